import { constantsOf } from '../client/constant-keys.ts';
import { misuse } from '../client/sdk-error.ts';

/** S3.69: the payment types of a form. */
export const PAYMENT_TYPES = ['card', 'gift_card', 'bsb', 'bank_account'] as const;
/** The payment type of a form. */
export type PaymentType = (typeof PAYMENT_TYPES)[number];
/** The payment types, by upper-case name; `checkout` stays listed for pages that still name it, and is rejected. */
export const PAYMENT_TYPE = /* @__PURE__ */ constantsOf([...PAYMENT_TYPES, 'checkout']);

/** S3.70: the purposes of a form's result. */
export const PURPOSES = ['payment_source', 'card_payment_source_with_cvv', 'card_payment_source_without_cvv'] as const;
/** The purpose of a form’s result. */
export type Purpose = (typeof PURPOSES)[number];
/** The purposes, by upper-case name. */
export const PURPOSE = /* @__PURE__ */ constantsOf(PURPOSES);

/** Throws for an unsupported type (S5.21, S5.22); an empty one is reported when the token is created (S5.17). */
export function assertPaymentType(type: string): void {
  if (type === 'checkout') throw misuse('Payment type checkout is deprecated: use a checkout button.');
  if (type && !PAYMENT_TYPES.includes(type as PaymentType)) throw misuse('unsupported payment type');
}

/** Throws for an unsupported purpose (S5.23). */
export function assertPurpose(purpose: string): void {
  if (!PURPOSES.includes(purpose as Purpose)) throw misuse('unsupported purpose');
}
