import { AFTERPAY_ERROR } from '#checkout/steps/afterpay/afterpay-constants.ts';

/** The instructions that show a wallet. */
export type WalletStepName =
  | 'applepay_wallet_form.show'
  | 'googlepay_wallet_form.show'
  | 'paypal_wallet_form.show'
  | 'afterpay_wallet_form';

/** A wallet's name, identifier and error text. */
export interface WalletKind {
  /** The name shown to shoppers. */
  readonly name: string;
  /** The only one of the gateway's wallets that is mounted (C2.73 to C2.75). */
  readonly wallet: 'apple' | 'google' | 'paypal' | 'afterpay';
  /** C8.03 to C8.05: the text for an error without a message. */
  readonly error: string;
}

export const WALLET_KINDS: Readonly<Record<WalletStepName, WalletKind>> = {
  'applepay_wallet_form.show': { name: 'Apple Pay', wallet: 'apple', error: 'error in apple pay widget' },
  'googlepay_wallet_form.show': { name: 'Google Pay', wallet: 'google', error: 'error in google pay widget' },
  'paypal_wallet_form.show': { name: 'PayPal', wallet: 'paypal', error: 'error in paypal widget' },
  afterpay_wallet_form: { name: 'Afterpay', wallet: 'afterpay', error: AFTERPAY_ERROR },
};

/** C8.11 */
export const WALLET_SUCCESS = 'The payment was successful';
/** C8.12 */
export const WALLET_IN_REVIEW = 'The payment is on fraud review';
