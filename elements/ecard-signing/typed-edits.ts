import { ECARD_DETAILS, ECARD_TYPES } from '#rules/shop/ecard.ts';
import { type CardEdits, withChange } from './card-edits.ts';

const FIELDS: readonly string[] = ['cardType', 'design', ...ECARD_DETAILS];

/** The instance and the field in the name of a form field, `<instanceId>.<field>`. */
export function splitFieldName(name: string): { instanceId: string; field: string } {
  const dot = name.lastIndexOf('.');
  return { instanceId: name.slice(0, Math.max(0, dot)), field: name.slice(dot + 1) };
}

/** The edits from values by the names of form fields. */
export function typedEdits(values: Readonly<Record<string, unknown>> = {}): CardEdits {
  let edits: CardEdits = new Map();
  for (const [name, value] of Object.entries(values)) {
    const { instanceId, field } = splitFieldName(name);
    const isKnown = field === 'cardType' ? ECARD_TYPES.some((type) => type === value) : typeof value === 'string';
    if (FIELDS.includes(field) && isKnown) edits = withChange(edits, instanceId, { [field]: value });
  }
  return edits;
}
