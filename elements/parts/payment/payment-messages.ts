import { type Message, message } from '#locales/message.ts';
import PAYMENT_MESSAGES_TEXTS from '#texts/elements/payment-messages';

/** W4.46: the specified message, whatever the server or the wallet reports. */
export const unavailableWallet = (wallet: string): Message =>
  message(PAYMENT_MESSAGES_TEXTS, 'walletUnavailable', { wallet });

type Key = keyof typeof PAYMENT_MESSAGES_TEXTS.texts;
const keys = Object.keys(PAYMENT_MESSAGES_TEXTS.texts) as Exclude<Key, 'walletUnavailable'>[];

/** The messages of a payment. The first two are given by the specification (W8.18, W8.19, W4.46). */
export const PAYMENT_MESSAGES = {
  ...Object.fromEntries(keys.map((key) => [key, message(PAYMENT_MESSAGES_TEXTS, key)])),
  walletUnavailable: unavailableWallet('PayPal'),
} as Readonly<Record<Key, Message>>;
