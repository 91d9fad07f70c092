import { html } from 'hono/html';
import type { JsonSchema, NamedSchemas } from '../api/openapi/index.ts';
import type { Cell } from './activity-table.ts';

const nameOf = (schema: JsonSchema): string | undefined => schema.$ref?.replace('#/components/schemas/', '');
/** The other schemas of a description that are shown once, with a name. */
export const isShownOnce = (name: string): boolean => name !== 'Time';

const joined = (cells: readonly Cell[], word: string): Cell =>
  cells.map((cell, at) => html`${at > 0 ? word : ''}${cell}`).reduce((one, other) => html`${one}${other}`, html``);

function textWords({ format, maxLength, pattern, examples }: JsonSchema): string {
  if (format === 'date-time') return 'time with its zone';
  if (format?.startsWith('ipv')) return 'IP address';
  if (format === 'uri') return 'http or https address';
  if (Array.isArray(examples)) return `text like ${examples[0]}`;
  const short = pattern && pattern.length < 60 ? ` that matches ${pattern}` : '';
  return `text${maxLength === undefined ? '' : `, at most ${maxLength} characters`}${short}`;
}

/** What a value may be, in words. */
export function typeWords(schema: JsonSchema): Cell {
  const name = nameOf(schema);
  if (name === 'Time') return 'time, in UTC';
  if (name) return html`<a href="#${name}">${name}</a>`;
  if ('const' in schema) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum)
    return joined(
      schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`),
      ', ',
    );
  const either = schema.anyOf ?? schema.oneOf;
  if (either)
    return joined(
      either.map((each) => typeWords(each as JsonSchema)),
      ' or ',
    );
  if (Array.isArray(schema.type)) {
    return joined(
      schema.type.map((type) => typeWords({ ...schema, type } as JsonSchema)),
      ' or ',
    );
  }
  if (schema.type === 'array') return html`list of ${typeWords((schema.items ?? {}) as JsonSchema)}`;
  if (schema.type === 'string') return textWords(schema);
  const { minimum, maximum } = schema;
  const most = maximum === undefined || maximum > 1e15 ? '' : ` to ${maximum}`;
  const range = minimum === undefined || minimum < -1e15 ? '' : `, from ${minimum}${most}`;
  if (schema.type === 'integer') return `whole number${range}`;
  return schema.type === undefined
    ? 'anything'
    : ({ boolean: 'true or false', null: 'null' }[String(schema.type)] ?? `${schema.type}${range}`);
}

/** The forms of a value that has several; those of a named schema, too. */
export function formsOf(schema: JsonSchema): JsonSchema[] {
  const either = schema.anyOf ?? schema.oneOf;
  return either && !schema.properties ? either.flatMap((each) => formsOf(each as JsonSchema)) : [schema];
}

/** A row for each field of an object and of the objects in it: its name, what it may be, and whether it is always there. */
export function fieldRows(schema: JsonSchema, words: { always: string; sometimes: string }, before = ''): Cell[][] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, each]) => {
    const field = each as JsonSchema;
    const path = `${before}${name}`;
    const inner = field.type === 'array' ? (field.items as JsonSchema | undefined) : field;
    const within = inner?.properties ? fieldRows(inner, words, `${path}${field.type === 'array' ? '[]' : ''}.`) : [];
    return [
      [html`<code>${path}</code>`, typeWords(field), required.includes(name) ? words.always : words.sometimes],
      ...within,
    ];
  });
}

/** The schemas that others refer to, by name. */
export const namedSchemas = (schemas: NamedSchemas): [string, JsonSchema][] =>
  Object.entries(schemas).filter(([name]) => isShownOnce(name));
