import { useEffect, useState } from 'react';

/** True after the first frame was drawn and the browser was idle, or after a second. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const done = () => setPainted(true);
    // Safari has no idle callback.
    if (!globalThis.requestIdleCallback) {
      const timer = setTimeout(done, 1000);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(done, { timeout: 1000 });
    return () => cancelIdleCallback(request);
  }, []);
  return isPainted;
}
