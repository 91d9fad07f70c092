import * as z from 'zod/mini';
import { siteSettings } from '#runtime/attributes/site-settings.ts';
import type { Documentation } from '#runtime/documentation.ts';

export const tag = 'pay-widget';

const text = () => z._default(z.string(), '');

export const attributes = z.object({
  ...siteSettings({ token: text(), environment: text(), alias: text(), apiOrigin: text(), widgetOrigin: text() }),
  // A mistyped look must not prevent a payment.
  look: z.catch(z._default(z.enum(['plain', 'framed']), 'plain'), 'plain'),
});

export type PayWidgetAttributes = z.output<typeof attributes>;

// A well-formed token that no provider accepts: the examples show the element before the provider's first response.
const token = 'eyJhbGciOiJub25lIn0.eyJlbnZpcm9ubWVudCI6InNhbmRib3gifQ.c2ln';
const place = 'environment="custom" api-origin="http://127.0.0.1:8081" widget-origin="http://127.0.0.1:8081"';

export const documentation = {
  group: 'pay',
  notRenderedOnServer: 'what it shows is the shopper’s own, and comes from the provider',
  needs: {
    token: { severity: 'warning', without: 'there is nothing to pay' },
  },
  asksOfPage: 'payments',
  script: '/checkout-widget/pay-widget.js',
  summary:
    'The hosted checkout of a payments provider: the server drives it, one instruction at a time, from the choice ' +
    'of a payment method to the outcome. ' +
    'The page hears the outcome by events and never handles card data.',
  whenToUse: [
    'In a merchant’s own checkout page, when the server decides the steps: cards, wallets, bank accounts, ' +
      '3-D Secure, reviews and retries.',
    'Where new ways to pay should reach shoppers without a change of the page.',
  ],
  whenNotToUse: [
    'In the gift shop of these pages: use `gift-checkout`.',
    'Where you build the payment page yourself: use the SDK and its hosted forms.',
  ],
  accessibility: {
    keyboard: [
      'Everything is reached by Tab; after each step the focus is on its heading or on its first field.',
      'Ways to pay are buttons, or radio buttons in the framed look.',
    ],
    screenReader: ['Each step, each wait and the outcome are announced.', 'Frames of the provider have names.'],
    author: [
      'A heading above it, and the amount in words.',
      'A page with a policy that allows the provider’s frames and calls.',
    ],
  },
  server:
    'Your server makes a payment intent at the provider (POST `/v1/checkouts/intent` with its secret key) and writes ' +
    'the token into the page. The widget then talks to the provider alone; ask the provider for the outcome before ' +
    'you send anything out.',
  attributes: {
    token: 'The token of the payment intent that the shop’s server made. Another one starts the checkout anew.',
    environment:
      'The provider’s environment: `sandbox`, `production` or `staging`; `custom` with `api-origin` and ' +
      '`widget-origin`. Left out, the token decides.',
    alias: 'The domain of a provider that runs under a name of its own.',
    apiOrigin: 'For a provider of one’s own: the origin of its API.',
    widgetOrigin: 'For a provider of one’s own: the origin of its hosted pages.',
    look: '`plain` offers the payment methods as buttons, `framed` as radio options in a frame.',
  },
  events: {
    paymentSuccessful: {
      description: 'The shopper paid: `detail` holds `intent_id` and `charge_id`. The checkout is over.',
    },
    paymentFailure: { description: 'The payment failed for good. The checkout is over.' },
    paymentExpired: { description: 'The time for paying is over, and the checkout with it.' },
    paymentError: { description: 'A wallet reports an error; the shopper may try again.' },
    paymentInReview: { description: 'A wallet’s payment is looked at by a fraud service.' },
    unavailable: { description: 'A payment method, or every one, cannot be offered here; `detail.reason` says why.' },
    error: { description: 'Something cannot be shown or reached: `detail` is the error. It does not bubble.' },
    onClick: { description: 'The shopper clicked a wallet’s button.' },
    onCheckoutClose: { description: 'The shopper closed a wallet’s window.' },
    onShippingAddressChange: { description: 'The shopper chose another address in a wallet.' },
    onShippingOptionsChange: { description: 'The shopper chose another way of delivery in a wallet.' },
  },
  cssProperties: {
    '--pay-min-height': {
      description: 'The least height of the widget, so that a page does not jump.',
      default: '180px',
    },
  },
  examples: [
    {
      title: 'Buttons',
      note:
        'A checkout of the sandbox over $50.00, made for this visit. Pay with 4242 4242 4242 4242; ' +
        '4000 0000 0000 0002 is declined.',
      html:
        `<pay-widget token="${token}" ${place}><p>The payment form could not be shown. ` +
        'Turn on JavaScript and reload the page, or contact us.</p></pay-widget>',
    },
    { title: 'In a frame', html: `<pay-widget look="framed" token="${token}" ${place}></pay-widget>` },
  ],
} satisfies Documentation<typeof attributes>;
