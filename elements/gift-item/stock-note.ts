import { MAX_QUANTITY } from '#website/shop/quantity.ts';

/** The text about the stock of a gift; empty while one order cannot exhaust it. */
export function stockNote(available: number | undefined): string {
  if (available === undefined || available > MAX_QUANTITY) return '';
  return available === 0 ? 'Sold out' : `Only ${available} left`;
}
