import type { AppealFigures } from '#rules/api/appeal-schemas.ts';
import { inRegion, type SiteCountryCode } from '#rules/country.ts';
import { isolateCurrency, sumLocales } from '#rules/money.ts';
import { siteDayOf } from '#rules/site-day.ts';
import { numberFormat } from '#runtime/number-format.ts';
import type { Texts } from '#runtime/texts/use-texts.ts';
import type APPEAL_TEXTS from '#texts/elements/appeal-progress';

type AppealTexts = Texts<typeof APPEAL_TEXTS>;

/** The texts of an appeal's figures; sums are rounded down to whole currency units, so that nothing is overstated. */
export interface AppealLabels {
  readonly raised: string;
  /** `of $50,000`; empty for an appeal without a goal. */
  readonly ofGoal: string;
  /** How far the sum is beyond the goal, as text; empty below the goal. */
  readonly overrun: string;
  /** What matching adds; it is not part of the sum. */
  readonly matched: string;
  readonly gifts: string;
  readonly daysLeft: string;
  /** The share of the goal, 0 to 1. */
  readonly share: number;
  /** The value of the meter as text, for screen readers. */
  readonly meter: string;
}

export function appealLabels(figures: AppealFigures, site: SiteCountryCode, now: Date, t: AppealTexts): AppealLabels {
  const { raised, matched, goal, gifts, until, currency } = figures;
  const money = (amount: number) => wholeMoney(amount, currency, site, t.language);
  const ofGoal = goal > 0 ? t('of', { goal: money(goal) }) : '';
  const share = goal > 0 ? Math.min(1, Math.max(0, raised / goal)) : 0;
  return {
    raised: money(raised),
    ofGoal,
    overrun: goal > 0 && raised > goal ? t('passed', { sum: money(raised - goal) }) : '',
    matched: matched > 0 ? t('matched', { sum: money(matched) }) : '',
    gifts: giftsText(gifts, site, t),
    daysLeft: daysLeftText(until, site, now, t),
    share,
    meter: t('meter', { raised: money(raised), ofGoal, percent: percent(share, raised, goal, t) }),
  };
}

const giftsText = (count: number, site: SiteCountryCode, t: AppealTexts): string =>
  count === 0
    ? t('noGifts')
    : t('gifts', { count, number: numberFormat([inRegion(t.language, site), 'en-AU']).format(count) });

/** Full only when the goal is reached: 99.9 % is not shown as 100. */
const percent = (share: number, raised: number, goal: number, t: AppealTexts) =>
  raised > goal ? t('moreThan', { number: 100 }) : Math.floor(share * 100);

function daysLeftText(until: string | null, site: SiteCountryCode, now: Date, t: AppealTexts): string {
  if (until === null || Number.isNaN(Date.parse(until))) return '';
  // A day is the last one itself; a moment is where the appeal ends, so midnight belongs to the day before.
  const last = /^\d{4}-\d{2}-\d{2}$/.test(until) ? until : siteDayOf(new Date(Date.parse(until) - 1), site);
  const days = Math.round((Date.parse(last) - Date.parse(siteDayOf(now, site))) / 86_400_000);
  if (days < 0) return t('ended');
  if (days === 0) return t('lastDay');
  return t('daysLeft', { count: days });
}

function wholeMoney(amount: number, currency: string, site: SiteCountryCode, language: string): string {
  const code = /^[A-Za-z]{3}$/.test(currency) ? currency.toUpperCase() : 'AUD';
  const options = { style: 'currency', currency: code, maximumFractionDigits: 0 } as const;
  return isolateCurrency(numberFormat(sumLocales(language, site), options).format(Math.floor(amount)));
}
