import { MAX_QUANTITY } from '#website/shop/quantity.ts';

/** What is said about the stock of a gift; nothing while an order could not empty it. */
export function stockNote(available: number | undefined): string {
  if (available === undefined || available > MAX_QUANTITY) return '';
  return available === 0 ? 'Sold out' : `Only ${available} left`;
}
