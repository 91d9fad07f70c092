import GIVING from '#texts/website/giving';
import type { Donation } from '../../giving/index.ts';
import { dayOf, pageTexts, receiptMoney, type Site, siteFor } from '../../platform/index.ts';

/** A gift of either country, in the language of the page. */
const ofGift = ({ siteCountryCode }: Donation, { language }: Site): Site => siteFor(siteCountryCode, language);

/** A sum in the currency of a gift, such as `$75.00 AUD`. */
export const sumOf = (gift: Donation, minor: number, site: Site): string => receiptMoney(minor, ofGift(gift, site));

/** The day of a gift in its country. */
export function givenDay(gift: Donation, site: Site): string {
  const { paidAt, createdAt, givenOn } = gift;
  return dayOf(givenOn ? new Date(`${givenOn}T00:00:00Z`) : (paidAt ?? createdAt), ofGift(gift, site));
}

/** What kind of gift it was. */
export function kindOf({ frequency, source }: Donation, site: Site): string {
  const text = pageTexts(site, GIVING);
  if (source === 'offline') return text('offline');
  return text(frequency === 'monthly' ? 'monthly' : 'gift');
}

/** What became of the money, when it did not simply come. */
export function stateOf(gift: Donation, site: Site): string {
  const text = pageTexts(site, GIVING);
  const { status, returnedMinor } = gift;
  if (status === 'pending' || status === 'reversed' || status === 'refunded') return text(status);
  return returnedMinor > 0 ? text('partlyRefunded', { sum: sumOf(gift, returnedMinor, site) }) : '';
}
