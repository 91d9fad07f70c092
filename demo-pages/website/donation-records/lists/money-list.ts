import { formatMoney } from '#website/money.ts';

/** Sums of several currencies in words, such as `$75.00 AUD, $30.00 NZD`. */
export function moneyList<Row extends { currency: string }>(
  rows: readonly Row[],
  minorOf: (row: Row) => number,
): string {
  const words = rows.map((row) => {
    const site = row.currency === 'NZD' ? 'NZL' : 'AUS';
    return `${formatMoney(Number(minorOf(row)), row.currency, site)} ${row.currency}`;
  });
  return words.join(', ') || 'Nothing';
}
