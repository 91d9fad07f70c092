import type { WalletStartResponse } from '#rules/api/payment-schemas.ts';
import { setVendorScripts, type VendorScripts, WalletButtons, type WalletMeta } from '#sdk';
import type { ProviderSettings } from '../provider-settings.ts';
import type { WalletEvents } from './wallet-step.ts';

/** A wallet's charge and its button. */
export interface WalletOffer {
  /** Requests the charge from our server. */
  start(signal: AbortSignal): Promise<WalletStartResponse>;
  /** The wallets' scripts, if they are not the vendors' own. */
  readonly scripts: VendorScripts;
  readonly options: WalletMeta;
}

/** Requests a charge from our server, then renders the wallet's button for it (W7.22). Rejects if the request fails. */
export async function renderWallet(
  container: Element,
  { start, scripts, options }: WalletOffer,
  { env }: ProviderSettings,
  events: WalletEvents,
  signal: AbortSignal,
): Promise<void> {
  const { errors, friendlyErrorMessage, walletToken, walletChargeId } = await start(signal);
  if (signal.aborted) return;
  if (errors.length > 0 || !walletToken) return events.failed({ errors, friendlyErrorMessage });
  setVendorScripts(scripts);

  const buttons = new WalletButtons(container, walletToken, options);
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
