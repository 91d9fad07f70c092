import * as z from 'zod/mini';
import type { Cart } from '#rules/api/cart-schemas.ts';
import { DEFAULT_CURRENCY, normaliseSiteCountryCode } from '#rules/country.ts';
import { numberBetween, numberFrom } from '#runtime/attribute-schemas.ts';
import { siteSettings } from '#runtime/attributes/site-settings.ts';
import type { Documentation } from '#runtime/documentation.ts';

export const tag = 'gift-item';

export const attributes = z.object({
  itemId: z.string(),
  itemName: z.string(),
  itemCategory: z._default(z.string(), ''),
  itemVariant: z._default(z.string(), ''),
  // Without a price, or with a negative one, the author's children are shown.
  price: numberFrom(0),
  available: z.optional(numberFrom(0)),
  variants: z._default(
    z.array(
      z.object({
        itemId: z.string(),
        variant: z.string(),
        price: numberFrom(0),
        available: z.optional(numberFrom(0)),
        english: z.optional(z.array(z.string())),
      }),
    ),
    [],
  ),
  image: z._default(z.string(), ''),
  imageAlt: z._default(z.string(), ''),
  imageColour: z._default(z.string(), ''),
  imageSources: z._default(z.array(z.object({ type: z.string(), srcset: z.string(), sizes: z.string() })), []),
  href: z._default(z.string(), ''),
  summary: z._default(z.string(), ''),
  english: z._default(z.array(z.string()), []),
  detail: z._default(z.boolean(), false),
  headingLevel: z.optional(numberBetween(1, 6)),
  ...siteSettings({ action: z._default(z.string(), '/cart') }),
  cartUrl: z._default(z.string(), ''),
  currency: z._default(z.string(), DEFAULT_CURRENCY),
  siteCountryCode: z.pipe(
    z._default(z.string(), 'AUS'),
    z.transform((code: string) => normaliseSiteCountryCode(code)),
  ),
});

export interface GiftItemEvents {
  'cart-change': { cart: Cart };
}

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'%3E%3Cpath fill='%23b5daf4' " +
  "d='M0 0h4v3H0z'/%3E%3Cpath fill='%230b5ca0' d='m.5 2.5 1.5-2 1.5 2z'/%3E%3C/svg%3E";
const tent =
  'item-id="emergency-tent" item-name="Emergency tent" item-category="Shelter" item-variant="One tent" price="145" ' +
  `image="${picture}" href="/gifts/emergency-tent" summary="Keeps a family of five dry and out of the wind."`;

export const documentation = {
  group: 'shop',
  order: 1,
  placement: { form: 'none' },
  summary:
    'A gift of the shop with an “Add to cart” button, as a card in a listing or as the main part of its own page.',
  whenToUse: [
    'In the listing of a gift shop, and with `detail` on a gift’s own page.',
    'Where a gift has sizes, or a limited stock.',
  ],
  whenNotToUse: [
    'For a donation without a gift: use `donation-mode` and a form.',
    'To change quantities in the cart: use `gift-cart`.',
  ],
  accessibility: {
    keyboard: [
      'The name is a link; sizes are radio buttons, arrow keys change the quantity, and the button adds the gift.',
    ],
    screenReader: [
      'Adding is announced, with the gift and the number of items in the cart.',
      '“Sold out” and a low stock are written as text, not only shown by colour.',
    ],
    author: ['`heading-level` that fits the page’s outline.', 'A `summary` that says what the gift does.'],
  },
  server:
    'POST of `intent`, `itemId` and `quantity` to `action`; the response is the cart as JSON. The price on the ' +
    'card is only for display: the server uses its own catalogue.',
  attributes: {
    itemId: 'The id of the gift in the cart.',
    itemName: 'The name of the gift.',
    itemCategory: 'The category, shown above the name.',
    itemVariant: 'The unit, shown beside the price, such as "One tent".',
    price: 'The price of one, in whole currency units, such as 45 or 12.5. The cart uses the server’s prices.',
    available: 'The stock: up to 9 it is shown, and at 0 the gift is sold out. Without it the stock is unlimited.',
    variants:
      'The sizes of the gift as JSON: `[{ "itemId", "variant", "price", "available", "english" }]`. With ' +
      '`detail` the visitor chooses one; a card shows how many sizes there are.',
    image: 'The address of a 4:3 picture.',
    imageAlt: 'What the picture shows, where it says more than the name.',
    imageColour: 'A colour such as `#0b5ca0`, shown in the place of the picture until it has loaded.',
    imageSources:
      'The same picture in other formats and widths as JSON, the best format first: ' +
      '`[{ "type": "image/avif", "srcset": "/tent-416.avif 416w, /tent-700.avif 700w", "sizes": "92vw" }]`.',
    href: 'The gift’s own page: the name of a card links there.',
    summary: 'What the gift does, in a sentence.',
    english:
      'The texts that are in English on a page of another language, as JSON: `["itemName", "summary"]`. They are ' +
      'marked for screen readers.',
    detail: 'Shows the gift as the main part of its own page, with its name as the page’s heading.',
    headingLevel: 'The heading level of the name; by default 1 with `detail` and 3 without.',
    action: 'The address to which changes of the cart are posted.',
    cartUrl: 'The page of the cart; by default the same address as `action`.',
    currency: 'The ISO 4217 code of the price; inherited.',
    siteCountryCode: 'AUS or NZL: the format of the price; inherited.',
  },
  events: {
    'cart-change': { description: 'After the server added the gift; `detail.cart` is the new cart.' },
  },
  examples: [
    {
      title: 'A card of a listing',
      note: 'This example works: it adds the gift to your cart on the demo site.',
      html: `<gift-item ${tent}></gift-item>`,
    },
    { title: 'A gift’s own page', html: `<gift-item detail ${tent}></gift-item>` },
    {
      title: 'With a choice of sizes',
      html:
        `<gift-item detail ${tent} variants='[{"itemId":"emergency-tent","variant":"One ` +
        'tent","price":145},{"itemId":"emergency-tent-winter","variant":"With a winter ' +
        `lining","price":210,"available":3}]'></gift-item>`,
    },
    {
      title: 'Sold out',
      html: `<gift-item ${tent} available="0"></gift-item>`,
    },
    {
      title: 'On the New Zealand site',
      html:
        '<gift-item item-id="safe-water" item-name="Safe water" price="33" currency="NZD" ' +
        'site-country-code="NZL" action="/nz/cart"></gift-item>',
    },
  ],
} as const satisfies Documentation<typeof attributes>;
