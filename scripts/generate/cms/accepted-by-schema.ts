import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  findElement,
  type ReferenceElement,
} from '../../../demo-pages/website/developers/reference/element-catalogue.ts';
import { findTag, parseMarkup, writeMarkup } from '../../../demo-pages/website/developers/reference/markup-tree.ts';
import { parseAttribute } from '../../../elements/runtime/attributes/attribute-parsing.ts';
import { type BlockProperty, type BlockSchema, blockSchema } from '../../package/block-schemas.mjs';

const ajv = new Ajv2020({ strict: false, allErrors: true, code: { optimize: false } });
addFormats.default(ajv);

export type { BlockProperty };

/** What a content system keeps of a block. */
export type BlockValues = Readonly<Record<string, unknown>>;

/** The schema of a tag for content systems. */
export const schemaOf = (tag: string): BlockSchema => blockSchema(findElement(tag) as ReferenceElement);

/** Whether a value fits the schema of one property. */
export const validatorOf = (schema: BlockProperty): ValidateFunction => ajv.compile(schema);

const validators = new Map<string, ValidateFunction>();

/** The faults of a tag's values by the schema for content systems: `['/price must be >= 0']`. */
export function faultsOf(tag: string, values: BlockValues): string[] {
  const validate = validators.get(tag) ?? ajv.compile(schemaOf(tag));
  validators.set(tag, validate);
  validate(values);
  return (validate.errors ?? []).map(({ instancePath, message, params }: ErrorObject) =>
    `${instancePath} ${message} ${params['additionalProperty'] ?? ''}`.trim(),
  );
}

/** Text by the schema's type: some elements read a list or a number from text by themselves. */
function typed(tag: string, name: string, value: unknown): unknown {
  const { type } = schemaOf(tag).properties[name] ?? {};
  if (typeof value !== 'string' || type === 'string') return value;
  return type === 'integer' ? Number(value) : JSON.parse(value);
}

/** The values of the tag in an example, as a content system would keep them: without the settings of the site. */
export function valuesOfExample({ tag, attributes, settings }: ReferenceElement, html: string): BlockValues {
  const block = findTag(parseMarkup(html), tag);
  const written = (block?.attributes ?? []).flatMap(({ name, value }) => {
    const fact = attributes.find((attribute) => attribute.name === name);
    return fact && !settings.includes(fact.property)
      ? [[name, typed(tag, name, parseAttribute(fact.kind, value ?? ''))]]
      : [];
  });
  return { ...Object.fromEntries(written), content: writeMarkup(block?.children ?? []) };
}
