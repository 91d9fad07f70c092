import { constantsOf } from '../client/constant-keys.ts';
import { asText } from '../client/record.ts';

/** S3.10 to S3.14: the fields of hosted forms. */
export const FORM_FIELD_NAMES = [
  'card_name',
  'card_number',
  'expire_month',
  'expire_year',
  'card_ccv',
  'card_pin',
  'account_name',
  'account_bsb',
  'account_number',
  'account_routing',
  'account_holder_type',
  'account_bank_name',
  'account_type',
  'first_name',
  'last_name',
  'email',
  'phone',
  'phone2',
  'address_line1',
  'address_line2',
  'address_state',
  'address_country',
  'address_city',
  'address_postcode',
  'address_company',
  'save_card_consent_accepted',
  'enable_cvv_tokenization_mode',
  'card_number_last4',
  'card_scheme',
  'card_processing_network',
] as const;
/** The name of a hosted form's field. */
export type FormField = (typeof FORM_FIELD_NAMES)[number];
/** The form fields, by upper-case name. */
export const FORM_FIELD = /* @__PURE__ */ constantsOf(FORM_FIELD_NAMES);

/** A field name as `setFormFields` takes it: an asterisk at the end makes the field required (S3.65). */
export type DefinedFormField = FormField | `${FormField}*`;

/** The field's name without its asterisk. */
export const bareField = (field: string): string => asText(field).replace(/\*$/, '');
