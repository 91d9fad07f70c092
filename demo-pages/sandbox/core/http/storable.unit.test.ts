import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { freshKey } from '../../testing/saved-customers.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  sandbox = await openSandbox(undefined, undefined, { log: () => {} });
});
afterAll(() => sandbox.close());

const cursor = (text: string) => Buffer.from(text).toString('base64url');

it.each([
  ['POST', '/v1/customers', { first_name: 'a\0b' }, 400],
  ['POST', '/v1/customers', { first_name: 'half a pair \ud800' }, 400],
  ['POST', '/v1/customers', { first_name: 'Aroha', more: { 'a\0': 1 } }, 400],
  ['GET', '/v1/charges/ch_%00', undefined, 404],
  ['GET', '/v1/charges?reference=a%00', undefined, 400],
  ['GET', '/v1/charges?created_from=0000-01-01T00:00:00Z', undefined, 400],
  ['GET', '/v1/charges?created_to=9999-12-31T23:59:59-23:59', undefined, 400],
  ['GET', `/v1/charges?cursor=${cursor('+275760-09-13T00:00:00.000Z ch_1')}`, undefined, 400],
  ['GET', `/v1/charges?cursor=${cursor('2026-11-21T00:00:00.000Z a\0')}`, undefined, 400],
  ['POST', '/v1/clock', { advance_days: 5e-324 }, 400],
  ['POST', '/v1/clock', { advance_days: 0.1234567891 }, 200],
] as const)('%s %s with %j, which the database cannot keep, is answered by %i', async (method, path, body, status) => {
  const answer = await sandbox.server(method, path, body, { 'idempotency-key': freshKey() });
  expect(answer.status, `[P5.02] ${answer.body.error?.message}`).toBe(status);
});
