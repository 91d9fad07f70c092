import { CHECKOUT_DEMOS } from './checkout-demos.ts';
import { ERROR_DEMOS } from './error-demos.tsx';
import { FORM_DEMOS } from './form-demos.tsx';
import type { MerchantGroup } from './merchant-demo.ts';
import { SAFETY_DEMOS, SAVED_DEMOS } from './safety-demos.tsx';
import { WALLET_DEMOS } from './wallet-demos.tsx';

/** Everything the page shows, in its order. */
export const MERCHANT_GROUPS: readonly MerchantGroup[] = [
  {
    id: 'forms',
    title: 'Hosted forms',
    text: 'Details are typed into frames of the provider. Your page gets a one-time token, which your server charges.',
    demos: FORM_DEMOS,
  },
  {
    id: 'checkouts',
    title: 'Checkout buttons',
    text:
      'Your own button leads to a provider’s checkout, in a window or instead of your page. An approved ' +
      'checkout gives a one-time token.',
    demos: CHECKOUT_DEMOS,
  },
  {
    id: 'wallets',
    title: 'Wallets',
    text:
      'Your server makes a wallet charge with its secret key and hands its token to the page. The charge’s gateway ' +
      'decides which buttons are shown; the payment is captured in the page, once, however often an answer is lost.',
    demos: WALLET_DEMOS,
    shared: ['start-wallet.js', 'vendor-scripts.js'],
  },
  {
    id: 'safety',
    title: '3-D Secure and fraud',
    text: 'Between token and charge: the card’s bank may ask who is paying, and your fraud service about the device.',
    demos: SAFETY_DEMOS,
  },
  {
    id: 'saved',
    title: 'Saved details',
    text: 'What the provider keeps for customers who come back, shown in frames of its own.',
    demos: SAVED_DEMOS,
  },
  {
    id: 'trouble',
    title: 'Trouble',
    text: 'Networks fail and settings are mistyped. These are the errors that your page receives.',
    demos: ERROR_DEMOS,
  },
];
