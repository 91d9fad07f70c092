import * as z from 'zod/mini';
import type { Documentation } from '#runtime/documentation.ts';
import { CHECKOUT_CATEGORIES } from '#website/analytics/event-names.ts';
import { cartLineSchema } from '#website/api/cart-schemas.ts';
import { WEBSITE_PATHS } from '#website/api/website-api.ts';
import { DEFAULT_CURRENCY, normaliseSiteCountryCode } from '#website/country.ts';

export const tag = 'customer-form';

/** A text that a page may also write as a number, like a postcode, or leave empty with null. */
const prefilled = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => String(value ?? '')),
);

export const attributes = z.object({
  siteCountryCode: z.pipe(
    z._default(z.string(), 'AUS'),
    z.transform((code: string) => normaliseSiteCountryCode(code)),
  ),
  // W3.30: what the page hides in the block goes out unchanged.
  storeId: z._default(z.string(), ''),
  action: z._default(z.string(), WEBSITE_PATHS.submitCustomer),
  redirectUrl: z._default(z.string(), ''),
  backUrl: z._default(z.string(), ''),
  privacyUrl: z._default(z.string(), '/privacy'),
  defaultState: z._default(z.string(), ''),
  lines: z._default(z.array(cartLineSchema), []),
  currency: z._default(z.string(), DEFAULT_CURRENCY),
  checkoutCategory: z._default(z.enum(CHECKOUT_CATEGORIES), 'giftshop'),
  customer: z._default(
    z.object({
      customerTitle: z.optional(prefilled),
      customerFirstName: z.optional(prefilled),
      customerLastName: z.optional(prefilled),
      customerPhoneNumber: z.optional(prefilled),
      customerEmailAddress: z.optional(prefilled),
      billingAddressStreet: z.optional(prefilled),
      billingAddressSuburb: z.optional(prefilled),
      billingAddressCity: z.optional(prefilled),
      billingAddressState: z.optional(prefilled),
      billingAddressPostcode: z.optional(prefilled),
      billingAddressCountry: z.optional(prefilled),
    }),
    {},
  ),
});

/** What the page knows of the customer already. */
export type PrefilledCustomer = z.output<typeof attributes>['customer'];

/** Events of the tag, by name. */
export interface CustomerFormEvents {
  'haven-navigate': { url: string };
}

export const documentation = {
  group: 'shop',
  order: 5,
  placement: { form: 'none', once: true },
  needs: {
    redirectUrl: { severity: 'warning', without: 'the details are saved and nothing leads on to the payment' },
  },
  summary: 'The form for the details and the billing address of somebody who buys gifts.',
  whenToUse: [
    'As the step of a checkout that asks who buys: name, contact and billing address.',
    'Where the same rules must hold in the browser and on the server.',
  ],
  whenNotToUse: [
    'For donors who correct their details: use `update-details-form`.',
    'For an address alone: use `address-search`.',
  ],
  accessibility: {
    keyboard: [
      'Tab moves through the fields in their order; Enter in a field sends the form.',
      'The address search is a combobox: arrow keys, Enter and Escape.',
    ],
    screenReader: [
      'Mistakes are listed above the form and the list gets the focus; each entry leads to its field, which says what is wrong and carries `aria-invalid`.',
      'Sending and its failure are announced.',
    ],
    author: [
      'A `privacy-url` that leads to a notice: the box beside it is never ticked for anybody.',
      'A heading above it that names the step.',
    ],
  },
  server:
    'POST of exactly 13 fields to `action` as JSON; the answer is `{ errors }`, a list of sentences to show. Without errors the page goes to `redirect-url`. The address search makes two more calls: see `address-search`.',
  attributes: {
    siteCountryCode: 'The site: AUS or NZL. Taken from the page when left out. Decides which phone numbers are valid.',
    storeId: 'The gift store, posted as storeId.',
    action: 'Where the details are posted as JSON with exactly 13 fields; the answer lists errors.',
    redirectUrl:
      'Where to go once the details are saved: an address of this site, or of an https origin that the page lists in `data-redirect-origins` on `<html>`.',
    backUrl: 'Where the link back to the e-cards leads; no link when left out.',
    privacyUrl: 'The privacy notice that the tick box names.',
    defaultState:
      'The state a new address starts with, such as VIC; NSW in Australia and NZ in New Zealand if left out.',
    lines: 'The cart’s lines as JSON, for analytics: itemId, name, category, variant, price, quantity, image, href.',
    currency: 'The ISO 4217 code of the lines’ prices; inherited.',
    checkoutCategory: 'What analytics call the checkout: `giftshop` for the public shop, `private` for a closed store.',
    customer:
      'Details that are known already, as JSON with the names of the posted fields. The privacy box is never ticked for anybody.',
  },
  events: {
    'haven-navigate': {
      description: 'The details are saved and the page is about to go to `detail.url`. A page may prevent it.',
      cancelable: true,
    },
  },
  examples: [
    {
      title: 'Details on the Australian site',
      note: 'Fields, address search and checks work here. Sending needs a cart: the server’s answer says so.',
      html: '<customer-form store-id="1" redirect-url="/checkout/payment"></customer-form>',
    },
    {
      title: 'Details on the New Zealand site, filled with what is known',
      html: `<customer-form site-country-code="NZL" store-id="2" redirect-url="/nz/checkout/payment" privacy-url="/nz/privacy" default-state="AUK" customer='{"customerFirstName":"Aroha","customerLastName":"Walker","billingAddressCity":"Auckland"}'></customer-form>`,
    },
  ],
} satisfies Documentation<typeof attributes>;
