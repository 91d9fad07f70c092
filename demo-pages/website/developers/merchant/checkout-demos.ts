import { actions, button } from './demo-stage.tsx';
import type { MerchantDemo } from './merchant-demo.ts';

/** Checkouts at another provider, in a window or on a page. */
export const CHECKOUT_DEMOS: readonly MerchantDemo[] = [
  {
    id: 'paypal-button',
    short: 'PayPal type',
    title: 'PayPal-type button',
    text:
      'Your own button opens the provider’s checkout in a window, beside your page. Blocked pop-ups, ' +
      'closed windows and lost answers are taken care of.',
    stage: actions(button('paypal-button', 'Pay with SimPal')),
  },
  {
    id: 'zip-button',
    short: 'Zip type',
    title: 'Zip-type button',
    text: 'The same with a provider that decides on an application, so that “referred” is one of the answers.',
    stage: actions(button('zip-button', 'Pay with SimZip')),
  },
  {
    id: 'zip-redirect',
    short: 'Zip, whole page',
    title: 'Zip-type button, whole page',
    text:
      'In redirect mode the shopper leaves your page and comes back to an address that you name. There ' +
      'you ask how it ended.',
    stage: actions(button('zip-redirect', 'Go to SimZip')),
  },
  {
    id: 'own-redirect',
    short: 'Own redirect',
    title: 'Redirect under your own control',
    text:
      'Without our button: create the checkout, send the shopper there yourself, and ask how it ended ' +
      'on the way back.',
    stage: actions(button('own-redirect', 'Check out at SimZip')),
  },
  {
    id: 'afterpay-button',
    short: 'Afterpay type',
    title: 'Afterpay-type button',
    text:
      'Four payments for up to $2,000.00. An amount outside the provider’s limits is reported in the ' +
      'window itself.',
    stage: actions(
      button('afterpay-button', 'Pay with SimLater'),
      button('afterpay-too-much', 'Try $2,500.00', 'secondary'),
    ),
  },
];
