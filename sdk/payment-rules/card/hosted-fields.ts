/** The fields that a hosted form can have, by their public names, with the hints for each input; labels are texts. */
export type HostedField = {
  autocomplete: AutoFill;
  inputMode?: 'numeric' | 'tel' | 'email' | 'text';
  placeholder?: string;
  maxLength?: number;
  /** Fields with options instead of free text: values of the request, which are also names of texts. */
  choices?: readonly ('individual' | 'company' | 'savings' | 'checking')[];
  /** Fields with a checkbox. */
  isCheckbox?: boolean;
};

const text = (autocomplete: AutoFill = 'off'): HostedField => ({ autocomplete, maxLength: 200 });
const digits = (autocomplete: AutoFill, maxLength: number): HostedField => ({
  autocomplete,
  inputMode: 'numeric',
  maxLength,
});

/** One input takes month and year, so `expire_month` names it; its label and placeholder come from that key. */
export const HOSTED_FIELDS = {
  card_name: text('cc-name'),
  card_number: { ...digits('cc-number', 32), placeholder: '' },
  expire_month: { ...digits('cc-exp', 10), placeholder: 'mm/yy' },
  card_ccv: digits('cc-csc', 4),
  card_pin: digits('off', 8),
  account_name: text('name'),
  account_bsb: { ...digits('off', 7), placeholder: '000-000' },
  account_number: digits('off', 24),
  account_routing: digits('off', 12),
  account_holder_type: { ...text(), choices: ['individual', 'company'] },
  account_bank_name: text(),
  account_type: { ...text(), choices: ['savings', 'checking'] },
  first_name: text('given-name'),
  last_name: text('family-name'),
  email: { ...text('email'), inputMode: 'email' },
  phone: { ...text('tel'), inputMode: 'tel' },
  phone2: { ...text('tel'), inputMode: 'tel' },
  address_line1: text('address-line1'),
  address_line2: text('address-line2'),
  address_state: text('address-level1'),
  address_country: text('country'),
  address_city: text('address-level2'),
  address_postcode: text('postal-code'),
  address_company: text('organization'),
  save_card_consent_accepted: { ...text(), isCheckbox: true },
} satisfies Record<string, HostedField>;

export type FieldName = keyof typeof HOSTED_FIELDS;

export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(HOSTED_FIELDS, name);
}

/** The fields beside the payment details that `defined_form_fields` may name. */
export const CONTACT_FIELDS = (Object.keys(HOSTED_FIELDS) as FieldName[]).filter(
  (name) => !/^(card|expire|account|save)_/.test(name),
);

/** The fields of each payment type: rows of the form, from top to bottom. */
export const PAYMENT_TYPE_FIELDS = {
  card: ['card_name', 'card_number', 'expire_month', 'card_ccv'],
  gift_card: ['card_number', 'card_pin'],
  bsb: ['account_name', 'account_bsb', 'account_number'],
  // For accounts outside Australia and New Zealand; those are in BANK_FIELDS.
  bank_account: ['account_name', 'account_routing', 'account_number'],
} as const satisfies Record<string, readonly FieldName[]>;

/** The fields of a `bank_account` form, by the account's country. */
export const BANK_FIELDS = {
  au: PAYMENT_TYPE_FIELDS.bsb,
  nz: ['account_name', 'account_number'],
  other: PAYMENT_TYPE_FIELDS.bank_account,
} as const satisfies Record<string, readonly FieldName[]>;

export type HostedPaymentType = keyof typeof PAYMENT_TYPE_FIELDS;

export function isPaymentType(type: string): type is HostedPaymentType {
  return Object.hasOwn(PAYMENT_TYPE_FIELDS, type);
}
