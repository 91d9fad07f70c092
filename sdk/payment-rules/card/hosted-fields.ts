/** The fields that a hosted form can have, by their public names, with the texts and hints for each input. */
export type HostedField = {
  label: string;
  autocomplete: AutoFill;
  inputMode?: 'numeric' | 'tel' | 'email' | 'text';
  placeholder?: string;
  maxLength?: number;
  /** Fields with options instead of free text: values of the request, which are also names of texts. */
  choices?: readonly ('individual' | 'company' | 'savings' | 'checking')[];
  /** Fields with a checkbox. */
  isCheckbox?: boolean;
};

const text = (label: string, autocomplete: AutoFill = 'off'): HostedField => ({ label, autocomplete, maxLength: 200 });
const digits = (label: string, autocomplete: AutoFill, maxLength: number): HostedField => ({
  label,
  autocomplete,
  inputMode: 'numeric',
  maxLength,
});

/** One input takes month and year, so `expire_month` names it; its label and placeholder come from that key. */
export const HOSTED_FIELDS = {
  card_name: text('Name on card', 'cc-name'),
  card_number: { ...digits('Card number', 'cc-number', 32), placeholder: '' },
  expire_month: { ...digits('Expiry', 'cc-exp', 10), placeholder: 'mm/yy' },
  card_ccv: digits('Security code', 'cc-csc', 4),
  card_pin: digits('PIN', 'off', 8),
  account_name: text('Account name', 'name'),
  account_bsb: { ...digits('BSB', 'off', 7), placeholder: '000-000' },
  account_number: digits('Account number', 'off', 24),
  account_routing: digits('Routing number', 'off', 12),
  account_holder_type: { ...text('Account holder type'), choices: ['individual', 'company'] },
  account_bank_name: text('Bank name'),
  account_type: { ...text('Account type'), choices: ['savings', 'checking'] },
  first_name: text('First name', 'given-name'),
  last_name: text('Last name', 'family-name'),
  email: { ...text('Email', 'email'), inputMode: 'email' },
  phone: { ...text('Phone', 'tel'), inputMode: 'tel' },
  phone2: { ...text('Second phone', 'tel'), inputMode: 'tel' },
  address_line1: text('Address', 'address-line1'),
  address_line2: text('Address line 2', 'address-line2'),
  address_state: text('State', 'address-level1'),
  address_country: text('Country', 'country'),
  address_city: text('City', 'address-level2'),
  address_postcode: text('Postcode', 'postal-code'),
  address_company: text('Company', 'organization'),
  save_card_consent_accepted: { ...text('Save this card for next time'), isCheckbox: true },
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
