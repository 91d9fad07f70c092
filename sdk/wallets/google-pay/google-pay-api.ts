import type { GooglePayAddress, GooglePayData } from './google-pay-request.ts';

/** What the shopper changed in an open sheet. */
export interface GooglePayChange {
  readonly callbackTrigger?: string;
  readonly shippingAddress?: GooglePayAddress;
  readonly shippingOptionData?: { readonly id?: string };
}

/** Google's questions while its sheet is open. */
export interface GooglePayCallbacks {
  onPaymentAuthorized(data: GooglePayData): Promise<object>;
  onPaymentDataChanged?(change: GooglePayChange): Promise<object>;
}

/** The client of Google's script, as far as it is used; shapes as Google documents them. */
export interface GooglePayClient {
  isReadyToPay(request: object): Promise<{ readonly result?: boolean; readonly paymentMethodPresent?: boolean }>;
  createButton(options: object): HTMLElement;
  loadPaymentData(request: object): Promise<unknown>;
}

/** What Google's script brings as `google`. */
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
