import type { FieldName } from '../../payment-rules/card/hosted-fields.ts';
import type { FieldProblem } from './validate-field.ts';

/** The data of the `validation` event for merchants. */
export type ValidationState = {
  form_valid: boolean;
  invalid_fields: string[];
  invalid_showed_fields: string[];
  validators: Record<string, string[]>;
};

/** Month and year share an input, so both names report its state. */
function reportedNames(name: FieldName): string[] {
  return name === 'expire_month' ? ['expire_month', 'expire_year'] : [name];
}

export function validationState(
  errors: ReadonlyMap<FieldName, FieldProblem>,
  isShown: (name: FieldName) => boolean,
): ValidationState {
  const validators: Record<string, string[]> = { required: [], cardNumberValidator: [], expireDateValidation: [] };
  for (const [name, { validator }] of errors) {
    validators[validator] = [...(validators[validator] ?? []), ...reportedNames(name)];
  }
  const names = [...errors.keys()];
  return {
    form_valid: names.length === 0,
    invalid_fields: names.flatMap(reportedNames),
    invalid_showed_fields: names.filter(isShown).flatMap(reportedNames),
    validators,
  };
}
