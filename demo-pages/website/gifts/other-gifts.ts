import type { Product } from './find-gifts.ts';

const HOW_MANY = 3;

/** Gifts to show beside one: of its category first, then those that follow it in the shop; none that is sold out. */
export function otherGifts(gifts: readonly Product[], gift: Product): Product[] {
  const at = gifts.findIndex((each) => each.slug === gift.slug);
  const following = [...gifts.slice(at + 1), ...gifts.slice(0, Math.max(0, at))].filter((each) => each.available !== 0);
  const isAlike = (each: Product) => (each.category === gift.category ? 0 : 1);
  return following.toSorted((a, b) => isAlike(a) - isAlike(b)).slice(0, HOW_MANY);
}
