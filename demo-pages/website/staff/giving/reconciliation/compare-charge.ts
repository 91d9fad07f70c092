import { formatMoney } from '#rules/money.ts';
import type { ProviderCharge } from '../../../payments/index.ts';
import type { BookEntry } from './read-books.ts';

/** What a comparison found, in the words of both sides. */
export interface FoundDifference {
  kind: DifferenceKind;
  chargeId: string;
  subject: string;
  currency: string;
  ours: string;
  theirs: string;
  chargedAt: Date;
}

const money = (minor: number, currency: string) =>
  `${formatMoney(minor, currency, currency === 'NZD' ? 'NZL' : 'AUS')} ${currency}`;

const STATES: Record<ProviderCharge['status'], string> = {
  pending: 'on its way',
  complete: 'paid',
  failed: 'failed',
  reversed: 'paid',
  unknown: 'in a state that we do not know',
};

/** What our books say of an entry's money. */
const ourWords = (entry: BookEntry): string =>
  `${money(entry.totalMinor, entry.currency)} ${entry.isPaid ? 'paid' : 'not paid'}${backWords(entry)}`;

const theirWords = (charge: ProviderCharge) =>
  `${money(charge.amountMinor, charge.currency)} ${STATES[charge.status]}${backWords(charge)}`;

/** What went back, of either side. */
const backWords = ({
  currency,
  refundedMinor,
  reversedMinor,
}: Pick<BookEntry, 'currency' | 'refundedMinor' | 'reversedMinor'>) =>
  (refundedMinor > 0 ? `, ${money(refundedMinor, currency)} refunded` : '') +
  (reversedMinor > 0 ? `, ${money(reversedMinor, currency)} reversed by the bank` : '');

/** Whether the payer's money was taken by a charge, whatever happened to it later. */
const hasMoney = ({ status }: ProviderCharge) => status === 'complete' || status === 'reversed';

/**
 * How a charge and what our books have of it differ; undefined when they agree. The gravest difference is named, one
 * for a charge. A charge that took no money and that our books do not count is no difference.
 */
export function compareCharge(charge: ProviderCharge, entry: BookEntry | undefined): FoundDifference | undefined {
  const kind = kindOf(charge, entry);
  if (!kind) return undefined;
  return {
    kind,
    chargeId: charge.id,
    subject: entry?.id ?? '',
    currency: charge.currency,
    ours: entry ? `${ourWords(entry)}${kind === 'doubled' ? ` by ${entry.chargeId ?? 'another way'}` : ''}` : 'Nothing',
    theirs: `${theirWords(charge)}${entry ? '' : `, reference ${charge.reference || 'none'}`}`,
    chargedAt: charge.madeAt,
  };
}

function kindOf(charge: ProviderCharge, entry: BookEntry | undefined): DifferenceKind | undefined {
  if (!entry) return hasMoney(charge) ? 'unknown' : undefined;
  if (entry.chargeId !== charge.id) {
    if (!hasMoney(charge)) return undefined;
    return entry.isPaid ? 'doubled' : 'state';
  }
  const isAmount = charge.amountMinor === entry.totalMinor && charge.currency === entry.currency;
  if (hasMoney(charge) && !isAmount) return 'amount';
  if (hasMoney(charge) !== entry.isPaid) return entry.isPaid || hasMoney(charge) ? 'state' : undefined;
  if (charge.reversedMinor !== entry.reversedMinor) return 'state';
  return charge.refundedMinor === entry.refundedMinor ? undefined : 'refund';
}

/** A payment in our books of which the provider has no charge. */
export const missingCharge = (entry: BookEntry): FoundDifference => ({
  kind: 'missing',
  chargeId: entry.chargeId ?? '',
  subject: entry.id,
  currency: entry.currency,
  ours: ourWords(entry),
  theirs: 'No charge',
  chargedAt: entry.paidAt ?? new Date(0),
});

/** The ways in which our books and the provider's list can disagree about a charge. */
export const DIFFERENCE_KINDS = ['missing', 'unknown', 'doubled', 'amount', 'state', 'refund'] as const;
type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** The name of each kind, and what staff do about it. */
export const DIFFERENCE_TEXTS: Readonly<Record<DifferenceKind, { name: string; whatToDo: string }>> = {
  missing: {
    name: 'Missing at the provider',
    whatToDo:
      'Our books show it as paid, but the provider has no such charge. Ask the provider, quoting the ' +
      'charge. If no money arrived, contact the donor and tell finance: the receipt still stands.',
  },
  unknown: {
    name: 'Unknown charge',
    whatToDo:
      'Money was taken, but no donation or order has this reference. Find the payer in the provider’s ' +
      'dashboard. Refund the charge there, or enter the gift and note its number here.',
  },
  doubled: {
    name: 'Charged twice',
    whatToDo:
      'One donation or order was charged twice. Refund this charge in the provider’s dashboard, and contact the payer.',
  },
  amount: {
    name: 'Wrong amount',
    whatToDo:
      'The provider charged a different amount from our books. Compare both with the donor’s email. ' +
      'Refund any overcharge in the provider’s dashboard.',
  },
  state: {
    name: 'Status differs',
    whatToDo:
      'One side shows money that the other does not: not paid, or reversed by the bank. Our books are ' +
      'updated from the provider automatically. If this is still here after the next comparison, open ' +
      'both and tell the people who run the site.',
  },
  refund: {
    name: 'Refund differs',
    whatToDo:
      'The refunded amounts differ. Open the refunds on both sides. A refund that only the provider ' +
      'has is added to our books automatically; for one that only we have, ask the provider.',
  },
};
