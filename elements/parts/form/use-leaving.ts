import { useEffect, useState } from 'react';

/** The result of leaving: on the way, prevented by the page, or refused because the address is not safe. */
export type Departure = 'leaving' | 'prevented' | 'refused';

/**
 * Leaves the page. `leaving` stays true until the page is gone, or is shown again from the back-forward cache. `ask`
 * announces the address and returns false when the page prevents it; `navigate` returns false for an unsafe address.
 */
export function useLeaving(
  announce: (url: string) => boolean,
  navigate: (url: string) => boolean,
): { leaving: boolean; leave: (url: string) => Departure } {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => {
      if (event.persisted) setLeaving(false);
    };
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, []);
  const leave = (url: string): Departure => {
    if (!announce(url)) return 'prevented';
    const left = navigate(url);
    setLeaving(left);
    return left ? 'leaving' : 'refused';
  };
  return { leaving, leave };
}
