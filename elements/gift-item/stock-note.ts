import { MAX_QUANTITY } from '#rules/shop/quantity.ts';
import type { Texts } from '#runtime/texts/use-texts.ts';
import type GIFT_ITEM_TEXTS from '#texts/elements/gift-item';

/** The text about the stock of a gift; empty while one order cannot exhaust it. */
export function stockNote(available: number | undefined, t: Texts<typeof GIFT_ITEM_TEXTS>): string {
  if (available === undefined || available > MAX_QUANTITY) return '';
  return available === 0 ? t('soldOut') : t('left', { number: available });
}
