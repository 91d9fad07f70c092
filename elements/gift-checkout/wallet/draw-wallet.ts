import { setVendorScripts, WalletButtons } from '#sdk';
import { sendJson } from '#website/api/send-json.ts';
import { errorList, looseText, z } from '#website/api/zod.ts';
import type { CheckoutPage } from '../checkout-page.ts';
import type { ProviderSettings } from '../provider-settings.ts';
import { walletButtonOptions } from './wallet-button-options.ts';
import type { WalletEvents } from './wallet-step.ts';

/** The address at which our server starts a wallet's payment. */
export const START_WALLET = '/umbraco/api/GiftStorePayment/StartWallet/';
const TIMEOUT_MS = 30_000;

const startSchema = z.object({
  errors: errorList,
  friendlyErrorMessage: looseText,
  walletToken: looseText,
  walletChargeId: looseText,
});

/** Requests a charge from our server, then renders the wallet's button for it (W7.22). Rejects if the request fails. */
export async function drawWallet(
  container: Element,
  page: CheckoutPage,
  { env }: ProviderSettings,
  events: WalletEvents,
  signal: AbortSignal,
): Promise<void> {
  const { orderId, amount, contentId } = page;
  const start = await sendJson(globalThis.fetch.bind(globalThis), {
    url: START_WALLET,
    body: { orderId, amount, contentId },
    answer: startSchema,
    timeoutMs: TIMEOUT_MS,
    signal,
    answersWithErrors: true,
  });
  if (signal.aborted) return;
  const { errors, friendlyErrorMessage, walletToken, walletChargeId } = start;
  if (errors.length > 0 || !walletToken) return events.failed({ errors, friendlyErrorMessage });
  if (page.walletScript) setVendorScripts({ paypal: page.walletScript });

  const buttons = new WalletButtons(container, walletToken, {
    hide_message: true,
    style: { ...walletButtonOptions() },
  });
  buttons.setEnv(env);
  signal.addEventListener('abort', () => buttons.destroy(), { once: true });
  buttons.on('loaded', () => events.ready());
  buttons.on('unavailable', ({ data }) => events.failed(data));
  buttons.onClick(() => events.mayPay());
  buttons.on('payment_success', () => events.approved(walletChargeId));
  buttons.on('payment_in_review', () => events.approved(walletChargeId));
  buttons.on('payment_error', ({ data }) => {
    // It may have been paid: our server asks the provider, and the page must not claim that nothing was charged.
    if (data.code === 'outcome_unknown') events.approved(walletChargeId);
    else events.failed(data);
  });
  // W4.44, W4.45: closing and cancelling have no effect, so there are no listeners for them.
  buttons.load();
}
