import { currencyFor, type SiteCountryCode } from '#website/country.ts';
import { siteMoney } from '#website/donations/donation-amount.ts';
import type { DonationFrequency } from '#website/donations/donation-fields.ts';
import { monthlyWords } from '#website/donations/gift-day.ts';

export interface GiftWords {
  readonly totalMinor: number;
  readonly frequency: DonationFrequency;
  readonly siteCountryCode: SiteCountryCode;
  readonly payeeName: string;
  readonly howToStop: string;
}

/** D1.07: what will happen: amount, currency, how often, who receives it, and how a monthly gift is stopped. */
export function giftSentence(gift: GiftWords, now: Date): string {
  const { totalMinor, frequency, siteCountryCode: site, payeeName, howToStop } = gift;
  const sum = `${siteMoney(totalMinor, site)} ${currencyFor(site)}`;
  if (frequency === 'one-off') return `You give ${sum} once to ${payeeName}.`;
  return `You give ${sum} to ${payeeName} ${monthlyWords(now, site)}. ${howToStop}`.trim();
}
