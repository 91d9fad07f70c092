import type { DefinedFormField } from './form-fields.ts';
import type { Purpose } from './payment-kinds.ts';

/** S3.71: what a form's meta may say. */
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
export type FormMeta = { [Key in (typeof FORM_META_KEYS)[number]]?: unknown };

/** What the form is for, fixed before the shopper sees it (S3.63). */
export interface PredefinedFields {
  gateway_id: string;
  type: string;
  card_scheme: string | null;
  card_processing_network: string | null;
  customer_id?: string;
}

/** The body of POST /v1/remote-action/configs (S3.62 to S3.68). */
export interface ConfigurationBody {
  purpose: Purpose;
  meta: FormMeta;
  dynamic_fields_position: boolean;
  predefined_fields: PredefinedFields;
  defined_form_fields?: DefinedFormField[];
  label?: string;
  webhook_destination?: string;
  success_redirect_url?: string;
  error_redirect_url?: string;
  handle_cvv?: boolean;
  disable_result_message?: boolean;
  allowed_response_data?: string[];
}

/** S5.20: what an unresolved default gateway is called; it counts as empty. */
export const NOT_CONFIGURED = 'not_configured';

/** The text of S5.19 for the given names; undefined when there are none. */
export function emptyNamesMessage(names: readonly string[]): string | undefined {
  return names.length ? `${names.join(', ')} ${names.length > 1 ? 'are' : 'is'} cannot be empty` : undefined;
}

/** The required names that are empty (S5.17, S5.18). */
export function emptyNames(fields: PredefinedFields): string[] {
  const required = [
    'gateway_id',
    'type',
    ...(fields.type === 'gift_card' ? ['card_scheme', 'card_processing_network'] : []),
  ];
  return required.filter((name) => {
    const value = fields[name as keyof PredefinedFields];
    return !value || value === NOT_CONFIGURED;
  });
}
