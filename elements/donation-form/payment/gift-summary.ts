import { currencyFor, type SiteCountryCode } from '#rules/country.ts';
import { siteMoney } from '#rules/donations/donation-amount.ts';
import type { DonationFrequency } from '#rules/donations/donation-fields.ts';
import { giftDay, ordinal } from '#rules/donations/gift-day.ts';
import type { Texts } from '#runtime/texts/use-texts.ts';
import type DONATION_PAYMENT_TEXTS from '#texts/elements/donation-form-payment';

export interface SummaryGift {
  readonly totalMinor: number;
  readonly frequency: DonationFrequency;
  readonly siteCountryCode: SiteCountryCode;
  readonly payeeName: string;
  readonly howToStop: string;
}

/** D1.07: what will happen: amount, currency, how often, who receives it, and how a monthly gift is stopped. */
export function giftSummary(gift: SummaryGift, now: Date, t: Texts<typeof DONATION_PAYMENT_TEXTS>): string {
  const { totalMinor, frequency, siteCountryCode: site, payeeName, howToStop } = gift;
  const sum = `${siteMoney(totalMinor, site, t.language)} ${currencyFor(site)}`;
  const payee = payeeName.trim() || t('payee');
  if (frequency === 'one-off') return t('once', { sum, payee });
  const day = giftDay(now, site);
  const key = day === 31 ? 'monthlyLast' : day > 28 ? 'monthlyOrLast' : 'monthly';
  return t(key, { sum, payee, day, ordinal: ordinal(day), howToStop }).trim();
}
