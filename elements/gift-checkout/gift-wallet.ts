import type { WalletOffer } from '#parts/payment/wallet/render-wallet.ts';
import { walletStartSchema } from '#rules/api/payment-schemas.ts';
import { sendJson } from '#rules/api/send-json.ts';
import type { CheckoutPage } from './checkout-page.ts';
import { walletButtonOptions } from './wallet-button-options.ts';

/** The address at which our server starts a wallet's payment. */
export const START_WALLET = '/umbraco/api/GiftStorePayment/StartWallet/';
const TIMEOUT_MS = 30_000;

/** PayPal for an order. */
export const giftWallet = ({ orderId, amount, contentId, walletScript }: CheckoutPage): WalletOffer => ({
  start: (signal) =>
    sendJson(globalThis.fetch.bind(globalThis), {
      url: START_WALLET,
      body: { orderId, amount, contentId },
      schema: walletStartSchema,
      timeoutMs: TIMEOUT_MS,
      signal,
      mayHaveErrors: true,
    }),
  scripts: walletScript ? { paypal: walletScript } : {},
  options: { hide_message: true, style: { ...walletButtonOptions() } },
});
