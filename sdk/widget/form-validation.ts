import { isText, type UnknownRecord } from '../client/record.ts';

/** The validation state of a form's fields (S3.72). */
export interface FormValidation {
  readonly form_valid: boolean;
  readonly invalid_fields: readonly string[];
  /** The fields whose error is shown. */
  readonly invalid_showed_fields: readonly string[];
  /** Failed rule to fields: `required`, `cardNumberValidator`, `expireDateValidation`. */
  readonly validators: Readonly<Record<string, readonly string[]>>;
}

const names = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);

/** Reads the validation part of a message; malformed values count as empty, and as not valid. */
export function readValidation(message: UnknownRecord): FormValidation {
  return {
    form_valid: message['form_valid'] === true,
    invalid_fields: names(message['invalid_fields']),
    invalid_showed_fields: names(message['invalid_showed_fields']),
    validators: Object.fromEntries(
      Object.entries(message['validators'] ?? {}).map(([rule, fields]) => [rule, names(fields)]),
    ),
  };
}

/** True if the rule failed for the field; false for rules that were not reported. */
export function failedRule(state: Partial<FormValidation>, field: string, rule: string): boolean {
  return [state.validators?.[rule]].flat().includes(field);
}
