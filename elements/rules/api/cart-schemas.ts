import type { Ecard } from '#rules/shop/ecard.ts';
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
  /** The same picture for dense screens, as `srcset` has it. */
  imageSrcset: z.optional(z.string()),
  href: looseText,
  /** The texts that are in English on a page of another language: `name`, `category`, `variant`. */
  english: z.optional(z.array(z.string())),
});

/** The response of every cart call; `total` is a decimal in whole currency units. */
export const cartSchema = z.object({
  lines: z.array(cartLineSchema),
  itemCount: z.number(),
  total: z.number(),
  currency: z.string(),
  /** How the result differs from the request, such as a quantity that the server reduced. */
  message: z.optional(z.string()),
  /** Changes since the visitor's last visit: prices, gifts that sold out. */
  notices: z.optional(z.array(z.string())),
});

/** The response to the e-cards' post: the address of the next page. */
export const ecardsResponseSchema = z.object({ redirect: z._default(z.string(), '') });

export type CartLine = z.infer<typeof cartLineSchema>;
export type Cart = z.infer<typeof cartSchema>;
export type EcardsResponse = z.infer<typeof ecardsResponseSchema>;
/** An e-card in the shape in which it is posted. */
export type PostedEcard = Omit<Ecard, 'itemName'>;
