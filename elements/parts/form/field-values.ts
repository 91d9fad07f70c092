import { change, type Field } from '#runtime/drawn/changed-fields.ts';

/**
 * What stands in the fields of a form, by name: texts, the chosen one of radio buttons, and whether boxes are ticked.
 */
export type FieldValues = Readonly<Record<string, string | boolean>>;

const SKIPPED = /^(hidden|password|file|submit|button|reset|image)$/;

const fieldsOf = ({ elements }: HTMLFormElement) =>
  [...elements].filter((field): field is Field => {
    const { name, type } = field as Field;
    return field.matches('input,textarea,select') && name !== '' && !SKIPPED.test(type);
  });

export function readFieldValues(form: HTMLFormElement): FieldValues {
  const values: Record<string, string | boolean> = {};
  for (const { name, type, value, checked } of fieldsOf(form)) {
    if (type === 'checkbox') values[name] = checked;
    else if (type !== 'radio' || checked) values[name] = value;
  }
  return values;
}

/**
 * Fills in fields as a visitor would, so that views receive the events. Returns the values whose fields are not there.
 */
export function fillFields(form: HTMLFormElement, values: FieldValues): FieldValues {
  const missing = { ...values };
  for (const field of fieldsOf(form)) {
    const value = values[field.name];
    delete missing[field.name];
    if (value !== undefined) change(field, field.type === 'radio' ? field.value === value : value);
  }
  return missing;
}
