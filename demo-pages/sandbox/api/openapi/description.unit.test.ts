import { Validator } from '@seriousme/openapi-schema-validator';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSandbox, SANDBOX } from '../../testing/open-sandbox.ts';
import { routesOf, withoutNames } from '../../testing/route-list.ts';
import { responseChecker } from './check-responses.ts';
import { type ApiDescription, apiDescription } from './describe-api.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
let described: ApiDescription;
beforeAll(async () => {
  sandbox = await openSandbox();
  const answer = await sandbox.app.request(`${SANDBOX}/openapi.json`);
  expect(answer.headers.get('access-control-allow-origin'), 'for tools of every origin').toBe('*');
  described = (await answer.json()) as ApiDescription;
});
afterAll(() => sandbox.close());

const nameless = (route: string) => withoutNames(route).replace('{intent_id}', '{}');

describe('the description', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate({ ...described });
    expect(result, `[P5.01] ${JSON.stringify(result)}`).toMatchObject({ valid: true });
    expect(described.openapi, '[P5.01]').toBe('3.1.0');
  });

  it('has every call of the API and no other', () => {
    const calls = routesOf(sandbox.app).filter((route) => route.includes(' /v1/'));
    const paths = Object.entries(described.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => nameless(`${method.toUpperCase()} ${path}`)),
    );
    expect(paths.sort(), '[P5.01]').toEqual([...new Set(calls.map(nameless))].sort());
  });

  it('names each call once, and refers to nothing that is not there', () => {
    const calls = Object.values(described.paths).flatMap((methods) => Object.values(methods));
    const ids = calls.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, path = ''] of JSON.stringify(described).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = path.split('/').reduce((at: unknown, part) => (at as Record<string, unknown>)?.[part], described);
      expect(target, path).toBeDefined();
    }
  });
});

describe('an answer that breaks the description', () => {
  const envelope = (data: unknown) => ({ status: 200, error: null, resource: { type: 'clock', data } });
  it.each([
    ['a field too many', 200, envelope({ now: '2026-11-21T00:00:00.000Z', offset_ms: 0, more: 1 }), 'additional'],
    ['a field too few', 200, envelope({ now: '2026-11-21T00:00:00.000Z' }), 'required'],
    ['another status', 202, envelope({}), 'status 202 is not described'],
    ['an error without its code', 404, { status: 404, error: { message: 'x' } }, 'required'],
  ])('is found: %s', async (_, status, body, problem) => {
    const check = await responseChecker(apiDescription());
    expect(check({ method: 'GET', path: '/v1/clock', status, body }), '[P5.01]').toContain(problem);
  });

  it('becomes a 500 in every test, and the fixture throws it', async () => {
    await sandbox.server('POST', '/v1/webhook-endpoints', { url: 'http://127.0.0.1:9/a' });
    await sandbox.db.execute(sql`update sandbox.webhook_endpoints set events = '[1]'`);
    const asked = sandbox.server('GET', '/v1/webhook-endpoints');
    await expect(asked, '[P5.01]').rejects.toThrow('does not fit /openapi.json: GET /v1/webhook-endpoints');
  });
});
