import type { CartLine } from '#rules/api/cart-schemas.ts';
import { toMinorUnits } from '#rules/money.ts';
import { MAX_QUANTITY } from '#rules/shop/quantity.ts';

/** A visitor's change to the cart. `restore` puts a removed line back. */
export type PendingChange =
  | { readonly kind: 'set'; readonly itemId: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly itemId: string }
  | { readonly kind: 'restore'; readonly itemId: string; readonly line: CartLine };

/** The expected lines after a change. */
export function applyChange(lines: readonly CartLine[], change: PendingChange): CartLine[] {
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
 * Adds a change to the queue. It replaces an unsent quantity of the same item, so that ten quick clicks cost two
 * posts. The first entry is already being sent and stays.
 */
export function enqueue(queue: readonly PendingChange[], change: PendingChange): PendingChange[] {
  const last = queue.findLastIndex((waiting) => waiting.itemId === change.itemId);
  if (change.kind === 'set' && last > 0 && queue[last]?.kind === 'set') return queue.with(last, change);
  return [...queue, change];
}

/** Sorts lines by when their items were first seen, so that a restored line returns to its place. */
export function inOrder<Line extends Pick<CartLine, 'itemId'>>(
  lines: readonly Line[],
  order: readonly string[],
): Line[] {
  return lines.toSorted((a, b) => order.indexOf(a.itemId) - order.indexOf(b.itemId));
}

/** The total of the lines in cents. */
export function cartTotal(lines: readonly Pick<CartLine, 'price' | 'quantity'>[]): number {
  return lines.reduce((sum, line) => sum + toMinorUnits(line.price) * line.quantity, 0);
}

/** The number of gifts in the lines. */
export function countOf(lines: readonly Pick<CartLine, 'quantity'>[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}
