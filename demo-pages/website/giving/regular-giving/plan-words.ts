import { ordinal } from '#rules/donations/gift-day.ts';
import PLAN_WORDS from '#texts/website/plan-words';
import { dayOf, type PageTexts, pageTexts, receiptMoney, SITES, type Site } from '../../platform/index.ts';
import { type CalendarDay, instantOf, type Period } from './gift-dates.ts';
import type { PlanRefusal } from './plan-change.ts';
import { amountsOf, nextGiftDay } from './plan-schedule.ts';
import type { GivingPlan } from './regular-giving-schema.ts';

/** Texts about monthly gifts, in the language of a site of their country. */
export interface PlanWords {
  site: Site;
  text: PageTexts<typeof PLAN_WORDS>;
  /** Cents, such as `$30.00 AUD`. */
  money(minor: number): string;
  /** A day, such as `14 December 2026`. */
  day(day: CalendarDay): string;
  /** When a gift of this day of the month is taken; days 29 to 31 fall on the last day of shorter months (D3.02). */
  giftDay(anchorDay: number): string;
  /**
   * The day of the next gift, and why it is another than the usual one: a bank debit waits for a banking day (D3.05).
   */
  nextGift(plan: GivingPlan): string;
  /** What a month's gift comes to, with the costs that the donor covers. */
  sum(plan: GivingPlan, period: Period): string;
  /** What identifies the card or account to its owner, such as `your Visa card ending in 4242`. */
  source(plan: GivingPlan): string;
  /** Why the bank did not pay, as a sentence's end. */
  decline(code: string): string;
}

const REASONS = ['insufficient_funds', 'expired_card', 'account_closed', 'no_account', 'mandate_revoked'] as const;
const NOT_ACCEPTED: ReadonlySet<string> = new Set(['lost_card', 'stolen_card']);

export function planWords(site: Site): PlanWords {
  const text = pageTexts(site, PLAN_WORDS);
  const money = (minor: number) => receiptMoney(minor, site);
  const day = (on: CalendarDay) => dayOf(new Date(instantOf(site.code, on, '12:00')), site);
  return {
    site,
    text,
    money,
    day,
    nextGift(plan) {
      const on = nextGiftDay(plan);
      return on === plan.nextGiftOn ? day(on) : text('movedDay', { day: day(on), due: day(plan.nextGiftOn) });
    },
    giftDay(anchorDay) {
      const monthDay = site.language === 'en' ? ordinal(anchorDay) : String(anchorDay);
      if (anchorDay === 31) return text('monthlyLast');
      return text(anchorDay > 28 ? 'monthlyOrLast' : 'monthly', { day: monthDay });
    },
    sum(plan, period) {
      const { giftMinor, costsMinor } = amountsOf(plan, period);
      const total = money(giftMinor + costsMinor);
      return costsMinor > 0 ? text('withCosts', { total, gift: money(giftMinor) }) : total;
    },
    source({ method, sourceScheme, sourceLast4: last4 }) {
      if (method === 'paypal') return text('paypalSource');
      if (method === 'bank') return last4 ? text('bankEnding', { last4 }) : text('bankSource');
      const scheme = sourceScheme ? `${sourceScheme.charAt(0).toUpperCase()}${sourceScheme.slice(1)} ` : '';
      return last4 ? text('cardEnding', { scheme, last4 }) : text('cardSource', { scheme });
    },
    decline: (code) =>
      text(NOT_ACCEPTED.has(code) ? 'notAccepted' : (REASONS.find((reason) => reason === code) ?? 'declined')),
  };
}

/** Why a change was refused, for donors; for staff in English. */
export const refusalText = ({ problem }: PlanRefusal, site: Site = SITES[0]): string =>
  pageTexts(site, PLAN_WORDS)(problem);
