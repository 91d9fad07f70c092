import type { AccountCountry } from '../bank/account-country.ts';
import { BANK_FIELDS, type FieldName, FORM_FIELDS, isFieldName, PAYMENT_TYPES } from '../card/form-fields.ts';
import { ENGLISH_TEXTS, type Texts } from '../texts/texts.ts';
import type { FormConfiguration } from './form-configuration.ts';
import type { FrameOptions } from './frame-options.ts';

/** One input of the form, with its texts decided. `label` is blank when the merchant blanked it. */
export type FieldSpec = {
  name: FieldName;
  label: string;
  accessibleName: string;
  placeholder: string;
  isRequired: boolean;
};

/** Whether the form asks for the security code of a saved card, and for nothing else of the card. */
export function isCvvOnly({ type, definedFormFields }: FormConfiguration, options: FrameOptions): boolean {
  const mode = 'enable_cvv_tokenization_mode';
  const isAsked = definedFormFields.some((field) => field.replace(/\*$/, '') === mode);
  return type === 'card' && options.values.get(mode) !== 'false' && (isAsked || options.values.get(mode) === 'true');
}

function ownFields(configuration: FormConfiguration, options: FrameOptions, country: AccountCountry): FieldName[] {
  if (isCvvOnly(configuration, options)) return ['card_ccv'];
  const { type, purpose } = configuration;
  const fields: readonly FieldName[] = type === 'bank_account' ? BANK_FIELDS[country] : PAYMENT_TYPES[type];
  return fields.filter((name) => name !== 'card_ccv' || purpose !== 'card_payment_source_without_cvv');
}

const PLACEHOLDERS: Partial<Record<AccountCountry, string>> = { nz: '00-0000-0000000-00' };

/** The fields of a payment type, then the merchant's own, each once. */
export function listFields(
  configuration: FormConfiguration,
  options: FrameOptions,
  { labels }: Texts = ENGLISH_TEXTS,
  country: AccountCountry = 'other',
): FieldSpec[] {
  const isRequired = new Map<FieldName, boolean>();
  for (const name of ownFields(configuration, options, country)) isRequired.set(name, true);
  for (const defined of configuration.definedFormFields) {
    const name = defined.replace(/\*$/, '');
    const drawn = name === 'expire_year' ? 'expire_month' : name;
    if (isFieldName(drawn) && !isRequired.has(drawn)) isRequired.set(drawn, defined.endsWith('*'));
  }
  return [...isRequired].map(([name, required]) => {
    const own = `${labels[name] ?? FORM_FIELDS[name].label}${required ? '*' : ''}`;
    const key = name === 'expire_month' && !options.labels.has(name) ? 'expire_year' : name;
    const label = (options.labels.get(key) ?? own).trim();
    const hint = name === 'expire_month' && !options.placeholders.has(name) ? 'expire_year' : name;
    const field: { placeholder?: string } = FORM_FIELDS[name];
    const shape =
      name === 'account_number' && configuration.type === 'bank_account' ? PLACEHOLDERS[country] : undefined;
    return {
      name,
      label,
      accessibleName: label || own,
      placeholder: (options.placeholders.get(hint) ?? shape ?? field.placeholder ?? '').trim(),
      isRequired: required,
    };
  });
}
