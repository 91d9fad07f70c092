import type { Message } from '#locales/message.ts';
import { amountMessage, DEFAULT_BOUNDS, parseDonationAmount } from '#rules/donations/donation-amount.ts';
import { isTicked } from '#rules/is-ticked.ts';
import { decimalText } from '#rules/money.ts';
import type { AskedChange } from '../../giving/index.ts';
import { type Fields, textField } from '../../platform/index.ts';

export type ChangeKind = AskedChange['kind'];

const wholeNumber = (fields: Fields, name: string): number => {
  const text = textField(fields, name);
  return /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
};

/**
 * The change that a form in `language` asks for, or what is wrong with its field; undefined for a form that is not
 * ours.
 */
export function readChange(
  fields: Fields,
  language: string,
): AskedChange | { field: string; error: Message } | undefined {
  const kind = textField(fields, 'kind');
  if (kind === 'day') return { kind, anchorDay: wholeNumber(fields, 'day') };
  if (kind === 'pause') return { kind, months: wholeNumber(fields, 'months') };
  if (kind === 'resume' || kind === 'stop') return { kind };
  if (kind !== 'amount') return undefined;
  const giftMinor = parseDonationAmount(textField(fields, 'amount'), DEFAULT_BOUNDS, language);
  if (giftMinor === undefined) return { field: 'amount', error: amountMessage() };
  return { kind, giftMinor, coversCosts: isTicked(fields['coverCosts']) };
}

/** The fields with which a change is confirmed. */
export function changeFields(change: AskedChange): Record<string, string> {
  if (change.kind === 'day') return { kind: 'day', day: String(change.anchorDay) };
  if (change.kind === 'pause') return { kind: 'pause', months: String(change.months) };
  if (change.kind !== 'amount') return { kind: change.kind };
  return {
    kind: 'amount',
    amount: decimalText(change.giftMinor),
    ...(change.coversCosts && { coverCosts: 'true' }),
  };
}
