import { constantsOf } from '../../client/constant-keys.ts';

/** The possible types of a customer's saved payment source. */
export const PAYMENT_SOURCE_TYPES = ['card', 'bank_account', 'checkout'] as const;
/** The type of a saved source. */
export type PaymentSourceType = (typeof PAYMENT_SOURCE_TYPES)[number];
/** The types of saved sources, by upper-case name. */
export const PAYMENT_SOURCE_TYPE = /* @__PURE__ */ constantsOf(PAYMENT_SOURCE_TYPES);
