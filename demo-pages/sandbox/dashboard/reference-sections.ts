import { html } from 'hono/html';
import { apiDescription, type DescribedCall, headerOf, type JsonSchema, type Parameter } from '../api/openapi/index.ts';
import { ERROR_CODES } from '../core/index.ts';
import { activityTable, type Cell } from './activity-table.ts';
import { fieldRows, formsOf, namedSchemas, typeWords } from './schema-words.ts';

const TAKEN = { always: 'needed', sometimes: 'optional' };
const GIVEN = { always: 'always', sometimes: 'sometimes' };
const HEADS = ['Field', 'What it is', 'There'];

/** The fields of a value, in a table for each form that it may have; a sentence for a value without fields. */
function fieldTables(label: string, schema: JsonSchema, words: typeof TAKEN): Cell {
  const forms = formsOf(schema);
  return html`${forms.map((form, at) => {
    const rows = fieldRows(form, words);
    const which = forms.length > 1 ? `, form ${at + 1} of ${forms.length}` : '';
    if (rows.length === 0) return html`<p>${forms.length > 1 ? `Form ${at + 1}: ` : ''}${typeWords(form)}.</p>`;
    return html`${which ? html`<p>Form ${at + 1} of ${forms.length}:</p>` : ''}${activityTable(`${label}${which}`, HEADS, rows, '')}`;
  })}`;
}

const placeOf = ({ in: place }: Parameter) =>
  ({ path: 'in the address', query: 'in the query', header: 'as a header' })[place];

function credentials({ security }: DescribedCall): Cell {
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
  const [status = '', answer] = Object.entries(responses)[0] ?? [];
  const schema = answer && !('$ref' in answer) ? answer.content['application/json'].schema : {};
  return [status, ((schema.anyOf as JsonSchema[] | undefined) ?? [schema]).map(dataOf)];
}

function callDetails(method: string, path: string, call: DescribedCall): Cell {
  const name = `${method.toUpperCase()} ${path}`;
  const [status, answers] = success(call);
  const body = call.requestBody?.content['application/json'].schema;
  const parameters = call.parameters.map((parameter) => [
    html`<code>${parameter.name}</code>, ${placeOf(parameter)}`,
    typeWords(parameter.schema),
    parameter.required ? TAKEN.always : TAKEN.sometimes,
  ]);
  const data = answers.length === 1 ? (answers[0] ?? {}) : { anyOf: answers };
  return html`<details id="${call.operationId}">
      <summary><code>${name}</code> <span>${call.summary}</span></summary>
      ${call.description ? html`<p>${call.description}</p>` : ''}
      ${credentials(call)}
      ${parameters.length > 0 ? activityTable(`Parameters of ${name}`, HEADS, parameters, '') : ''}
      ${body ? html`<h3>Body</h3>${fieldTables(`Body of ${name}`, body, TAKEN)}` : ''}
      <h3>Answer ${status}</h3>
      ${fieldTables(`Answer of ${name}`, data, GIVEN)}
    </details>`;
}

function errorTable(): Cell {
  const rows = Object.entries(ERROR_CODES).map(([code, { status, means, advice }]) => [
    html`<code>${code}</code>`,
    String(status),
    means.replaceAll('`', ''),
    advice,
  ]);
  return activityTable('Table of errors', ['Code', 'Status', 'When', 'What to do'], rows, '');
}

/** The reference: every call with what it takes and answers, read from the description. */
export function referenceSections(): Cell {
  const { paths, tags, components } = apiDescription();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call })),
  );
  return html`<section aria-labelledby="description">
      <h2 id="description">One description</h2>
      <p>This page shows <a href="/openapi.json">/openapi.json</a>, an OpenAPI 3.1 description made from the schemas that the calls themselves
        read and answer with. A successful answer is <code>{status, error: null, resource: {type, data}}</code>; below stands its
        <code>data</code>. Fields that are not listed are ignored in a body and never sent in an answer.</p>
      <p><a class="more" href="#errors">Errors</a></p>
    </section>
    ${tags.map(
      ({ name }, at) => html`<section class="reference" aria-labelledby="tag-${at}">
      <h2 id="tag-${at}">${name}</h2>
      ${calls.filter(({ call }) => call.tags[0] === name).map(({ path, method, call }) => callDetails(method, path, call))}
    </section>`,
    )}
    <section class="reference" aria-labelledby="named">
      <h2 id="named">What answers are made of</h2>
      ${namedSchemas(components.schemas).map(
        ([name, schema]) =>
          html`<details id="${name}"><summary><code>${name}</code></summary>${fieldTables(`Fields of ${name}`, schema, GIVEN)}</details>`,
      )}
    </section>
    <section aria-labelledby="errors">
      <h2 id="errors">Errors</h2>
      <p>Every call may be refused. The answer then has an <code>error</code> with <code>message</code>, <code>code</code>, <code>advice</code>
        and <code>details.path</code>, the field that is wrong.</p>
      ${errorTable()}
    </section>`;
}
