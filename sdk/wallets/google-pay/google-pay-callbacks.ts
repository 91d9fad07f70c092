import type { Delivery } from '../core/delivery.ts';
import type { WalletAttempt } from '../core/wallet.ts';
import type { GooglePayCallbacks } from './google-pay-api.ts';
import { googlePayAddress, googlePayMethod, googlePayOptions, googlePayPrice } from './google-pay-request.ts';

const failed = (intent: string, reason: string, message: string) => ({ intent, reason, message });
const refused = (reason: string, message: string) => ({
  transactionState: 'ERROR',
  error: failed('PAYMENT_AUTHORIZATION', reason, message),
});

/** The state of an open sheet. */
export interface GooglePayRun {
  readonly attempt: WalletAttempt;
  readonly delivery: Delivery;
}

/** Answers the callbacks of the open sheet; `current` is undefined if there is none. */
export function googlePayCallbacks(
  current: () => GooglePayRun | undefined,
  requestShipping: boolean,
): GooglePayCallbacks {
  let isAuthorizing = false;
  const onPaymentAuthorized: GooglePayCallbacks['onPaymentAuthorized'] = async (data) => {
    // S4.72
    if (isAuthorizing) return refused('OTHER_ERROR', 'Another payment authorization is already in progress');
    isAuthorizing = true;
    try {
      const run = current();
      const outcome = await run?.attempt.pay(googlePayMethod(data, run.delivery.order(), run.delivery.chosen()));
      if (outcome?.isPaid) return { transactionState: 'SUCCESS' }; // S4.73
      return refused('PAYMENT_DATA_INVALID', outcome?.message ?? 'Error processing payment'); // S4.74
    } catch {
      return refused('PAYMENT_DATA_INVALID', 'Error processing payment');
    } finally {
      isAuthorizing = false;
    }
  };
  if (!requestShipping) return { onPaymentAuthorized };
  return {
    onPaymentAuthorized,
    async onPaymentDataChanged({ callbackTrigger, shippingAddress, shippingOptionData }) {
      const run = current();
      if (!run) return {};
      const { delivery } = run;
      const isOption = callbackTrigger === 'SHIPPING_OPTION';
      const isAccepted = isOption
        ? await delivery.changeOption(shippingOptionData?.id)
        : !shippingAddress || (await delivery.changeAddress(googlePayAddress(shippingAddress)));
      if (!isAccepted) {
        const error = isOption
          ? failed('SHIPPING_OPTION', 'SHIPPING_OPTION_INVALID', 'This way of delivery cannot be had.')
          : failed('SHIPPING_ADDRESS', 'SHIPPING_ADDRESS_UNSERVICEABLE', 'No delivery to this address.');
        return { error };
      }
      const order = delivery.order();
      return {
        newTransactionInfo: googlePayPrice(order),
        ...(order.shippingOptions.length && {
          newShippingOptionParameters: googlePayOptions(order, delivery.chosen()),
        }),
      };
    },
  };
}
