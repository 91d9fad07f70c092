import type { GooglePayAddress, GooglePayData } from './google-pay-request.ts';

/** The shopper's change in an open sheet. */
export interface GooglePayChange {
  readonly callbackTrigger?: string;
  readonly shippingAddress?: GooglePayAddress;
  readonly shippingOptionData?: { readonly id?: string };
}

/** The callbacks that Google runs while its sheet is open. */
export interface GooglePayCallbacks {
  onPaymentAuthorized(data: GooglePayData): Promise<object>;
  onPaymentDataChanged?(change: GooglePayChange): Promise<object>;
}

/** The part of Google's client that is used; shapes as Google documents them. */
export interface GooglePayClient {
  isReadyToPay(request: object): Promise<{ readonly result?: boolean; readonly paymentMethodPresent?: boolean }>;
  createButton(options: object): HTMLElement;
  loadPaymentData(request: object): Promise<unknown>;
}

/** The global `google` of Google's script. */
export interface GooglePayApi {
  readonly payments?: {
    readonly api?: {
      readonly PaymentsClient?: new (options: {
        environment: string;
        paymentDataCallbacks: GooglePayCallbacks;
      }) => GooglePayClient;
    };
  };
}
