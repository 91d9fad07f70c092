import { asRecord } from '../../client/record.ts';
import { startDelivery } from '../core/delivery.ts';
import { unavailable } from '../core/unavailable.ts';
import type { StartWallet, WalletAttempt, WalletContext } from '../core/wallet.ts';
import { merchantAt } from '../core/wallet-meta.ts';
import type { WalletOrder } from '../core/wallet-order.ts';
import { readOrder } from '../core/wallet-order.ts';
import type { ApplePayApi, ApplePayErrorType } from './apple-pay-api.ts';
import { renderApplePayButton } from './apple-pay-button.ts';
import {
  applePayAddress,
  applePayMethod,
  applePayMethods,
  applePayRequest,
  applePayTotal,
  applePayVersion,
  isCapable,
} from './apple-pay-request.ts';

/** Opens the sheet in the click's own task, as Apple requires; the merchant's handlers may still be pending. */
function openApplePaySheet(
  Session: ApplePayApi,
  version: number,
  context: WalletContext,
  offered: WalletOrder,
  attempt: WalletAttempt,
): void {
  const { signal } = context;
  const delivery = startDelivery(offered, context);
  const sheet = new Session(version, applePayRequest(offered, context.meta)); // S4.62
  let isOver = false;
  /** Apple throws for an answer to a closed sheet. */
  const whileOpen = (act: () => void) => {
    if (isOver) return;
    try {
      act();
    } catch {}
  };
  const end = () => {
    isOver = true;
    signal.removeEventListener('abort', abort);
  };
  const abort = () => {
    whileOpen(() => sheet.abort());
    end();
  };
  const current = () => {
    const order = delivery.order();
    return {
      newTotal: applePayTotal(order),
      ...(order.shippingOptions.length && { newShippingMethods: applePayMethods(order, delivery.chosen()) }),
    };
  };

  sheet.onvalidatemerchant = async () => {
    if (!(await attempt.accepted) || !attempt.isLive()) return;
    try {
      const session = await context.callback({
        request_type: 'CREATE_SESSION', // S4.63, S7.10
        wallet_type: 'apple',
        session_id: location.hostname, // S7.11
        request_shipping: offered.requestShipping,
      });
      whileOpen(() => sheet.completeMerchantValidation(session));
    } catch (reason) {
      abort(); // S4.64
      attempt.fail(reason);
    }
  };
  sheet.onpaymentmethodselected = () => {
    whileOpen(() => sheet.completePaymentMethodSelection({ newTotal: applePayTotal(delivery.order()) }));
  };
  if (offered.requestShipping) {
    sheet.onshippingcontactselected = async ({ shippingContact }) => {
      const isServed = await delivery.changeAddress(applePayAddress(shippingContact)); // S4.67
      const { ApplePayError } = globalThis as unknown as { ApplePayError: ApplePayErrorType };
      const update = {
        ...current(), // S4.68
        ...(!isServed && {
          errors: [new ApplePayError('addressUnserviceable', undefined, 'No delivery to this address.')], // S4.69
        }),
      };
      whileOpen(() => sheet.completeShippingContactSelection(update));
    };
    sheet.onshippingmethodselected = async ({ shippingMethod }) => {
      await delivery.changeOption(shippingMethod.identifier);
      whileOpen(() => sheet.completeShippingMethodSelection(current()));
    };
  }
  sheet.onpaymentauthorized = async ({ payment }) => {
    const outcome = await attempt.pay(applePayMethod(payment, delivery.order(), delivery.chosen())); // S4.65
    // Apple's STATUS_SUCCESS and STATUS_FAILURE.
    const status = outcome?.isPaid ? 0 : 1;
    whileOpen(() => sheet.completePayment({ status })); // S4.66
    if (outcome?.isPaid) end();
  };
  sheet.oncancel = () => {
    end();
    attempt.close(); // S4.70
  };
  signal.addEventListener('abort', abort, { once: true });
  sheet.begin();
  attempt.open();
  if (attempt.accepted !== true) attempt.accepted.then((isAccepted) => isAccepted || abort());
}

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
  renderApplePayButton(container, { ...meta.style }, () => {
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
