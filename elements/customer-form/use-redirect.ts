import { useEffect, useState } from 'react';
import { useHost } from '#runtime/host.ts';
import { safeNavigate } from '#website/safe-navigate.ts';
import type { CustomerFormEvents } from './customer-form.definition.ts';

/** How a redirect ended: on its way, held by the page, or refused because its address is not safe. */
export type RedirectOutcome = 'leaving' | 'prevented' | 'refused';

/** Leaves the page once; `leaving` stays true until the page is gone, or is shown again from the back-forward cache. */
export function useRedirect(): { leaving: boolean; redirect: (url: string) => RedirectOutcome } {
  const host = useHost<CustomerFormEvents>();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) setLeaving(false);
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
  const redirect = (url: string): RedirectOutcome => {
    if (!host.emit('haven-navigate', { url }, { cancelable: true })) return 'prevented';
    if (!safeNavigate(url)) return 'refused';
    setLeaving(true);
    return 'leaving';
  };
  return { leaving, redirect };
}
