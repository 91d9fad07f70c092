import { english } from '#runtime/texts/catalogue.ts';
import { knowSentences } from '#runtime/texts/say.ts';
import PAYMENT_MESSAGES_TEXTS from '#texts/elements/payment-messages';

/** The texts of a payment. The first two are given by the specification (W8.18, W8.19, W4.46). */
export const PAYMENT_MESSAGES = {
  ...PAYMENT_MESSAGES_TEXTS.texts,
  walletUnavailable: english(PAYMENT_MESSAGES_TEXTS, 'walletUnavailable', { wallet: 'PayPal' }),
} as const;

knowSentences(PAYMENT_MESSAGES_TEXTS);

/** W4.46: the specified message, whatever the server or the wallet reports. */
export const unavailableText = (wallet: string): string =>
  english(PAYMENT_MESSAGES_TEXTS, 'walletUnavailable', { wallet });
