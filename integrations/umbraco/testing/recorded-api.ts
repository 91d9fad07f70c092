import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const API = '/umbraco/management/api/v1';
const CLIENT = { id: 'umbraco-back-office-haven', secret: 'a secret & more' };

interface Item {
  id: string;
  name: string;
  alias?: string;
  isElement?: boolean;
  containers?: { id: string; type: string }[];
  properties?: { alias: string; container: { id: string }; dataType: { id: string } }[];
  [name: string]: unknown;
}

/** Answers as Umbraco 14's management API does to what an upload asks, keeps what it was given, and notes each call. */
export interface RecordedApi {
  readonly origin: string;
  readonly client: typeof CLIENT;
  readonly calls: string[];
  readonly stored: Readonly<Record<'data-type' | 'document-type', Map<string, Item>>>;
  /** Answers the next change of this kind with this status and problem. */
  refuseNext(kind: string, status: number, problem?: object): void;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** The fields of the API's models for a change; a POST has `id` and `parent` besides. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  'data-type': ['name', 'editorAlias', 'editorUiAlias', 'values'],
  'document-type': [
    ...['alias', 'name', 'description', 'icon', 'allowedAsRoot', 'variesByCulture', 'variesBySegment', 'isElement'],
    ...['collection', 'properties', 'containers', 'allowedTemplates', 'defaultTemplate', 'cleanup'],
    ...['allowedDocumentTypes', 'compositions'],
  ],
};

export async function startRecordedApi(): Promise<RecordedApi> {
  const stored = { 'data-type': new Map<string, Item>(), 'document-type': new Map<string, Item>() };
  const calls: string[] = [];
  const refusals = new Map<string, { status: number; problem: object }>();

  const faultOf = (kind: keyof typeof stored, item: Item, isNew: boolean): string | undefined => {
    const fields = [...(FIELDS[kind] ?? []), ...(isNew ? ['id', 'parent'] : [])].toSorted();
    if (JSON.stringify(Object.keys(item).toSorted()) !== JSON.stringify(fields))
      return 'The fields are not those of the model.';
    const twin = [...stored[kind].values()].find(
      ({ id, name, alias }) => id !== item.id && name === item.name && alias === item.alias,
    );
    if (isNew && twin) return 'The name is in use.';
    for (const { container, dataType, alias } of item.properties ?? []) {
      if (!stored['data-type'].has(dataType.id)) return `The data type of ${alias} was not found.`;
      if (!item.containers?.some(({ id }) => id === container.id)) return `The container of ${alias} was not found.`;
      if (/^(?:id|key|name|url|path|level|parent|children|contentType|properties)$/i.test(alias))
        return `The alias ${alias} is reserved.`;
    }
    return undefined;
  };

  const server = createServer(async (request, response) => {
    const answer = (status: number, body?: object) => {
      const type = status < 400 ? 'application/json' : 'application/problem+json';
      response.writeHead(status, { 'content-type': type }).end(body && JSON.stringify(body));
    };
    const path = (request.url ?? '').slice(API.length + 1);
    const text = await bodyOf(request);
    calls.push(`${request.method} ${path.replace(/[\da-f-]{36}$/, '{id}')}`);
    if (path === 'security/back-office/token') {
      const given = new URLSearchParams(text);
      const isRight =
        given.get('grant_type') === 'client_credentials' &&
        given.get('client_id') === CLIENT.id &&
        given.get('client_secret') === CLIENT.secret;
      return isRight
        ? answer(200, { access_token: 'token-1', token_type: 'Bearer', expires_in: 299 })
        : answer(401, { error: 'invalid_client' });
    }
    if (request.headers.authorization !== 'Bearer token-1') return answer(401);
    const [kind, id] = path.split('/') as [keyof typeof stored, string | undefined];
    if (!stored[kind]) return answer(404, { title: 'Not Found' });
    const refusal = request.method === 'GET' ? undefined : refusals.get(kind);
    if (refusal) {
      refusals.delete(kind);
      return answer(refusal.status, refusal.problem);
    }
    const known = id === undefined ? undefined : stored[kind].get(id);
    if (request.method !== 'POST' && !known) return answer(404, { title: 'Not Found', status: 404 });
    if (request.method === 'GET') return answer(200, known);
    const item = JSON.parse(text) as Item;
    const fault = faultOf(kind, item, request.method === 'POST');
    if (fault) return answer(400, { type: 'Error', title: 'Invalid', detail: fault, status: 400 });
    stored[kind].set(id ?? item.id, { ...item, id: id ?? item.id });
    return answer(request.method === 'POST' ? 201 : 200);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    client: CLIENT,
    calls,
    stored,
    refuseNext: (kind, status, problem = {}) => refusals.set(kind, { status, problem }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
