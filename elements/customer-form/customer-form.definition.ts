import * as z from 'zod/mini';
import { CHECKOUT_CATEGORIES } from '#rules/analytics/event-names.ts';
import { cartLineSchema } from '#rules/api/cart-schemas.ts';
import { WEBSITE_PATHS } from '#rules/api/website-api.ts';
import { DEFAULT_CURRENCY, normaliseSiteCountryCode } from '#rules/country.ts';
import { siteSettings } from '#runtime/attributes/site-settings.ts';
import type { Documentation } from '#runtime/documentation.ts';

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
  // W3.30: the page's hidden value is posted unchanged.
  storeId: z._default(z.string(), ''),
  ...siteSettings({ action: z._default(z.string(), WEBSITE_PATHS.submitCustomer) }),
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

/** The details that the page already has. */
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
    redirectUrl: { severity: 'warning', without: 'the details are saved, but the page does not go on to the payment' },
  },
  summary: 'The form for the details and the billing address of a shopper.',
  whenToUse: [
    'As the step of a checkout for the shopper’s name, contact details and billing address.',
    'Where the browser and the server must apply the same rules.',
  ],
  whenNotToUse: [
    'For donors who update their details: use `update-details-form`.',
    'For only an address: use `address-search`.',
  ],
  accessibility: {
    keyboard: [
      'Tab moves through the fields in their order; Enter in a field sends the form.',
      'The address search is a combobox: arrow keys, Enter and Escape.',
    ],
    screenReader: [
      'Errors are listed above the form and the list receives the focus. Each entry links to its field, which ' +
        'shows the error and has `aria-invalid`.',
      'Sending and its failure are announced.',
    ],
    author: [
      'A `privacy-url` with a privacy notice. The box beside it is never ticked in advance.',
      'A heading above it that names the step.',
    ],
  },
  server:
    'POST of exactly 13 fields to `action` as JSON; the response is `{ errors }`, a list of sentences to show. ' +
    'Without errors the page goes to `redirect-url`. Without scripts the same fields are posted to the `action` ' +
    'of a form in the tag; your server answers with the page again, with what was posted in hidden fields of ' +
    'that form and `data-error` on those that are wrong. The address search makes two more calls: see ' +
    '`address-search`.',
  attributes: {
    siteCountryCode: 'The site: AUS or NZL. Inherited from the page. Decides which phone numbers are valid.',
    storeId: 'The gift store, posted as storeId.',
    action: 'Where the details are posted as JSON with exactly 13 fields; the response lists errors.',
    redirectUrl:
      'Where to go after the details are saved: an address of this site, or of an https origin that the page ' +
      'lists in `data-redirect-origins` on `<html>`.',
    backUrl: 'The address of the link back to the e-cards; without it there is no link.',
    privacyUrl: 'The address of the privacy notice beside the tick box.',
    defaultState: 'The first state of a new address, such as VIC; by default NSW in Australia and NZ in New Zealand.',
    lines: 'The cart’s lines as JSON, for analytics: itemId, name, category, variant, price, quantity, image, href.',
    currency: 'The ISO 4217 code of the lines’ prices; inherited.',
    checkoutCategory:
      'The checkout’s category in analytics: `giftshop` for the public shop, `private` for a closed store.',
    customer:
      'Details to fill in, as JSON with the names of the posted fields. The privacy box is never ticked in advance.',
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
      note: 'Fields, address search and checks work here. Without a cart, the server refuses the form.',
      html: '<customer-form store-id="1" redirect-url="/checkout/payment"></customer-form>',
    },
    {
      title: 'Details on the New Zealand site, with some fields filled in',
      html:
        '<customer-form site-country-code="NZL" store-id="2" redirect-url="/nz/checkout/payment" ' +
        'privacy-url="/nz/privacy" default-state="AUK" ' +
        `customer='{"customerFirstName":"Aroha","customerLastName":"Walker","billingAddressCity":"Auckland"}'>` +
        '</customer-form>',
    },
  ],
} satisfies Documentation<typeof attributes>;
