import { actions, button, frame } from './demo-stage.tsx';
import type { MerchantDemo } from './merchant-demo.ts';
import { cardTable } from './test-data.tsx';

/** Checks between a card and its charge: the issuer's authentication, and fraud detection. */
export const SAFETY_DEMOS: readonly MerchantDemo[] = [
  {
    id: 'three-ds',
    short: '3-D Secure',
    title: '3-D Secure',
    text:
      'The card’s bank asks who is paying, in frames of your page. The card decides how: without a ' +
      'challenge, with a challenge, in the bank’s app, as an address or as markup. A card without 3-D Secure, ' +
      'such as 4242 4242 4242 4242, is charged at once.',
    stage: (cards) => (
      <>
        {frame('three-ds', 'medium')}
        <div className="merchant-bank" id="three-ds-bank" />
        <details className="merchant-cards">
          <summary>Cards to try</summary>
          {cardTable(
            'Cards with 3-D Secure',
            cards.filter(({ threeDs }) => threeDs),
          )}
        </details>
      </>
    ),
  },
  {
    id: 'fraud',
    short: 'Fraud check',
    title: 'Fingerprint for a fraud check',
    text:
      'A token that tells your fraud service about the shopper’s device. Nothing is shown; your server sends ' +
      'the token with the charge.',
    stage: actions(
      button('fraud-take', 'Take a fingerprint'),
      button('fraud-wrong', 'Broken script', 'secondary'),
      button('fraud-unknown', 'Misname the service', 'secondary'),
    ),
  },
];

/** The data that the provider stores for a returning customer. */
export const SAVED_DEMOS: readonly MerchantDemo[] = [
  {
    id: 'saved-sources',
    short: 'Saved sources',
    title: 'Saved payment sources',
    text:
      'The cards, accounts and checkouts that the provider stores for a customer, to choose one. Your server ' +
      'makes the query token.',
    stage: frame('saved-sources', 'short'),
  },
  {
    id: 'paypal-vault',
    short: 'Save PayPal',
    title: 'A PayPal account, saved for later payments',
    text:
      'Nothing is charged: your server gets a one-time token and the shopper’s email address, and charges ' +
      'the token later.',
    stage: <div className="merchant-wallet merchant-wallet--button" id="paypal-vault" />,
  },
  {
    id: 'stored-card',
    short: 'Stored card',
    title: 'A stored card, shown to its owner',
    text:
      'Number and security code appear in a frame of the provider, after the owner typed the code that was ' +
      'sent. In the sandbox it is 123456.',
    stage: frame('stored-card', 'short'),
  },
];
