import type { TextFieldProps } from '#parts/fields/text-field.tsx';
import { DEFAULT_PETITION_FIELDS, type PetitionField } from '#rules/forms/petition.ts';
import type { PetitionTypedField } from '#rules/forms/petition-fields.ts';
import type { PetitionFieldType } from '#rules/forms/petition-types.ts';
import type { Texts } from '#runtime/texts/use-texts.ts';
import type PETITION_TEXTS from '#texts/elements/petition-form';
import type { PetitionFormProps } from './petition-form.definition.ts';

export interface VisibleField extends PetitionField {
  readonly label: string;
  readonly hint: string | undefined;
}

/** The fields that the page configures, each name once. */
export function visibleFields(fields: PetitionFormProps['fields'], t: Texts<typeof PETITION_TEXTS>): VisibleField[] {
  const requested: NonNullable<PetitionFormProps['fields']> = fields ?? [...DEFAULT_PETITION_FIELDS];
  const byName = new Map(requested.map((field) => [field.name, field]));
  return [...byName.values()].map(({ label, hint, ...field }) => ({
    ...field,
    label: label || t(field.name),
    hint,
  }));
}

/** Groups fields that share a line where there is room: two names in a row, and two short ones. */
export function inRows(fields: readonly VisibleField[]): VisibleField[][] {
  const pairs: readonly (readonly PetitionTypedField[])[] = [
    ['firstName', 'lastName'],
    ['postcode', 'mobile'],
  ];
  const rows: VisibleField[][] = [];
  for (const field of fields) {
    const before = rows.at(-1);
    const partner = before?.length === 1 ? before[0]?.name : undefined;
    if (partner && pairs.some((pair) => pair.includes(partner) && pair.includes(field.name))) before?.push(field);
    else rows.push([field]);
  }
  return rows;
}

const AUTOCOMPLETE: Readonly<Record<PetitionTypedField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  postcode: 'postal-code',
  mobile: 'tel',
  location: 'address-level2',
};

type Keyboard = Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'>;

/** The keyboard and the autofill of a field: the keyboard depends on the type, the autofill on the name. */
export function keyboardOf({ name, type }: PetitionField): Keyboard {
  const keyboards: Readonly<Partial<Record<PetitionFieldType, Keyboard>>> = {
    Phone: { type: 'tel', inputMode: 'tel' },
    Email: { type: 'email', inputMode: 'email' },
    'Numbers Only': { inputMode: 'numeric' },
  };
  return { ...keyboards[type], autoComplete: type === 'Expiry Date' ? 'cc-exp' : AUTOCOMPLETE[name] };
}
