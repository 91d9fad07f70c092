import type { ApplePayContact, ApplePayPayment } from './apple-pay-request.ts';

/** The part of an Apple Pay sheet that is used; shapes as Apple documents them. */
export interface ApplePaySheet {
  onvalidatemerchant: (() => unknown) | null;
  onpaymentmethodselected: (() => unknown) | null;
  onshippingcontactselected: ((event: { readonly shippingContact: ApplePayContact }) => unknown) | null;
  onshippingmethodselected: ((event: { readonly shippingMethod: { readonly identifier?: string } }) => unknown) | null;
  onpaymentauthorized: ((event: { readonly payment: ApplePayPayment }) => unknown) | null;
  oncancel: (() => unknown) | null;
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: unknown): void;
  completePaymentMethodSelection(update: object): void;
  completeShippingContactSelection(update: object): void;
  completeShippingMethodSelection(update: object): void;
  completePayment(result: object): void;
}

/** The globals of Apple's script, or of Safari itself. */
export interface ApplePayApi {
  new (version: number, request: object): ApplePaySheet;
  supportsVersion(version: number): boolean;
  applePayCapabilities?(merchant: string): Promise<unknown>;
  canMakePaymentsWithActiveCard(merchant: string): Promise<boolean>;
}

/** Describes an error in an address. */
export type ApplePayErrorType = new (code: 'addressUnserviceable', field: undefined, message: string) => unknown;
