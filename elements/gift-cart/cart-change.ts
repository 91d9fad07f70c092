import type { CartLine } from '#website/api/cart-schemas.ts';
import { toMinorUnits } from '#website/money.ts';
import { MAX_QUANTITY } from '#website/shop/quantity.ts';

/** What a visitor does to the cart. `restore` puts a removed line back. */
export type CartChange =
  | { readonly kind: 'set'; readonly itemId: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly itemId: string }
  | { readonly kind: 'restore'; readonly itemId: string; readonly line: CartLine };

/** The lines as they will be once the server has taken a change. */
export function applyChange(lines: readonly CartLine[], change: CartChange): CartLine[] {
  const others = lines.filter((line) => line.itemId !== change.itemId);
  if (change.kind === 'remove') return others;
  const present = lines.find((line) => line.itemId === change.itemId);
  if (change.kind === 'set') {
    return lines.map((line) => (line === present ? { ...line, quantity: change.quantity } : line));
  }
  const quantity = Math.min(MAX_QUANTITY, (present?.quantity ?? 0) + change.line.quantity);
  return [...others, { ...change.line, quantity }];
}

/**
 * The queue with a change at its end. A quantity that has not been sent yet gives way to a newer one for the same item,
 * so that ten quick presses cost two posts; the first entry is being sent and stays.
 */
export function enqueue(queue: readonly CartChange[], change: CartChange): CartChange[] {
  const last = queue.findLastIndex((waiting) => waiting.itemId === change.itemId);
  if (change.kind === 'set' && last > 0 && queue[last]?.kind === 'set') return queue.with(last, change);
  return [...queue, change];
}

/** Lines in the order in which their items were first seen, so that a line put back returns to its place. */
export function inOrder<Line extends Pick<CartLine, 'itemId'>>(
  lines: readonly Line[],
  order: readonly string[],
): Line[] {
  return lines.toSorted((a, b) => order.indexOf(a.itemId) - order.indexOf(b.itemId));
}

/** The price of some lines in cents. */
export function totalOf(lines: readonly Pick<CartLine, 'price' | 'quantity'>[]): number {
  return lines.reduce((sum, line) => sum + toMinorUnits(line.price) * line.quantity, 0);
}

/** How many gifts some lines hold. */
export function countOf(lines: readonly Pick<CartLine, 'quantity'>[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}
