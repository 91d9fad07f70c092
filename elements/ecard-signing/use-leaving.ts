import { useEffect, useState } from 'react';
import { useHost } from '#runtime/host.ts';
import { safeNavigate } from '#website/safe-navigate.ts';
import type { EcardSigningEvents } from './ecard-signing.definition.ts';

/** How leaving ended: on its way, held by the page, or refused because the address is not safe. */
export type LeaveOutcome = 'leaving' | 'prevented' | 'refused';

/** Leaves the page; `leaving` stays true until it is gone, or is shown again from the back-forward cache. */
export function useLeaving(): { leaving: boolean; leave: (url: string) => LeaveOutcome } {
  const host = useHost<EcardSigningEvents>();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) setLeaving(false);
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
  const leave = (url: string): LeaveOutcome => {
    if (!host.emit('haven-navigate', { url }, { cancelable: true })) return 'prevented';
    if (!safeNavigate(url)) return 'refused';
    setLeaving(true);
    return 'leaving';
  };
  return { leaving, leave };
}
