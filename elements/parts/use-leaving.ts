import { useEffect, useState } from 'react';
import { useHost } from '#runtime/host.ts';

/** How a departure ended: on its way, held by the page, or refused because the address is not safe. */
export type Departure = 'leaving' | 'prevented' | 'refused';

/**
 * Leaves the page, unless it prevents `haven-navigate`; `leaving` stays true until it is gone, or is shown again from the
 * back-forward cache. `navigate` answers false for an address that is not safe.
 */
export function useLeaving(navigate: (url: string) => boolean): {
  leaving: boolean;
  leave: (url: string) => Departure;
} {
  const host = useHost<{ 'haven-navigate': { url: string } }>();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) setLeaving(false);
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
  const leave = (url: string): Departure => {
    if (!host.emit('haven-navigate', { url }, { cancelable: true })) return 'prevented';
    const left = navigate(url);
    setLeaving(left);
    return left ? 'leaving' : 'refused';
  };
  return { leaving, leave };
}
