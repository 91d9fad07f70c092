import { actions, button, field, frame } from './demo-stage.tsx';
import type { MerchantDemo } from './merchant-demo.ts';

/** Hosted forms, and a token without one. */
export const FORM_DEMOS: readonly MerchantDemo[] = [
  {
    id: 'card-form',
    short: 'Card',
    title: 'Card form',
    text:
      'Number and security code are typed into a frame of the provider and never reach your page or your ' +
      'server. You get a one-time token.',
    stage: frame('card-form', 'medium'),
  },
  {
    id: 'own-look',
    short: 'Own look',
    title: 'Card form with your own words and colours',
    text:
      'Labels, placeholders, further fields, colours, and your own button. Cards other than Visa and ' +
      'Mastercard are refused.',
    stage: (
      <>
        {frame('own-look', 'tall')}
        {actions(button('own-look-pay', 'Pay $20.00'))}
      </>
    ),
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
    text: 'One configuration for each tab, one frame, one token at the end.',
    stage: frame('payment-tabs', 'tall'),
  },
  {
    id: 'token-without-form',
    short: 'Token alone',
    title: 'One-time token from your own form',
    text:
      'For details that may pass through your own page. Card numbers may not: a script on your page could ' +
      'read them.',
    stage: (
      <form className="haven-form" id="token-without-form">
        {field('account_name', 'Account name', 'As on the statement', 'Aroha Smith')}
        <div className="haven-field-row">
          {field('account_bsb', 'BSB', '6 digits', '062-000', true)}
          {field('account_number', 'Account number', '4 to 9 digits', '12345678', true)}
        </div>
        <button className="haven-button haven-button--primary" type="submit">
          Make a token
        </button>
      </form>
    ),
  },
];
