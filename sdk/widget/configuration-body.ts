import type { MetaValues } from '../client/meta-keys.ts';
import { misuse } from '../client/sdk-error.ts';
import type { DefinedFormField } from './form-fields.ts';
import type { Purpose } from './payment-kinds.ts';

/** Additional data of a configuration, beside its fields. */
export type FormMeta = MetaValues;

/** The form's settings, fixed before the shopper sees it (S3.63). */
export interface PredefinedFields {
  /** Absent where the merchant's default gateway answers (S5.20). */
  gateway_id?: string;
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

/**
 * S5.20: the name of an unresolved default gateway. It counts as empty where a token is created explicitly; a form
 * sends no gateway instead, so that the default one is used.
 */
export const NOT_CONFIGURED = 'not_configured';

const REQUIRED = ['gateway_id', 'type', 'card_scheme', 'card_processing_network'] as const;
/** The fields that a gift card needs beside gateway and type (S5.18). */
export const GIFT_CARD_FIELDS = /* @__PURE__ */ REQUIRED.slice(2);

/** Throws the text of S5.19 if a required field of the form's type has no value (S5.17, S5.18). */
export function assertFilled(
  fields: PredefinedFields,
  names = fields.type === 'gift_card' ? REQUIRED : REQUIRED.slice(0, 2),
): void {
  const empty = names.filter((name) => !fields[name] || fields[name] === NOT_CONFIGURED);
  if (empty.length) throw misuse(`${empty.join(', ')} ${empty.length > 1 ? 'are' : 'is'} cannot be empty`);
}
