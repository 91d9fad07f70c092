import { formatMoney } from '#website/money.ts';
import type { Donation } from '../../donations/ledger.ts';
import { dayOf } from '../../site/day-of.ts';
import { siteOf } from '../../site/sites.ts';

/** A sum in the currency of a gift, such as `$75.00 AUD`. */
export const sumOf = ({ currency, siteCountryCode }: Donation, minor: number): string =>
  `${formatMoney(minor, currency, siteOf(siteCountryCode).code)} ${currency}`;

/** The day of a gift, in the words of its site. */
export const givenDay = ({ paidAt, createdAt, givenOn, siteCountryCode }: Donation): string =>
  dayOf(givenOn ? new Date(`${givenOn}T00:00:00Z`) : (paidAt ?? createdAt), siteOf(siteCountryCode));

/** What kind of gift it was. */
export function kindOf({ frequency, source }: Donation): string {
  if (source === 'offline') return 'Gift by transfer, cheque or cash';
  return frequency === 'monthly' ? 'Monthly gift' : 'Gift';
}

/** What became of the money, when it did not simply come. */
export function stateOf(gift: Donation): string {
  if (gift.status === 'pending') return 'On its way from your bank';
  if (gift.status === 'reversed') return 'Taken back by the bank';
  if (gift.status === 'refunded') return 'Refunded';
  return gift.returnedMinor > 0 ? `${sumOf(gift, gift.returnedMinor)} refunded` : '';
}
