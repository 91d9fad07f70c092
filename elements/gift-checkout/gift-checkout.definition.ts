import * as z from 'zod/mini';
import { CHECKOUT_CATEGORIES } from '#rules/analytics/event-names.ts';
import { cartLineSchema } from '#rules/api/cart-schemas.ts';
import { DEFAULT_CURRENCY, normaliseSiteCountryCode } from '#rules/country.ts';
import { numberFrom } from '#runtime/attribute-schemas.ts';
import { siteSettings } from '#runtime/attributes/site-settings.ts';
import type { Documentation } from '#runtime/documentation.ts';

export const tag = 'gift-checkout';

const text = () => z._default(z.string(), '');

export const attributes = z.object({
  amount: z._default(numberFrom(0), 0),
  orderId: text(),
  thankYouRedirectUrl: text(),
  firstName: text(),
  lastName: text(),
  email: text(),
  phone: text(),
  contentId: text(),
  paypalAccepted: z._default(z.boolean(), false),
  ...siteSettings({ environment: text(), apiOrigin: text(), widgetOrigin: text(), publicKey: text() }),
  gatewayId: text(),
  ...siteSettings({ walletScript: text() }),
  currency: z._default(z.string(), DEFAULT_CURRENCY),
  lines: z._default(z.array(cartLineSchema), []),
  checkoutCategory: z._default(z.enum(CHECKOUT_CATEGORIES), 'giftshop'),
  siteCountryCode: z.pipe(
    z._default(z.string(), 'AUS'),
    z.transform((value: string) => normaliseSiteCountryCode(value)),
  ),
});

export type GiftCheckoutProps = z.output<typeof attributes>;

export interface GiftCheckoutEvents {
  /** Before the page goes to the thank-you page. A page that prevents it must navigate itself. */
  'haven-navigate': { url: string };
}

// Texts instead of a function, because a call would stay in the browser's bundle.
const start =
  '<gift-checkout amount="45" order-id="1001" first-name="Ana" last-name="Lee" email="ana@example.org" ' +
  'phone="0412345678" thank-you-redirect-url="/thank-you" environment="sandbox" public-key="pk_sandbox_haven" ' +
  'gateway-id="gateway_haven_cards"';
const end = '><p>Card payment needs JavaScript.</p></gift-checkout>';

export const documentation = {
  group: 'shop',
  notRenderedOnServer:
    'a card cannot be entered before its script runs; until then the author’s content says what to do',
  loadsAtOnce: 'nobody can pay before it',
  order: 6,
  placement: { form: 'none', once: true },
  needs: {
    thankYouRedirectUrl: { severity: 'error', without: 'after a payment the visitor does not get to a thank-you page' },
    orderId: { severity: 'error', without: 'no order can be paid' },
    publicKey: { severity: 'error', without: 'no card form can be shown' },
  },
  asksOfPage: 'payments',
  summary:
    'The payment step of the gift shop: the visitor chooses how to pay, enters the card in the payments ' +
    'provider’s own form, and goes on to the thank-you page. The block never holds a card number.',
  whenToUse: [
    'As the last step of the gift shop: card, PayPal, or nothing to pay.',
    'Where card numbers must stay with the payments provider.',
  ],
  whenNotToUse: [
    'For a checkout that your server drives step by step: use `pay-widget`.',
    'For payments without a gift shop: use the SDK.',
  ],
  accessibility: {
    keyboard: [
      'The ways to pay are buttons; each opens its form.',
      'The card form is the provider’s own frame: Tab moves into it and out of it.',
    ],
    screenReader: [
      'The state of the payment is announced: loading, processing, declined with the reason, paid.',
      'The frame has a name; after a decline the focus is on the message.',
    ],
    author: [
      'A heading above it that names the step, and the order beside it.',
      'A page policy that allows the provider’s frame and calls.',
    ],
  },
  server:
    'POST of exactly 11 fields to `/umbraco/api/GiftStorePayment/SubmitPaydockWidget/` as JSON, with a one-time ' +
    'token instead of a card; the response has `errors`, `friendlyErrorMessage`, `amount`, `currency` and ' +
    '`transactionId`. The server compares the amount with its own total and charges an order once.',
  attributes: {
    amount: 'The total to pay, a decimal in whole currency units: `45` or `12.5`. The server checks it.',
    orderId: 'The id of the order to pay.',
    thankYouRedirectUrl:
      'The page after a successful payment: an address of this site, or of an https origin that the page lists ' +
      'in `data-redirect-origins` on `<html>`.',
    firstName: 'The payer’s first name, from the customer form.',
    lastName: 'The payer’s last name.',
    email: 'The payer’s email address.',
    phone: 'The payer’s phone number.',
    contentId: 'The page’s content id, posted with the payment.',
    paypalAccepted: 'Offers PayPal beside the card.',
    environment: 'The provider’s environment: `sandbox`, `production` or `staging`, in any case.',
    apiOrigin: 'For your own provider, together with `widget-origin`: the origin of its API.',
    widgetOrigin: 'For your own provider: the origin of its hosted forms.',
    publicKey: 'The provider’s public key.',
    gatewayId: 'The id of the gateway for card payments.',
    walletScript: 'The address of PayPal’s script, if you use a copy or a test script; by default PayPal’s own.',
    currency: 'The currency of the amount, as an ISO 4217 code; inherited.',
    lines: 'The cart’s lines as JSON, for analytics: itemId, name, category, variant, price, quantity, image, href.',
    checkoutCategory:
      'The checkout’s category in analytics: `giftshop` for the public shop, `private` for a closed store.',
    siteCountryCode: '`AUS` or `NZL`; inherited.',
  },
  events: {
    'haven-navigate': {
      description: 'A payment succeeded and the page is about to go to `detail.url`.',
      cancelable: true,
    },
  },
  examples: [
    {
      title: 'Card',
      note:
        'The card form is the sandbox’s own: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined. There is ' +
        'no order 1001, so the server refuses the last step; buy a gift in the demo’s shop to complete all steps.',
      html: `${start}${end}`,
    },
    { title: 'Card and PayPal', html: `${start} paypal-accepted${end}` },
    { title: 'New Zealand', html: `${start} site-country-code="NZL" currency="NZD"${end}` },
  ],
} satisfies Documentation<typeof attributes>;
