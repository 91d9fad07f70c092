import type { Product } from './find-gifts.ts';

const HOW_MANY = 3;

/**
 * Gifts to show beside another: its category first, then the following ones in the shop; sold-out gifts are skipped.
 */
export function otherGifts(gifts: readonly Product[], gift: Product): Product[] {
  const at = gifts.findIndex((each) => each.slug === gift.slug);
  const following = [...gifts.slice(at + 1), ...gifts.slice(0, Math.max(0, at))].filter((each) => each.available !== 0);
  const isAlike = (each: Product) => (each.category === gift.category ? 0 : 1);
  return following.toSorted((a, b) => isAlike(a) - isAlike(b)).slice(0, HOW_MANY);
}
