import { english } from '#runtime/texts/catalogue.ts';
import { knowSentences } from '#runtime/texts/say.ts';
import PAYMENT_SAID from '#texts/elements/payment-said';

/** The texts of a payment. The first two are given by the specification (W8.18, W8.19, W4.46). */
export const PAYMENT_MESSAGES = {
  ...PAYMENT_SAID.texts,
  walletUnavailable: english(PAYMENT_SAID, 'walletUnavailable', { wallet: 'PayPal' }),
} as const;

knowSentences(PAYMENT_SAID);

/** W4.46: the specified message, whatever the server or the wallet reports. */
export const unavailableText = (wallet: string): string => english(PAYMENT_SAID, 'walletUnavailable', { wallet });
