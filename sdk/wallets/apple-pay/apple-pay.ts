import { asRecord } from '../../client/record.ts';
import { unavailable } from '../core/unavailable.ts';
import type { StartWallet } from '../core/wallet.ts';
import { merchantAt } from '../core/wallet-meta.ts';
import { readOrder } from '../core/wallet-order.ts';
import type { ApplePayApi } from './apple-pay-api.ts';
import { drawApplePayButton } from './apple-pay-button.ts';
import { applePayVersion, isCapable } from './apple-pay-request.ts';
import { openApplePaySheet } from './apple-pay-sheet.ts';

async function credentialState(api: ApplePayApi, merchant: string): Promise<unknown> {
  if (api.applePayCapabilities) return asRecord(await api.applePayCapabilities(merchant))['paymentCredentialStatus'];
  // Safari supported this version of sheets for years before it supported that check.
  const isReady = await api.canMakePaymentsWithActiveCard(merchant);
  return isReady ? 'paymentCredentialsAvailable' : 'paymentCredentialsUnavailable';
}

/** Apple Pay: shown if the device and its cards can pay. */
export const startWallet: StartWallet = async (context) => {
  const { container, meta, token } = context;
  const order = readOrder(context);
  // Always defined: this wallet starts only with a merchant name.
  const merchant = merchantAt('apple', token.credentials) as string;
  const page = globalThis as { ApplePaySession?: ApplePayApi };
  // Safari has it built in.
  if (!page.ApplePaySession) await context.loadScript('apple');
  const { ApplePaySession: api } = page;
  if (!api) throw unavailable('api_missing', 'The script of Apple brought no ApplePaySession.');
  const version = applePayVersion((number) => api.supportsVersion(number));
  if (!version || !isCapable(await credentialState(api, merchant), meta.apple_pay_capabilities)) {
    throw unavailable('not_supported', 'No card for Apple Pay is on this device.');
  }
  drawApplePayButton(container, { ...meta.style }, () => {
    const attempt = context.runClick('apple');
    if (!attempt) return;
    try {
      openApplePaySheet(api, version, context, order, attempt);
    } catch (reason) {
      attempt.fail(reason);
    }
  });
  context.onState((state) => {
    container.style.opacity = state === 'disabled' ? '0.5' : '';
  });
  return {};
};
