import { FORM_META_KEYS, type MetaValues } from '../client/meta-keys.ts';
import { keepSupportedEntries } from '../widget/keep-supported.ts';

/** S3.02: the allowed keys of an external checkout's meta. */
export const CHECKOUT_META_KEYS = [
  ...FORM_META_KEYS,
  'tokenize',
  'gender',
  'date_of_birth',
  'charge',
  'statistics',
  'amount',
  'currency',
] as const;
/** Additional data for a provider: any of CHECKOUT_META_KEYS. */
export type CheckoutMeta = MetaValues & {
  tokenize?: boolean | string;
  gender?: string;
  date_of_birth?: string;
  charge?: object;
  statistics?: object;
  /** Whole currency units as text, such as `50.00`. */
  amount?: string;
  /** ISO 4217. */
  currency?: string;
};

/** The allowed entries; every other one is dropped with a warning that names it (S3.03). */
export function keepCheckoutMeta(meta: Readonly<CheckoutMeta>): CheckoutMeta {
  return Object.fromEntries(keepSupportedEntries('meta', meta, CHECKOUT_META_KEYS));
}
