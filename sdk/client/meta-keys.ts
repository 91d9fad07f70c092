/** S3.71: the allowed keys of a form's meta. */
export const FORM_META_KEYS = [
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
  'customer_storage_number',
  'tokenise_algorithm',
] as const;

/** Keys whose value is no plain text. */
type FlagKey = 'hide_shipping_address';
/** Keys whose values may be numbers. */
type CodeKey = 'customer_storage_number' | 'tokenise_algorithm';
/** A key of a form's meta. */
type MetaKey = (typeof FORM_META_KEYS)[number];

/** The values of a form's meta. */
export type MetaValues = { [Key in Exclude<MetaKey, FlagKey | CodeKey>]?: string } & {
  [Key in FlagKey]?: boolean | number | string;
} & { [Key in CodeKey]?: number | string };
