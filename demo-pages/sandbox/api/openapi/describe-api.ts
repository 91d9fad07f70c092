import type { Context } from 'hono';
import { z } from 'zod';
import { ERROR_CODES, ERROR_STATUSES, errorSchema, idempotencyKey } from '../../core/index.ts';
import { CHARGE_OPERATIONS } from './charge-operations.ts';
import { type JsonSchema, jsonSchemaOf, type NamedSchemas } from './json-schema.ts';
import type { Operation, SandboxCall, Success } from './operation.ts';
import { SANDBOX_CALLS } from './sandbox-calls.ts';
import { SECURITY_SCHEMES, schemesOf } from './security.ts';
import { SETTING_OPERATIONS } from './setting-operations.ts';
import { SOURCE_OPERATIONS } from './source-operations.ts';

const OPERATIONS: Record<SandboxCall, Operation> = {
  ...CHARGE_OPERATIONS,
  ...SOURCE_OPERATIONS,
  ...SETTING_OPERATIONS,
};

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}
type Content = { 'application/json': { schema: JsonSchema } };
export interface DescribedResponse {
  description: string;
  headers: object;
  content: Content;
}
export interface DescribedCall {
  operationId: string;
  tags: [string];
  summary: string;
  description?: string;
  security: Record<string, []>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, DescribedResponse | { $ref: string }>;
}
export type Method = 'get' | 'post' | 'put' | 'delete';
export interface ApiDescription {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string; description: string }[];
  tags: { name: string }[];
  paths: Record<string, Partial<Record<Method, DescribedCall>>>;
  components: {
    schemas: NamedSchemas;
    responses: Record<string, DescribedResponse>;
    headers: object;
    securitySchemes: object;
  };
}

const REQUEST_ID = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };
const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });
const anyOf = (schemas: JsonSchema[]): JsonSchema => (schemas.length === 1 && schemas[0]) || { anyOf: schemas };

interface Row {
  method: Method;
  path: string;
  credential: string;
  purpose: string;
  operation: Operation;
}

/** The calls of the table, by address without its query: several rows may describe one. */
function rowsByCall(): Row[][] {
  const calls = new Map<string, Row[]>();
  const names = new Map<string, string>();
  for (const [verb, address, credential, purpose] of SANDBOX_CALLS) {
    if (!address.startsWith('/v1/')) continue;
    const plain = address.replace(/\?.*/, '');
    // Two names for one part of an address are one path: the first name counts.
    const shape = plain.replace(/\{\w+\}/g, '{}');
    const path = names.get(shape) ?? plain;
    names.set(shape, path);
    const operation = OPERATIONS[`${verb} ${address}` as SandboxCall];
    const row = { method: verb.toLowerCase() as Method, path, credential, purpose, operation };
    calls.set(`${verb} ${path}`, [...(calls.get(`${verb} ${path}`) ?? []), row]);
  }
  return [...calls.values()];
}

const tagOf = (path: string): string => {
  const [, , word = ''] = path.split('/');
  return (word[0]?.toUpperCase() + word.slice(1)).replaceAll(/[-_]/g, ' ');
};

const operationId = ({ method, path }: Row): string =>
  method +
  path
    .replace('/v1', '')
    .replace(/(?<=[^a-z0-9])[a-z0-9]/gi, (letter) => letter.toUpperCase())
    .replace(/\W/g, '');

function parametersOf(rows: Row[], named: NamedSchemas): Parameter[] {
  const [{ path } = { path: '' }] = rows;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(
    ([, name = '']): Parameter => ({ name, in: 'path', required: true, schema: { type: 'string' } }),
  );
  const inQuery = new Map<string, Parameter>();
  for (const { operation } of rows) {
    if (!operation.query) continue;
    const { properties = {}, required = [] } = jsonSchemaOf(operation.query, 'input', named);
    for (const [name, schema] of Object.entries(properties)) {
      const isNeeded = rows.length === 1 && required.includes(name);
      inQuery.set(name, { name, in: 'query', required: isNeeded, schema: schema as JsonSchema });
    }
  }
  const key = rows.flatMap(({ operation }) => operation.key ?? [])[0];
  const inHeader = key && {
    name: 'Idempotency-Key',
    in: 'header' as const,
    required: key === 'required',
    description: 'Names the request: the same one for each try of it.',
    schema: jsonSchemaOf(idempotencyKey, 'input', named),
  };
  return [...inPath, ...inQuery.values(), ...(inHeader ? [inHeader] : [])];
}

function envelope({ status, type, data }: Success): z.ZodType {
  if (type === undefined) return data;
  return z.object({
    status: z.literal(status),
    error: z.null(),
    resource: z.object({ type: z.literal(type), data }),
  });
}

function describedCall(rows: [Row, ...Row[]], named: NamedSchemas): DescribedCall {
  const [first] = rows;
  const body = rows.find(({ operation }) => operation.body)?.operation.body;
  const successes = rows.flatMap(({ operation }) => operation.answers);
  const status = successes[0]?.status ?? 200;
  const schemes = new Set(rows.flatMap(({ credential }) => schemesOf(credential)));
  const errors = ERROR_STATUSES.filter((error) => body !== undefined || (error !== 413 && error !== 415));
  return {
    operationId: operationId(first),
    tags: [tagOf(first.path)],
    summary: first.purpose,
    ...(rows.length > 1 ? { description: rows.map(({ purpose }) => `${purpose}.`).join(' Or: ') } : {}),
    security: [...schemes].map((scheme) => ({ [scheme]: [] })),
    parameters: parametersOf(rows, named),
    ...(body ? { requestBody: { required: true, content: json(jsonSchemaOf(body, 'input', named)) } } : {}),
    responses: {
      [status]: {
        description: 'Done.',
        headers: REQUEST_ID,
        content: json(anyOf(successes.map((success) => jsonSchemaOf(envelope(success), 'output', named)))),
      },
      ...Object.fromEntries(errors.map((error) => [error, { $ref: `#/components/responses/Error${error}` }])),
    },
  };
}

function describedError(status: number, named: NamedSchemas): DescribedResponse {
  const error = errorSchema(status);
  const whole = z.object({
    status: z.literal(status),
    error,
    resource: z.object({ type: z.literal('error'), data: z.null() }),
    error_summary: error,
  });
  const codes = Object.entries(ERROR_CODES).filter(([, entry]) => entry.status === status);
  return {
    description: codes.map(([code, { means }]) => `\`${code}\`: ${means}`).join('\n'),
    headers: REQUEST_ID,
    content: json(jsonSchemaOf(whole, 'output', named)),
  };
}

function describeAll(): ApiDescription {
  const schemas: NamedSchemas = {};
  const calls = rowsByCall() as [Row, ...Row[]][];
  const paths: ApiDescription['paths'] = {};
  for (const rows of calls) {
    const [{ path, method }] = rows;
    paths[path] = { ...paths[path], [method]: describedCall(rows, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Haven payments sandbox',
      version: '1',
      description: 'The calls of merchants’ servers and pages. No money moves here.',
    },
    servers: [{ url: '/', description: 'The sandbox that serves this description' }],
    tags: [...new Set(calls.map(([{ path }]) => tagOf(path)))].map((name) => ({ name })),
    paths,
    components: {
      schemas,
      responses: Object.fromEntries(
        ERROR_STATUSES.map((status) => [`Error${status}`, describedError(status, schemas)]),
      ),
      headers: { RequestId: { description: 'Names the request in the sandbox’s log.', schema: { type: 'string' } } },
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

let description: ApiDescription | undefined;

/** The OpenAPI 3.1 description of every call, made once from the schemas that the routes read and answer with. */
export function apiDescription(): ApiDescription {
  description ??= describeAll();
  return description;
}

/** GET /openapi.json: the description of the API, for tools and pages of every origin. */
export function descriptionRoute(c: Context): Response {
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Cache-Control', 'no-cache');
  return c.json(apiDescription());
}
