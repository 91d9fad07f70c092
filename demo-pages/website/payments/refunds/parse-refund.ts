import { containsCardNumber } from '#payment-rules/card/card-number.ts';
import { withAsciiDigits } from '#rules/ascii-digits.ts';
import { parseMoney } from '#rules/money.ts';
import { type Fields, textField } from '../../platform/index.ts';
import type { RefundProblem } from './begin-refund.ts';
import type { RefundUnits } from './find-refunds.ts';

export const MAX_REASON = 300;
/** Prefix of the field names for units that return to the stock; the gift's id follows. */
export const UNITS_PREFIX = 'units.';

/** A refund's form: its texts as typed, and their parsed values where they are valid. */
export interface RefundForm {
  amount: string;
  reason: string;
  unitTexts: ReadonlyMap<string, string>;
  amountMinor: number;
  units: RefundUnits;
  problems: RefundProblem[];
}

/** Parses a refund's form; invalid fields are listed in `problems`. */
export function parseRefund(fields: Fields): RefundForm {
  const amount = textField(fields, 'amount');
  const reason = textField(fields, 'reason');
  const problems: RefundProblem[] = [];
  const amountMinor = parseMoney(amount) ?? 0;
  if (amountMinor === 0)
    problems.push({ field: 'amount', message: 'Enter the amount to refund in dollars and cents, such as 12.50.' });
  if (reason === '')
    problems.push({ field: 'reason', message: 'Enter the reason for the refund. It is recorded in the audit trail.' });
  else if (reason.length > MAX_REASON)
    problems.push({ field: 'reason', message: `Enter at most ${MAX_REASON} characters as the reason.` });
  else if (containsCardNumber(reason))
    problems.push({ field: 'reason', message: 'Remove the card number from the reason. We must not store it.' });
  const unitTexts = new Map(
    Object.keys(fields)
      .filter((name) => name.startsWith(UNITS_PREFIX))
      .map((name) => [name.slice(UNITS_PREFIX.length), withAsciiDigits(textField(fields, name))]),
  );
  const units = [...unitTexts].map(([itemId, text]) => ({ itemId, quantity: Number(text) }));
  if ([...unitTexts.values()].some((text) => !/^\d{0,3}$/.test(text)))
    problems.push({
      field: 'units',
      message: 'Enter the units to return to stock as whole numbers, such as 1.',
    });
  return { amount, reason, unitTexts, amountMinor, units, problems };
}
