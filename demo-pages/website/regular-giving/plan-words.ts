import { formatMoney } from '#website/money.ts';
import { dayOf } from '../site/day-of.ts';
import { siteOf } from '../site/sites.ts';
import { type CalendarDay, instantOf } from './gift-dates.ts';
import { countryOf } from './plan-schedule.ts';
import type { GivingPlan } from './regular-giving-schema.ts';

/** Cents in the currency of a plan, such as `$30.00 AUD`. */
export const giftMoney = (plan: Pick<GivingPlan, 'currency' | 'siteCountryCode'>, minor: number): string =>
  `${formatMoney(minor, plan.currency, countryOf(plan))} ${plan.currency}`;

/** A day in the site's words, such as `14 December 2026`. */
export const dayWords = (plan: Pick<GivingPlan, 'siteCountryCode'>, day: CalendarDay): string =>
  dayOf(new Date(instantOf(countryOf(plan), day, '12:00')), siteOf(plan.siteCountryCode));

/** What identifies the card or account to its owner, such as `your Visa card ending in 4242`. */
export function sourceWords({ method, sourceScheme, sourceLast4 }: GivingPlan): string {
  const ending = sourceLast4 ? ` ending in ${sourceLast4}` : '';
  if (method === 'paypal') return 'your PayPal account';
  if (method === 'bank') return `your bank account${ending}`;
  const scheme = sourceScheme ? `${sourceScheme.charAt(0).toUpperCase()}${sourceScheme.slice(1)} ` : '';
  return `your ${scheme}card${ending}`;
}

const REASONS: Record<string, string> = {
  insufficient_funds: 'there was not enough money.',
  expired_card: 'the card has expired.',
  account_closed: 'the account is closed.',
  no_account: 'the bank knows no such account.',
  mandate_revoked: 'the permission to debit the account was taken back.',
  lost_card: 'the bank does not accept this card any more.',
  stolen_card: 'the bank does not accept this card any more.',
};

/** Why the bank did not pay, as a sentence's end. */
export const declineWords = (code: string): string => REASONS[code] ?? 'the bank declined it.';
