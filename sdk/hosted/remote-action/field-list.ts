import { type FieldName, FORM_FIELDS, isFieldName, PAYMENT_TYPES } from '../card/form-fields.ts';
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

/** The fields of a payment type, then the merchant's own, each once. */
export function listFields(configuration: FormConfiguration, options: FrameOptions): FieldSpec[] {
  const isRequired = new Map<FieldName, boolean>();
  for (const name of PAYMENT_TYPES[configuration.type]) {
    if (name === 'card_ccv' && configuration.purpose === 'card_payment_source_without_cvv') continue;
    isRequired.set(name, true);
  }
  for (const defined of configuration.definedFormFields) {
    const name = defined.replace(/\*$/, '');
    const drawn = name === 'expire_year' ? 'expire_month' : name;
    if (isFieldName(drawn) && !isRequired.has(drawn)) isRequired.set(drawn, defined.endsWith('*'));
  }
  return [...isRequired].map(([name, required]) => {
    const own = `${FORM_FIELDS[name].label}${required ? '*' : ''}`;
    const key = name === 'expire_month' && !options.labels.has(name) ? 'expire_year' : name;
    const label = (options.labels.get(key) ?? own).trim();
    const hint = name === 'expire_month' && !options.placeholders.has(name) ? 'expire_year' : name;
    const field: { placeholder?: string } = FORM_FIELDS[name];
    return {
      name,
      label,
      accessibleName: label || own,
      placeholder: (options.placeholders.get(hint) ?? field.placeholder ?? '').trim(),
      isRequired: required,
    };
  });
}
