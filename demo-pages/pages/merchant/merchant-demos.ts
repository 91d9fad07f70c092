import { html } from 'hono/html';
import type { Markup } from '../page-context.ts';
import type { MerchantDemo } from './merchant-demo.ts';

const frame = (id: string, height: 'short' | 'medium' | 'tall'): Markup =>
  html`<div class="merchant-frame merchant-frame--${height}" id="${id}"></div>`;

const button = (id: string, text: string, kind = 'primary'): Markup =>
  html`<button class="haven-button haven-button--${kind}" type="button" id="${id}">${text}</button>`;

const actions = (...buttons: Markup[]): Markup => html`<div class="haven-actions">${buttons}</div>`;

const field = (name: string, label: string, hint: string, value: string, isNumeric = false): Markup =>
  html`<div class="haven-field"><label class="haven-field__label" for="own-${name}">${label}</label><p class="haven-field__hint" id="own-${name}-hint">${hint}</p><input class="haven-field__control" id="own-${name}" name="${name}" value="${value}" autocomplete="off" required aria-describedby="own-${name}-hint"${isNumeric ? html` inputmode="numeric"` : ''}></div>`;

/** Everything the page shows, in its order. */
export const MERCHANT_DEMOS: readonly MerchantDemo[] = [
  {
    id: 'card-form',
    short: 'Card',
    title: 'Card form',
    text: 'Number and security code are typed into a frame of the provider and never reach your page or your server. You get a one-time token.',
    stage: frame('card-form', 'medium'),
  },
  {
    id: 'own-look',
    short: 'Own look',
    title: 'Card form with your own words and colours',
    text: 'Labels, placeholders, further fields, colours, and your own button. Cards other than Visa and Mastercard are refused.',
    stage: html`${frame('own-look', 'tall')}${actions(button('own-look-pay', 'Pay $20.00'))}`,
  },
  {
    id: 'bank-account-au',
    short: 'AU account',
    title: 'Australian bank account',
    text: 'BSB and account number. The bank behind the BSB is named while the shopper types.',
    stage: frame('bank-account-au', 'short'),
  },
  {
    id: 'bank-account-nz',
    short: 'NZ account',
    title: 'New Zealand bank account',
    text: 'One number, formatted while it is typed, with the check digit that the bank gave it.',
    stage: frame('bank-account-nz', 'short'),
  },
  {
    id: 'gift-card',
    short: 'Gift card',
    title: 'Gift card',
    text: 'Number and PIN, for a scheme and a network that you name.',
    stage: frame('gift-card', 'short'),
  },
  {
    id: 'payment-tabs',
    short: 'Tabs',
    title: 'Several ways to pay, as tabs',
    text: 'One configuration a tab, one frame, one token at the end.',
    stage: frame('payment-tabs', 'tall'),
  },
  {
    id: 'token-without-form',
    short: 'Token alone',
    title: 'One-time token without a form of ours',
    text: 'For details that may pass through your own page. Card numbers may not: a script on your page could read them.',
    stage: html`<form class="haven-form" id="token-without-form">${field('account_name', 'Account name', 'As on the statement', 'Aroha Smith')}<div class="haven-field-row">${field('account_bsb', 'BSB', '6 digits', '062-000', true)}${field('account_number', 'Account number', '4 to 9 digits', '12345678', true)}</div><button class="haven-button haven-button--primary" type="submit">Make a token</button></form>`,
  },
  {
    id: 'paypal-button',
    short: 'PayPal type',
    title: 'PayPal-type button',
    text: 'Your own button opens the provider’s checkout in a window, beside your page. Blocked pop-ups, closed windows and lost answers are taken care of.',
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
    text: 'In redirect mode the shopper leaves your page and comes back to an address that you name.',
    stage: actions(button('zip-redirect', 'Go to SimZip')),
  },
  {
    id: 'own-redirect',
    short: 'Own redirect',
    title: 'Redirect under your own control',
    text: 'Without a button of ours: create the checkout, send the shopper there yourself, and ask how it ended on the way back.',
    stage: actions(button('own-redirect', 'Check out at SimZip')),
  },
  {
    id: 'afterpay-button',
    short: 'Afterpay type',
    title: 'Afterpay-type button',
    text: 'Four payments for up to $2,000.00. An amount outside the provider’s limits is said in the window itself.',
    stage: actions(
      button('afterpay-button', 'Pay with SimLater'),
      button('afterpay-too-much', 'Try $2,500.00', 'secondary'),
    ),
  },
  {
    id: 'errors',
    short: 'Errors',
    title: 'When something is wrong',
    text: 'Every error has a cause from a closed list and says whether trying again can help. It never carries card or bank details.',
    stage: html`${actions(
      button('wrong-key', 'Mistype the key', 'secondary'),
      button('provider-down', 'Ask a provider that is down', 'secondary'),
      button('unknown-environment', 'Misname the environment', 'secondary'),
      button('missing-names', 'Forget the gift card network', 'secondary'),
    )}<div id="errors-form"></div>`,
  },
];
