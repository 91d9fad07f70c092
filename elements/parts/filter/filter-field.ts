import type { FieldInput, FieldRules } from '#runtime/field/field-rules.ts';
import { type FieldMembers, fieldMembers } from '#runtime/field-members.ts';
import { type FilterNames, filterChoices, filterValue } from './filter-value.ts';

type Input<Names extends FilterNames> = FieldInput & { value: string } & Record<Names[number], string>;

/** A filter as one field, whose value is all its choices. The names are those of its attributes too. */
export const filterField = <Names extends FilterNames>(names: Names): FieldMembers =>
  fieldMembers<Input<Names>>({
    value: (input, isSet) => filterValue(names, isSet ? filterChoices(names, input.value) : input),
    missing: 'choose',
    defaults: names as FieldRules<Input<Names>>['defaults'] & object,
  });
