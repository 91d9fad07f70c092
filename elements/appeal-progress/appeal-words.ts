import type { AppealFigures } from '#website/api/appeal-schemas.ts';
import type { SiteCountryCode } from '#website/country.ts';
import { dayOf } from '#website/site-day.ts';

/** What an appeal's figures say; sums are rounded down to whole currency units, so that nothing is overstated. */
export interface AppealWords {
  readonly raised: string;
  /** `of $50,000`; empty for an appeal without a goal. */
  readonly ofGoal: string;
  /** How far the sum is beyond the goal, in words; empty before. */
  readonly overrun: string;
  /** What matching adds; it is not part of the sum. */
  readonly matched: string;
  readonly gifts: string;
  readonly daysLeft: string;
  /** The share of the goal, 0 to 1. */
  readonly share: number;
  /** The meter in words, for screen readers. */
  readonly meter: string;
}

export function appealWords(figures: AppealFigures, site: SiteCountryCode, now: Date): AppealWords {
  const { raised, matched, goal, gifts, until, currency } = figures;
  const money = (amount: number) => wholeMoney(amount, currency, site);
  const ofGoal = goal > 0 ? `of ${money(goal)}` : '';
  const share = goal > 0 ? Math.min(1, Math.max(0, raised / goal)) : 0;
  return {
    raised: money(raised),
    ofGoal,
    overrun: goal > 0 && raised > goal ? `The goal is passed by ${money(raised - goal)}.` : '',
    matched: matched > 0 ? `${money(matched)} more from matching` : '',
    gifts: `${gifts.toLocaleString('en-AU')} ${gifts === 1 ? 'gift' : 'gifts'}`,
    daysLeft: daysLeftWords(until, site, now),
    share,
    meter: `${money(raised)} ${ofGoal} raised, ${percent(share, raised, goal)}`,
  };
}

/** Full only when the goal is reached: 99.9 % is not shown as 100. */
const percent = (share: number, raised: number, goal: number) =>
  `${raised > goal ? 'more than 100' : Math.floor(share * 100)} %`;

function daysLeftWords(until: string | null, site: SiteCountryCode, now: Date): string {
  if (until === null || Number.isNaN(Date.parse(until))) return '';
  const last = /^\d{4}-\d{2}-\d{2}$/.test(until) ? until : dayOf(new Date(until), site);
  const days = Math.round((Date.parse(last) - Date.parse(dayOf(now, site))) / 86_400_000);
  if (days < 0) return 'This appeal has ended';
  if (days === 0) return 'Last day';
  return days === 1 ? '1 day left' : `${days} days left`;
}

function wholeMoney(amount: number, currency: string, site: SiteCountryCode): string {
  const locale = site === 'NZL' ? 'en-NZ' : 'en-AU';
  const code = /^[A-Za-z]{3}$/.test(currency) ? currency.toUpperCase() : 'AUD';
  const options = { style: 'currency', currency: code, maximumFractionDigits: 0 } as const;
  return Math.floor(amount).toLocaleString(locale, options);
}
