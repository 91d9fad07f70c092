import { useInsertionEffect, useRef, useState } from 'react';

/**
 * A ref for a tag whose events `hear` is called with, whenever the tag is in the tree. React 18 has no props for events
 * of custom elements. `names` are read once.
 */
export function useTagEvents<Heard extends Event = Event>(
  names: readonly string[],
  hear: (event: Heard) => void,
): (element: HTMLElement | null) => void {
  const latest = useRef(hear);
  useInsertionEffect(() => {
    latest.current = hear;
  });
  const [listenTo] = useState(() => {
    // One function for good: a ref that is attached twice, as in StrictMode, does not listen twice.
    const listener = (event: Event) => latest.current(event as Heard);
    return (element: HTMLElement | null) => {
      for (const name of names) element?.addEventListener(name, listener);
    };
  });
  return listenTo;
}
