import { titleOf } from './titles.mjs';
import { KIND_OF_NAME, VALUE_KINDS } from './value-kinds.mjs';

const NUMBERS = ['number', 'integer'];
const typesOf = ({ type }) => (Array.isArray(type) ? type : [type]);

/** The kind of a value, if its type can have one; `kinds` are the definition's own. */
export function valueKindOf(name, schema, kinds = {}) {
  const kind = VALUE_KINDS[kinds[name] ?? KIND_OF_NAME[name]];
  if (!kind || schema.enum) return;
  const wanted = kind.schema.type ? NUMBERS : ['string'];
  return typesOf(schema).some((type) => wanted.includes(type)) ? kind : undefined;
}

/** Bounds of both, the narrower one each; a whole number without bounds has those of JavaScript, which say nothing. */
function bounds(schema, kind) {
  const least = [schema.minimum, kind.minimum].filter((value) => value > Number.MIN_SAFE_INTEGER);
  const most = [schema.maximum, kind.maximum].filter((value) => value < Number.MAX_SAFE_INTEGER);
  return {
    ...(least.length > 0 ? { minimum: Math.max(...least) } : {}),
    ...(most.length > 0 ? { maximum: Math.min(...most) } : {}),
  };
}

function scalar(name, { minimum, maximum, ...schema }, kinds) {
  const { schema: kind = {} } = valueKindOf(name, schema, kinds) ?? {};
  const type = kind.type ?? (typesOf(schema).includes('string') ? 'string' : schema.type);
  const narrowed = { ...schema, type, ...kind, ...bounds({ minimum, maximum }, kind) };
  // Nothing is the same as leaving the field out, which a form does with an empty one.
  if (narrowed.default === '') delete narrowed.default;
  if (narrowed.enum) narrowed.enum = narrowed.enum.filter((value) => value !== '');
  return narrowed;
}

function object(schema, kinds) {
  const { required = [] } = schema;
  const properties = Object.entries(schema.properties).map(([name, property]) => [
    name,
    {
      title: titleOf(name),
      ...filled(valueSchema(name, property, kinds), required.includes(name) && name !== 'value'),
    },
  ]);
  // What has a default may be left out.
  const needed = required.filter((name) => !('default' in schema.properties[name]));
  return { ...schema, properties: Object.fromEntries(properties), required: needed, additionalProperties: false };
}

/** A text that is required has at least one character. */
export const filled = (schema, isRequired) =>
  isRequired && schema.type === 'string' && !schema.enum ? { ...schema, minLength: 1 } : schema;

/** The JSON Schema of a value for a content system: narrower than what an element accepts at run time. */
export function valueSchema(name, schema, kinds) {
  if (schema.anyOf)
    return {
      ...schema,
      anyOf: schema.anyOf.map((one) => ({
        title: one.type === 'object' ? 'Value and label' : 'Only a label',
        ...valueSchema(name, one, kinds),
      })),
    };
  if (schema.type === 'object') return object(schema, kinds);
  if (schema.type !== 'array') return scalar(name, schema, kinds);
  const items = valueSchema(name, schema.items, kinds);
  const { default: initial, ...list } = schema;
  return {
    ...list,
    ...(initial?.length > 0 ? { default: initial } : {}),
    items: { title: titleOf(name), ...items },
    ...(items.enum ? { uniqueItems: true } : {}),
  };
}
