import type { AccountCountry } from '../../payment-rules/bank/account-country.ts';
import {
  BANK_FIELDS,
  type FieldName,
  HOSTED_FIELDS,
  type HostedField,
  isFieldName,
  PAYMENT_TYPE_FIELDS,
} from '../../payment-rules/card/hosted-fields.ts';
import { ENGLISH_TEXTS, fillIn, type HostedTexts } from '../texts/texts.ts';
import type { FrameOptions } from './frame-options.ts';
import type { FrameConfiguration } from './read-configuration.ts';

/** One input of the form with its final texts. `label` is empty if the merchant set it to an empty text. */
export type FieldSpec = {
  name: FieldName;
  label: string;
  accessibleName: string;
  placeholder: string;
  isRequired: boolean;
};

/** True if the form asks for the security code of a saved card, and for no other card field. */
export function isCvvOnly({ type, definedFormFields }: FrameConfiguration, options: FrameOptions): boolean {
  const mode = 'enable_cvv_tokenization_mode';
  const isListed = definedFormFields.some((field) => field.replace(/\*$/, '') === mode);
  return type === 'card' && options.values.get(mode) !== 'false' && (isListed || options.values.get(mode) === 'true');
}

function ownFields(configuration: FrameConfiguration, options: FrameOptions, country: AccountCountry): FieldName[] {
  if (isCvvOnly(configuration, options)) return ['card_ccv'];
  const { type, purpose, asksCode } = configuration;
  const hasCode = asksCode ?? purpose !== 'card_payment_source_without_cvv';
  const fields: readonly FieldName[] = type === 'bank_account' ? BANK_FIELDS[country] : PAYMENT_TYPE_FIELDS[type];
  return fields.filter((name) => name !== 'card_ccv' || hasCode);
}

/** If a merchant marks any payment field with an asterisk, the listed fields without one are optional. */
function optionalFields({ type, definedFormFields }: FrameConfiguration, own: readonly FieldName[]): Set<string> {
  const named = (field: string) => own.includes(inputName(field) as FieldName);
  if (type !== 'card' || !definedFormFields.some((field) => field.endsWith('*') && named(field))) return new Set();
  const optional = new Set(definedFormFields.filter((field) => !field.endsWith('*') && named(field)).map(inputName));
  // A card cannot be charged without its number.
  optional.delete('card_number');
  return optional;
}

/** Month and year share one input, named for the month. */
const inputName = (field: string) => field.replace(/\*$/, '').replace(/^expire_year$/, 'expire_month');

const PLACEHOLDERS: Partial<Record<AccountCountry, string>> = { nz: '00-0000-0000000-00' };

/** The merchant's further fields that the list names before its first payment field: they stand above all of those. */
function fieldsAbove(
  { definedFormFields, placesFields }: FrameConfiguration,
  own: readonly FieldName[],
): readonly string[] {
  const names = definedFormFields.map(inputName);
  const first = names.findIndex((name) => own.includes(name as FieldName));
  return placesFields && first > 0 ? names.slice(0, first) : [];
}

/** The fields of a payment type and the merchant's own, each once. */
export function listFields(
  configuration: FrameConfiguration,
  options: FrameOptions,
  { labels, messages }: HostedTexts = ENGLISH_TEXTS,
  country: AccountCountry = 'other',
): FieldSpec[] {
  const isRequired = new Map<FieldName, boolean>();
  const own = ownFields(configuration, options, country);
  const optional = optionalFields(configuration, own);
  const defined = configuration.definedFormFields;
  const addDefined = (name: string) => {
    const isLeftOut = name === 'card_ccv' && configuration.asksCode === false;
    if (!isFieldName(name) || isRequired.has(name) || isLeftOut) return;
    isRequired.set(name, defined.find((field) => inputName(field) === name)?.endsWith('*') === true);
  };
  fieldsAbove(configuration, own).forEach(addDefined);
  for (const name of own) isRequired.set(name, !optional.has(name));
  for (const field of defined) addDefined(inputName(field));
  return [...isRequired].map(([name, required]) => {
    const plain = labels[name];
    const field: HostedField = HOSTED_FIELDS[name];
    const own = required || field.isCheckbox ? plain : fillIn(messages.optional, { label: plain });
    const key = name === 'expire_month' && !options.labels.has(name) ? 'expire_year' : name;
    const label = (options.labels.get(key) ?? own).trim();
    const hint = name === 'expire_month' && !options.placeholders.has(name) ? 'expire_year' : name;
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
