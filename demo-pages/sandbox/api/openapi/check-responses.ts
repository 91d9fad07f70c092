import type { Context, MiddlewareHandler } from 'hono';
import { responseText, SandboxError } from '../../core/index.ts';
import type { DescribedCall, Method } from './describe-api.ts';
import { type ApiDescription, apiDescription } from './describe-api.ts';

/** How the message about a response that does not fit the description begins. */
export const MISFIT = 'The answer does not fit /openapi.json';

type Checker = (response: { method: string; path: string; status: number; body: unknown }) => string | undefined;

const pointer = (...parts: readonly (string | number)[]) =>
  parts.map((part) => `/${encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/** How a response differs from the description, without its values; undefined when it fits. */
export async function responseChecker(description: ApiDescription): Promise<Checker> {
  // For tests alone: the package that a merchant installs has no such validator.
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(description, 'api');
  const find = callMatcher(description);
  return ({ method, path, status, body }) => {
    const found = find(method, path);
    // An address without a call gets an error.
    const shared = pointer('components', 'responses', `Error${status}`);
    const described = found?.call.responses[status];
    if (found && !described) return `status ${status} is not described`;
    const at =
      found && described && !('$ref' in described)
        ? pointer('paths', found.path, found.method, 'responses', status)
        : shared;
    const validate = ajv.getSchema(`api#${at}${pointer('content', 'application/json', 'schema')}`);
    if (!validate) return `status ${status} is not described`;
    if (validate(body)) return undefined;
    const [first] = validate.errors ?? [];
    return `${first?.instancePath} ${first?.message} ${JSON.stringify(first?.params)}`;
  };
}

let checker: Promise<Checker> | undefined;

const isJson = (c: Context) => c.res.headers.get('content-type')?.startsWith('application/json') ?? false;

/** Sends a 500 in place of every JSON response that does not fit the description, so that the test fails. */
export const checkResponses: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.req.method === 'OPTIONS') return;
  checker ??= responseChecker(apiDescription());
  const { method, path } = c.req;
  const exchange = {
    method,
    path,
    status: c.res.status,
    body: isJson(c) ? JSON.parse(await responseText(c)) : undefined,
  };
  const problem = (await checker)(exchange);
  if (problem === undefined) return;
  c.set('fault', 'AnswerMisfit');
  console.error(`${MISFIT}: ${method} ${path} ${c.res.status} ${problem}`);
  throw new SandboxError(500, 'server_busy', `${MISFIT}: ${method} ${path} ${c.res.status} ${problem}`);
};

interface MatchedCall {
  /** The address with the names of its parts. */
  path: string;
  method: Method;
  call: DescribedCall;
}

const isName = (part: string) => part.startsWith('{');
/** Addresses in words come before those with names, part by part. */
const order = (path: string) => path.replaceAll(/\{\w+\}/g, '~');

/** Finds the described call of a request. */
function callMatcher({ paths }: ApiDescription): (method: string, address: string) => MatchedCall | undefined {
  const sorted = Object.keys(paths).sort((a, b) => (order(a) < order(b) ? -1 : 1));
  return (verb, address) => {
    const requestedParts = address.split('/');
    const method = verb.toLowerCase() as Method;
    for (const path of sorted) {
      const parts = path.split('/');
      const call = paths[path]?.[method];
      const isThis =
        parts.length === requestedParts.length &&
        parts.every((part, at) => isName(part) || part === requestedParts[at]);
      if (call && isThis) return { path, method, call };
    }
    return undefined;
  };
}
