import { useEffect, useState } from 'react';
import { useHost } from '#runtime/host.ts';
import { safeNavigate } from '#website/safe-navigate.ts';
import type { EcardSigningEvents } from './ecard-signing.definition.ts';

/**
 * Leaves the page; `leaving` stays true until it is gone, or is shown again from the back-forward cache. `leave` answers
 * false when the address is not safe; a page that holds its visitor knows that it does.
 */
export function useLeaving(): { leaving: boolean; leave: (url: string) => boolean } {
  const host = useHost<EcardSigningEvents>();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) setLeaving(false);
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
  const leave = (url: string): boolean => {
    if (!host.emit('haven-navigate', { url }, { cancelable: true })) return true;
    const left = safeNavigate(url);
    setLeaving(left);
    return left;
  };
  return { leaving, leave };
}
