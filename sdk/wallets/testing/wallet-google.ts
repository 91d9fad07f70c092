/** The part of Google's published interface that the library uses, controlled by the test. Never part of a build. */
import type { GooglePayCallbacks } from '../google-pay/google-pay-api.ts';
import { deferred } from './watched-session.ts';

/** Adds `google.payments.api` to the page; the test settles its clients' calls. */
export function standInForGoogle() {
  const standIn = {
    options: undefined as { environment: string; paymentDataCallbacks: GooglePayCallbacks } | undefined,
    ready: { result: true } as { result: boolean; paymentMethodPresent?: boolean },
    readyRequests: [] as Record<string, unknown>[],
    buttons: [] as Record<string, unknown>[],
    sheets: [] as { request: Record<string, unknown>; end: ReturnType<typeof deferred<unknown>> }[],
    callbacks: () => standIn.options?.paymentDataCallbacks as Required<GooglePayCallbacks>,
    remove: () => void Reflect.deleteProperty(window, 'google'),
  };
  class PaymentsClient {
    constructor(options: { environment: string; paymentDataCallbacks: GooglePayCallbacks }) {
      standIn.options = options;
    }
    async isReadyToPay(request: Record<string, unknown>) {
      standIn.readyRequests.push(request);
      return standIn.ready;
    }
    createButton(options: Record<string, unknown> & { onClick: () => void }) {
      standIn.buttons.push(options);
      const button = document.createElement('button');
      button.textContent = 'Google Pay';
      button.style.height = button.style.width = '100%';
      button.onclick = options.onClick;
      return button;
    }
    loadPaymentData(request: Record<string, unknown>) {
      const end = deferred<unknown>();
      standIn.sheets.push({ request, end });
      return end.promise;
    }
  }
  Object.assign(window, { google: { payments: { api: { PaymentsClient } } } });
  return standIn;
}

/** Google's payment data after the shopper approved. */
export const googlePayment = {
  email: 'a@b.c',
  paymentMethodData: {
    type: 'CARD',
    info: { cardNetwork: 'VISA', cardDetails: '4242' },
    tokenizationData: { token: 'token-1' },
  },
};
