import { decimalText } from '#rules/money.ts';
import { moneyText } from '../../pages/records-table.tsx';

/** Sums of several currencies in words, such as `$75.00 AUD, $30.00 NZD`. */
export function moneyList<Row extends { currency: string }>(
  rows: readonly Row[],
  minorOf: (row: Row) => number,
): string {
  return rows.map((row) => moneyText(Number(minorOf(row)), row.currency)).join(', ') || 'Nothing';
}

/** An amount in a file, with a minus for money that went back: `25.00`, `-25.00`. */
export const signedDecimal = (minor: number): string => `${minor < 0 ? '-' : ''}${decimalText(Math.abs(minor))}`;
