import { ignore } from '../widget/keep-known.ts';

/** S3.02: the allowed keys of an external checkout's meta. */
export const CHECKOUT_META_KEYS = [
  'brand_name',
  'cart_border_color',
  'reference',
  'email',
  'hdr_img',
  'logo_img',
  'pay_flow_color',
  'first_name',
  'last_name',
  'address_line',
  'address_line2',
  'address_city',
  'address_state',
  'address_postcode',
  'address_country',
  'phone',
  'hide_shipping_address',
  'tokenize',
  'gender',
  'date_of_birth',
  'charge',
  'statistics',
  'amount',
  'currency',
  'customer_storage_number',
  'tokenise_algorithm',
] as const;
/** Additional data for a provider: any of CHECKOUT_META_KEYS. */
export type CheckoutMeta = { [Key in (typeof CHECKOUT_META_KEYS)[number]]?: unknown };

/** The allowed entries; every other one is dropped with a warning that names it (S3.03). */
export function keepCheckoutMeta(meta: Readonly<CheckoutMeta>): CheckoutMeta {
  const isKnown = ([key]: [string, unknown]) =>
    CHECKOUT_META_KEYS.includes(key as 'charge') || ignore(`unsupported meta ${key}`);
  return Object.fromEntries(Object.entries(Object(meta) as object).filter(isKnown));
}
