import * as z from 'zod/mini';
import type { PostedEcard } from '#rules/api/cart-schemas.ts';
import { ECARD_TYPES, type EcardType } from '#rules/shop/ecard.ts';
import { siteSettings } from '#runtime/attributes/site-settings.ts';
import type { Documentation } from '#runtime/documentation.ts';

export const tag = 'ecard-signing';

const text = z.catch(z.string(), '');

export const attributes = z.object({
  ...siteSettings({ action: z._default(z.string(), '/cart/e-cards') }),
  nextUrl: z._default(z.string(), ''),
  cards: z._default(
    z.array(
      z.object({
        instanceId: z.string(),
        itemName: text,
        english: z.optional(z.array(z.string())),
        image: text,
        // A card without a choice starts as an email, so that "Missing Details" points to the fields to fill in.
        cardType: z.catch(z.enum(ECARD_TYPES), 'email' satisfies EcardType),
        recipientName: text,
        recipientEmailAddress: text,
        message: text,
        senderName: text,
        design: text,
      }),
    ),
    [],
  ),
  designs: z._default(z.array(z.object({ id: z.string(), name: z.string(), image: z.string() })), []),
});

export interface EcardSigningEvents {
  'ecard-change': { card: PostedEcard };
  'haven-navigate': { url: string };
}

// Constant texts, so that the bundler removes them together with the documentation.
const picture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 8 6%22%3E%3Cpath ' +
  'fill=%22%23b5daf4%22 d=%22M0 0h8v6H0z%22/%3E%3Cpath fill=%22%230b5ca0%22 d=%22m1 5 3-4 3 4z%22/%3E%3C/svg%3E';
const tent = `"itemName":"Emergency tent","image":"${picture}"`;
const letter =
  '"cardType":"email","recipientName":"Aroha","recipientEmailAddress":"aroha@example.org","message":"A tent in ' +
  'your name, for a family who needs it.","senderName":"Mere"';
const cards =
  `[{"instanceId":"emergency-tent-1",${tent},${letter}},{"instanceId":"emergency-tent-2",${tent}` +
  '},{"instanceId":"safe-water-1","itemName":"Safe water","cardType":"printable"}]';

export const documentation = {
  group: 'shop',
  sizeBudget: 7.5,
  order: 4,
  placement: { form: 'none', once: true },
  summary:
    'One card for each gift in the cart: a list of the cards, in which each opens to choose how it is sent and ' +
    'to write it.',
  whenToUse: [
    'After the cart, when gifts are bought in somebody’s name: one card for each gift.',
    'Where people choose for each card how it is sent: by email, printed, or not at all.',
  ],
  whenNotToUse: ['For a message to your team: use an ordinary form.', 'To show what is in the cart: use `gift-cart`.'],
  accessibility: {
    keyboard: [
      'Enter or Space on a card of the list opens or closes it; one is open at a time, at first the first ' +
        'unfinished one.',
      'The ways to send are radio buttons; the rest are ordinary fields. Enter in a field goes on to the next card.',
    ],
    screenReader: [
      'Each card is read with its gift and whether details are missing.',
      'The number of remaining characters is announced near the limit of a message; saving and missing details ' +
        'are announced.',
    ],
    author: ['Distinct names for the designs’ pictures: screen readers read only the name.', 'A heading above it.'],
  },
  server:
    'POST of `{ cards }` to `action` as JSON; the response is `{ redirect }` or `{ errors }`. Missing details ' +
    'never block: incomplete cards are stored, and the visitor is warned once. Without scripts the form posts ' +
    'the fields `<instanceId>.cardType` and so on to the `action` of a form in the tag; your server answers with ' +
    'the page again: a hidden field `warned` in that form shows the warning, and fields with `data-error` their ' +
    'errors.',
  attributes: {
    action: 'Where all cards are posted as JSON, `{ "cards": [...] }`, when the visitor goes on to payment.',
    nextUrl: 'The next page, if the response has no other address.',
    cards:
      'The cards as JSON: `[{ "instanceId", "itemName", "image", "cardType", "recipientName", ' +
      '"recipientEmailAddress", "message", "senderName", "design" }]`, one for each unit bought. Leave out ' +
      '`cardType` for a card that was never saved: it starts as "email". New cards replace the old ones; typed ' +
      'texts stay.',
    designs:
      'The fronts to choose from as JSON: `[{ "id", "name", "image" }]`, pictures 16:9. `design` is the id of a ' +
      'card’s front; without designs, the front is the gift’s picture.',
  },
  events: {
    'ecard-change': { description: 'After each change of a card; `detail.card` is the card as it would be posted.' },
    'haven-navigate': {
      description: 'The cards are saved and the page goes on to `detail.url`. When prevented, it stays.',
      cancelable: true,
    },
  },
  examples: [
    {
      title: 'Three cards',
      note:
        'Writing and choosing work here. Saving needs these gifts in your cart: buy one in the demo’s shop to ' +
        'complete all steps.',
      html: `<ecard-signing cards='${cards}' next-url="/checkout/details"></ecard-signing>`,
    },
    { title: 'Without gifts', html: '<ecard-signing></ecard-signing>' },
  ],
} as const satisfies Documentation<typeof attributes>;
