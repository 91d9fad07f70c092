import { html } from 'hono/html';
import type { NamedSchemas } from '../api/openapi/index.ts';
import { apiDescription, type DescribedCall, headerOf, type JsonSchema, type Parameter } from '../api/openapi/index.ts';
import { ERROR_CODES } from '../core/index.ts';
import { activityTable, type TableCell } from './activity-table.ts';

const REQUEST_FIELD = { always: 'needed', sometimes: 'optional' };
const RESPONSE_FIELD = { always: 'always', sometimes: 'sometimes' };
const HEADS = ['Field', 'What it is', 'There'];

/** The fields of a value, in a table for each form that it may have; a sentence for a value without fields. */
function fieldTables(label: string, schema: JsonSchema, words: typeof REQUEST_FIELD): TableCell {
  const forms = formsOf(schema);
  return html`${forms.map((form, at) => {
    const rows = fieldRows(form, words);
    const which = forms.length > 1 ? `, form ${at + 1} of ${forms.length}` : '';
    if (rows.length === 0) return html`<p>${forms.length > 1 ? `Form ${at + 1}: ` : ''}${typeWords(form)}.</p>`;
    const title = which ? html`<p>Form ${at + 1} of ${forms.length}:</p>` : '';
    return html`${title}${activityTable(`${label}${which}`, HEADS, rows, '')}`;
  })}`;
}

const placeOf = ({ in: place }: Parameter) =>
  ({ path: 'in the address', query: 'in the query', header: 'as a header' })[place];

function credentials({ security }: DescribedCall): TableCell {
  const headers = [...new Set(security.flatMap((one) => Object.keys(one)).map(headerOf))];
  if (headers.length === 0) return html`<p>Needs no credential.</p>`;
  return html`<p>Send ${headers.map((header, at) => html`${at > 0 ? ' or ' : ''}<code>${header}</code>`)}.</p>`;
}

/** What stands under `resource.data` of the answer, or the whole of a bare one. */
function dataOf(schema: JsonSchema): JsonSchema {
  const { resource } = (schema.properties ?? {}) as { resource?: JsonSchema };
  return (resource?.properties?.['data'] as JsonSchema | undefined) ?? schema;
}

function success({ responses }: DescribedCall): [string, JsonSchema[]] {
  const [status = '', successResponse] = Object.entries(responses)[0] ?? [];
  const schema =
    successResponse && !('$ref' in successResponse) ? successResponse.content['application/json'].schema : {};
  return [status, ((schema.anyOf as JsonSchema[] | undefined) ?? [schema]).map(dataOf)];
}

function callDetails(method: string, path: string, call: DescribedCall): TableCell {
  const name = `${method.toUpperCase()} ${path}`;
  const [status, answers] = success(call);
  const body = call.requestBody?.content['application/json'].schema;
  const parameters = call.parameters.map((parameter) => [
    html`<code>${parameter.name}</code>, ${placeOf(parameter)}`,
    typeWords(parameter.schema),
    parameter.required ? REQUEST_FIELD.always : REQUEST_FIELD.sometimes,
  ]);
  const data = answers.length === 1 ? (answers[0] ?? {}) : { anyOf: answers };
  return html`<details id="${call.operationId}">
      <summary><code>${name}</code> <span>${call.summary}</span></summary>
      ${call.description ? html`<p>${call.description}</p>` : ''}
      ${credentials(call)}
      ${parameters.length > 0 ? activityTable(`Parameters of ${name}`, HEADS, parameters, '') : ''}
      ${body ? html`<h3>Body</h3>${fieldTables(`Body of ${name}`, body, REQUEST_FIELD)}` : ''}
      <h3>Answer ${status}</h3>
      ${fieldTables(`Answer of ${name}`, data, RESPONSE_FIELD)}
    </details>`;
}

function errorTable(): TableCell {
  const rows = Object.entries(ERROR_CODES).map(([code, { status, means, advice }]) => [
    html`<code>${code}</code>`,
    String(status),
    means.replaceAll('`', ''),
    advice,
  ]);
  return activityTable('Table of errors', ['Code', 'Status', 'When', 'What to do'], rows, '');
}

/** The reference: every call with what it takes and answers, read from the description. */
export function referenceSections(): TableCell {
  const { paths, tags, components } = apiDescription();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call })),
  );
  return html`<section aria-labelledby="description">
      <h2 id="description">One description</h2>
      <p>This page shows <a href="/openapi.json">/openapi.json</a>, an OpenAPI 3.1 description made from the schemas
        that the calls themselves read and answer with. A successful response is
        <code>{status, error: null, resource: {type, data}}</code>; below stands its <code>data</code>. Fields that are
        not listed are ignored in a body and never sent in a response.</p>
      <p><a class="more" href="#errors">Errors</a></p>
    </section>
    ${tags.map(
      ({ name }, at) => html`<section class="reference" aria-labelledby="tag-${at}">
      <h2 id="tag-${at}">${name}</h2>
      ${calls
        .filter(({ call }) => call.tags[0] === name)
        .map(({ path, method, call }) => callDetails(method, path, call))}
    </section>`,
    )}
    <section class="reference" aria-labelledby="named">
      <h2 id="named">Parts of responses</h2>
      ${namedSchemas(components.schemas).map(
        ([name, schema]) =>
          html`<details id="${name}"><summary><code>${name}</code></summary>
            ${fieldTables(`Fields of ${name}`, schema, RESPONSE_FIELD)}</details>`,
      )}
    </section>
    <section aria-labelledby="errors">
      <h2 id="errors">Errors</h2>
      <p>Every call may be refused. The response then has an <code>error</code> with <code>message</code>,
        <code>code</code>, <code>advice</code> and <code>details.path</code>, the field that is wrong.</p>
      ${errorTable()}
    </section>`;
}

const nameOf = (schema: JsonSchema): string | undefined => schema.$ref?.replace('#/components/schemas/', '');
/** The other schemas of a description that are shown once, with a name. */
const isShownOnce = (name: string): boolean => name !== 'Time';

const joined = (cells: readonly TableCell[], word: string): TableCell =>
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
function typeWords(schema: JsonSchema): TableCell {
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
function formsOf(schema: JsonSchema): JsonSchema[] {
  const either = schema.anyOf ?? schema.oneOf;
  return either && !schema.properties ? either.flatMap((each) => formsOf(each as JsonSchema)) : [schema];
}

/**
 * A row for each field of an object and of the objects in it: its name, what it may be, and whether it is always there.
 */
function fieldRows(schema: JsonSchema, words: { always: string; sometimes: string }, before = ''): TableCell[][] {
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
const namedSchemas = (schemas: NamedSchemas): [string, JsonSchema][] =>
  Object.entries(schemas).filter(([name]) => isShownOnce(name));
