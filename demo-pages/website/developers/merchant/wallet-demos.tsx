import { wallet } from './demo-stage.tsx';
import type { MerchantDemo } from './merchant-demo.ts';

const TERMS = (
  <p>
    <label className="merchant-tick" htmlFor="mastercard-terms">
      <input type="checkbox" id="mastercard-terms" defaultChecked /> I accept the terms of Haven gifts
    </label>
  </p>
);

interface WalletDemo extends MerchantDemo {
  /** Of the charge, which the page may request for gateways of this list alone. */
  gateway: string;
}

/** Buttons of wallets, each in its vendor's own look. */
export const WALLET_DEMOS: readonly WalletDemo[] = [
  {
    id: 'apple-pay',
    gateway: 'gateway_haven_mastercard',
    short: 'Apple Pay',
    title: 'Apple Pay',
    text:
      'Your merchant identity is validated by the provider. Delivery is asked inside the sheet, and your ' +
      'page answers every change of it.',
    stage: wallet('apple-pay'),
  },
  {
    id: 'google-pay',
    gateway: 'gateway_haven_mastercard',
    short: 'Google Pay',
    title: 'Google Pay',
    text: 'The payment is made while the sheet is open, so a card that is declined can be changed there.',
    stage: wallet('google-pay'),
  },
  {
    id: 'mastercard',
    gateway: 'gateway_haven_mastercard',
    short: 'Both at once',
    title: 'Mastercard-type gateway: Apple Pay and Google Pay together',
    text:
      'One charge and one line of code; each button appears where the shopper’s device has that wallet. Your ' +
      'page may refuse a click.',
    stage: wallet('mastercard', 'buttons', TERMS),
  },
  {
    id: 'stripe',
    gateway: 'gateway_haven_stripe',
    short: 'Stripe type',
    title: 'Stripe-type payment request',
    text: 'One button for whichever wallet or saved card the device has.',
    stage: wallet('stripe'),
  },
  {
    id: 'paypal-wallet',
    gateway: 'gateway_haven_paypal_wallet',
    short: 'PayPal',
    title: 'PayPal',
    text: 'PayPal’s own button. The order is made at the click and captured after the shopper approved it.',
    stage: wallet('paypal-wallet'),
  },
  {
    id: 'pay-later',
    gateway: 'gateway_haven_paypal_wallet',
    short: 'Pay Later',
    title: 'PayPal Pay Later, with its banner',
    text: 'The button for instalments alone, and the line below it that says what one instalment costs.',
    stage: wallet('pay-later', 'buttons'),
  },
  {
    id: 'flypay',
    gateway: 'gateway_haven_flypay',
    short: 'Flypay',
    title: 'Flypay, version 1',
    text: 'A frame of the provider’s, which captures by itself and tells your page how it ended.',
    stage: wallet('flypay', 'frame'),
  },
  {
    id: 'flypay-v2',
    gateway: 'gateway_haven_flypay_v2',
    short: 'Flypay 2',
    title: 'Flypay, version 2',
    text: 'Our button and the wallet’s own window. A shopper may stay signed in for the next time.',
    stage: wallet('flypay-v2'),
  },
  {
    id: 'afterpay-wallet',
    gateway: 'gateway_haven_afterpay',
    short: 'Afterpay',
    title: 'Afterpay wallet',
    text: 'The wallet takes the whole page away. Back on your page, your server asks how it ended.',
    stage: wallet('afterpay-wallet'),
  },
];
