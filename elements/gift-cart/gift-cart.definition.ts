import * as z from 'zod/mini';
import { CHECKOUT_CATEGORIES } from '#rules/analytics/event-names.ts';
import { type Cart, cartLineSchema } from '#rules/api/cart-schemas.ts';
import { DEFAULT_CURRENCY, normaliseSiteCountryCode } from '#rules/country.ts';
import { siteSettings } from '#runtime/attributes/site-settings.ts';
import type { Documentation } from '#runtime/documentation.ts';
import CART_TEXTS from '#texts/elements/gift-cart';

export const tag = 'gift-cart';

export const attributes = z.object({
  ...siteSettings({ action: z._default(z.string(), '/cart') }),
  lines: z._default(z.array(cartLineSchema), []),
  nextUrl: z._default(z.string(), ''),
  nextLabel: z._default(z.string(), CART_TEXTS.texts.nextLabel),
  shopUrl: z._default(z.string(), ''),
  emptyImage: z._default(z.string(), ''),
  checkoutCategory: z._default(z.enum(CHECKOUT_CATEGORIES), 'giftshop'),
  currency: z._default(z.string(), DEFAULT_CURRENCY),
  siteCountryCode: z.pipe(
    z._default(z.string(), 'AUS'),
    z.transform((code: string) => normaliseSiteCountryCode(code)),
  ),
});

export interface GiftCartEvents {
  'cart-change': { cart: Cart };
  'haven-navigate': { url: string };
}

const picture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 4 3%22%3E%3Cpath ' +
  'fill=%22%23b5daf4%22 d=%22M0 0h4v3H0z%22/%3E%3Cpath fill=%22%230b5ca0%22 d=%22m.5 2.5 1.5-2 1.5 ' +
  '2z%22/%3E%3C/svg%3E';
const lines = JSON.stringify([
  {
    itemId: 'emergency-tent',
    name: 'Emergency tent',
    category: 'Shelter',
    variant: 'One tent',
    price: 145,
    quantity: 2,
    image: picture,
    href: '/gifts/emergency-tent',
  },
  {
    itemId: 'seeds-and-tools',
    name: 'Seeds and tools',
    category: 'Livelihoods',
    variant: 'One family',
    price: 12.5,
    quantity: 1,
    image: picture,
    href: '/gifts/seeds-and-tools',
  },
]);

export const documentation = {
  group: 'shop',
  order: 3,
  placement: { once: true },
  needs: {
    nextUrl: { when: 'lines', severity: 'warning', without: 'the cart has no link to the next step' },
  },
  summary: 'The cart: its lines with their quantities, the total, and the link to the next step.',
  whenToUse: [
    'As the cart page of the gift shop.',
    'Where visitors change quantities, remove gifts and restore them, and see the new total.',
  ],
  whenNotToUse: [
    'For the summary beside a checkout: use a plain list, which cannot be changed by mistake.',
    'For one gift: use `gift-item`.',
  ],
  accessibility: {
    keyboard: [
      'Quantities take arrow keys, Home and End, or a typed number.',
      'After a removal the focus is on the next gift, or on the heading of the empty cart; “Undo” is in the ' +
        'place of the gift.',
    ],
    screenReader: [
      'Each change is announced with the new total.',
      'A change that could not be saved is announced with its reason, and the old quantity is restored.',
    ],
    author: ['Pictures need no alternative texts: the gift’s name is beside each.', 'A heading above it.'],
  },
  server:
    'POST of `intent`, `itemId` and `quantity` to `action`; the response is the cart as JSON, with the server’s ' +
    'prices. 422 with `{ errors }` restores the old quantity.',
  attributes: {
    action: 'The address to which changes of the cart are posted.',
    lines:
      'The lines as JSON: `[{ "itemId", "name", "category", "variant", "price", "quantity", "image", "href" }]`, ' +
      'prices in whole currency units. New lines replace the old ones.',
    nextUrl: 'The address of the next step; without it there is no link.',
    nextLabel: 'The text of that link.',
    shopUrl: 'The shop, linked from the cart and from an empty cart.',
    emptyImage: 'The address of a 4:3 picture for an empty cart.',
    checkoutCategory:
      'The checkout’s category in analytics: `giftshop` for the public shop, `private` for a closed store.',
    currency: 'The ISO 4217 code of the prices; inherited.',
    siteCountryCode: 'AUS or NZL: the format of the prices; inherited.',
  },
  events: {
    'cart-change': { description: 'After every response of the server; `detail.cart` is the new cart.' },
    'haven-navigate': {
      description: 'After all changes are saved and before the page goes to `detail.url`. When prevented, it stays.',
      cancelable: true,
    },
  },
  examples: [
    {
      title: 'Two gifts',
      note: 'These two lines are an example. After a change, the demo’s server returns your own cart.',
      html: `<gift-cart lines='${lines}' next-url="/cart/e-cards" shop-url="/gifts"></gift-cart>`,
    },
    { title: 'Empty', html: '<gift-cart shop-url="/gifts"></gift-cart>' },
    {
      title: 'On the New Zealand site',
      html:
        `<gift-cart lines='${lines}' currency="NZD" site-country-code="NZL" action="/nz/cart" ` +
        'next-url="/nz/cart/e-cards" shop-url="/nz/gifts"></gift-cart>',
    },
  ],
} as const satisfies Documentation<typeof attributes>;
