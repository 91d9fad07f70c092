import type { Ecard } from '#website/shop/ecard.ts';
import { looseText, z } from './zod.ts';

/** One line of the cart; `price` is a decimal in whole currency units, for one item. */
export const cartLineSchema = z.object({
  itemId: z.string(),
  name: z.string(),
  category: looseText,
  variant: looseText,
  price: z.number(),
  quantity: z.number(),
  image: looseText,
  href: looseText,
});

/** What every cart call answers; `total` is a decimal in whole currency units. */
export const cartSchema = z.object({
  lines: z.array(cartLineSchema),
  itemCount: z.number(),
  total: z.number(),
  currency: z.string(),
  /** What the server changed beyond the wish, such as a quantity that it had to hold. */
  message: z.optional(z.string()),
  /** What changed since the visitor looked last: prices, gifts that sold out. */
  notices: z.optional(z.array(z.string())),
});

/** What the e-cards' post answers: where to go on. */
export const ecardsAnswerSchema = z.object({ redirect: z._default(z.string(), '') });

export type CartLine = z.infer<typeof cartLineSchema>;
export type Cart = z.infer<typeof cartSchema>;
export type EcardsAnswer = z.infer<typeof ecardsAnswerSchema>;
/** An e-card as it is posted. */
export type PostedEcard = Omit<Ecard, 'itemName'>;
