import { startDelivery } from '../core/delivery.ts';
import type { WalletAttempt, WalletContext } from '../core/wallet.ts';
import type { WalletOrder } from '../core/wallet-order.ts';
import type { ApplePayApi, ApplePayErrorType } from './apple-pay-api.ts';
import {
  applePayAddress,
  applePayMethod,
  applePayMethods,
  applePayRequest,
  applePayTotal,
} from './apple-pay-request.ts';

/** Opens the sheet in the click's own task, as Apple requires; the merchant's handlers may still be pending. */
export function openApplePaySheet(
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
