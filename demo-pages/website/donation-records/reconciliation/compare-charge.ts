import { formatMoney } from '#website/money.ts';
import type { ProviderCharge } from '../../donations/charge-lookup.ts';
import type { DifferenceKind } from './difference-kinds.ts';
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
  reversed: 'taken back by the bank',
  unknown: 'in a state that we do not know',
};

/** What our books say of an entry's money. */
export function ourWords({ currency, totalMinor, isPaid, refundedMinor, reversedMinor }: BookEntry): string {
  const state = isPaid ? (reversedMinor > 0 ? 'taken back by the bank' : 'paid') : 'not paid';
  const back = refundedMinor > 0 ? `, ${money(refundedMinor, currency)} refunded` : '';
  return `${money(totalMinor, currency)} ${state}${back}`;
}

const theirWords = ({ amountMinor, currency, status, refundedMinor }: ProviderCharge) =>
  `${money(amountMinor, currency)} ${STATES[status]}${refundedMinor > 0 ? `, ${money(refundedMinor, currency)} refunded` : ''}`;

/** Whether the payer's money was taken by a charge, whatever happened to it later. */
const hasMoney = ({ status }: ProviderCharge) => status === 'complete' || status === 'reversed';

/**
 * How a charge and what our books have of it differ; undefined when they agree. The gravest difference is named, one for
 * a charge. A charge that took no money and that our books do not count is no difference.
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
    chargedAt: new Date(charge.createdAt),
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
  if ((charge.status === 'reversed') !== entry.reversedMinor > 0) return 'state';
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
