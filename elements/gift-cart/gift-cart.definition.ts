import * as z from 'zod/mini';
import type { Documentation } from '#runtime/documentation.ts';
import { CHECKOUT_CATEGORIES } from '#website/analytics/event-names.ts';
import { type Cart, cartLineSchema } from '#website/api/cart-schemas.ts';
import { DEFAULT_CURRENCY, normaliseSiteCountryCode } from '#website/country.ts';

export const tag = 'gift-cart';

export const attributes = z.object({
  action: z._default(z.string(), '/cart'),
  lines: z._default(z.array(cartLineSchema), []),
  nextUrl: z._default(z.string(), ''),
  nextLabel: z._default(z.string(), 'Continue to e-cards'),
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
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 4 3%22%3E%3Cpath fill=%22%23b5daf4%22 d=%22M0 0h4v3H0z%22/%3E%3Cpath fill=%22%230b5ca0%22 d=%22m.5 2.5 1.5-2 1.5 2z%22/%3E%3C/svg%3E';
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
    nextUrl: { when: 'lines', severity: 'warning', without: 'nothing leads on from the cart' },
  },
  summary: 'The cart: its lines with their quantities, the total, and the way on.',
  whenToUse: [
    'As the cart page of the gift shop.',
    'Where quantities change, gifts are removed and brought back, and the total follows.',
  ],
  whenNotToUse: [
    'For the sum beside a checkout: draw a plain list, which nobody can change by mistake.',
    'For one gift: use `gift-item`.',
  ],
  accessibility: {
    keyboard: [
      'Quantities take arrow keys, Home and End, or a typed number.',
      'After a removal the focus is on the next gift, or on the heading of the empty cart; “Undo” stands where the gift was.',
    ],
    screenReader: [
      'Each change is announced with the new total.',
      'A change that could not be saved is announced with its reason, and the old quantity is back.',
    ],
    author: ['Pictures need no texts: the gift’s name stands beside each.', 'A heading above it.'],
  },
  server:
    'POST of `intent`, `itemId` and `quantity` to `action`; the answer is the cart as JSON, with the server’s prices. 422 with `{ errors }` puts the old quantity back.',
  attributes: {
    action: 'Where the cart takes posts.',
    lines:
      'The lines as JSON: `[{ "itemId", "name", "category", "variant", "price", "quantity", "image", "href" }]`, prices in whole currency units. New lines replace what is shown.',
    nextUrl: 'Where the visitor goes on to; without it no link is drawn.',
    nextLabel: 'The words of that link.',
    shopUrl: 'The shop, linked from the cart and from an empty cart.',
    emptyImage: 'The address of a 4:3 picture for an empty cart.',
    checkoutCategory: 'What analytics call the checkout: `giftshop` for the public shop, `private` for a closed store.',
    currency: 'The ISO 4217 code of the prices; inherited.',
    siteCountryCode: 'AUS or NZL: how prices are written; inherited.',
  },
  events: {
    'cart-change': { description: 'After every answer of the server; `detail.cart` is the cart it answered with.' },
    'haven-navigate': {
      description: 'Before the page goes on, all changes saved; `detail.url` is where to. When prevented, it stays.',
      cancelable: true,
    },
  },
  examples: [
    {
      title: 'Two gifts',
      note: 'These two lines are an example. A change is answered by the demo’s server with your own cart.',
      html: `<gift-cart lines='${lines}' next-url="/cart/e-cards" shop-url="/gifts"></gift-cart>`,
    },
    { title: 'Nothing yet', html: '<gift-cart shop-url="/gifts"></gift-cart>' },
    {
      title: 'On the New Zealand site',
      html: `<gift-cart lines='${lines}' currency="NZD" site-country-code="NZL" action="/nz/cart" next-url="/nz/cart/e-cards" shop-url="/nz/gifts"></gift-cart>`,
    },
  ],
} as const satisfies Documentation<typeof attributes>;
