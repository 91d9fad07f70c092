import * as z from 'zod/mini';
import type { Documentation } from '#runtime/documentation.ts';

export const tag = 'pay-widget';

const text = () => z._default(z.string(), '');

export const attributes = z.object({
  token: text(),
  environment: text(),
  alias: text(),
  apiOrigin: text(),
  widgetOrigin: text(),
  // A look that is mistyped must not keep anybody from paying.
  look: z.catch(z._default(z.enum(['plain', 'framed']), 'plain'), 'plain'),
});

export type PayWidgetAttributes = z.output<typeof attributes>;

// A well-formed token that no provider knows: the examples show the element before the provider's first answer.
const token = 'eyJhbGciOiJub25lIn0.eyJlbnZpcm9ubWVudCI6InNhbmRib3gifQ.c2ln';
const place = 'environment="custom" api-origin="http://127.0.0.1:8081" widget-origin="http://127.0.0.1:8081"';

export const documentation = {
  summary:
    'The hosted checkout of a payments provider: the server drives it, one instruction at a time, from the choice of a payment method to the outcome. The page hears the outcome by events and never handles card data.',
  attributes: {
    token: 'The token of the payment intent that the shop’s server made. Another one starts the checkout anew.',
    environment:
      'The provider’s environment: `sandbox`, `production` or `staging`; `custom` with `api-origin` and `widget-origin`. Left out, the token decides.',
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
    error: { description: 'Something cannot be drawn or reached: `detail` is the error. It does not bubble.' },
    onClick: { description: 'The shopper pressed a wallet’s button.' },
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
      html: `<pay-widget token="${token}" ${place}><p>Paying here needs JavaScript.</p></pay-widget>`,
    },
    { title: 'In a frame', html: `<pay-widget look="framed" token="${token}" ${place}></pay-widget>` },
  ],
} satisfies Documentation<typeof attributes>;
