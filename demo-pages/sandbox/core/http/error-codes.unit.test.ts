import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../server/database/project-root.ts';
import { createSandboxApp } from '../../app/sandbox-app.ts';
import { openSandbox, SANDBOX } from '../../testing/open-sandbox.ts';
import { provocations } from '../../testing/provoke-errors.ts';
import { dataOf, saveCustomer } from '../../testing/saved-customers.ts';
import { DEMO } from '../merchants/demo-credentials.ts';
import { ERROR_CODES, type ErrorCode, errorEntry } from './error-codes.ts';

type Entry = Record<string, unknown>;

const entries: Entry[] = [];
const log = (entry: Entry) => entries.push(entry);
let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  sandbox = await openSandbox('/nonexistent', undefined, { log });
});
afterAll(() => sandbox.close());

async function provokeFault() {
  const broken = new Proxy(sandbox.db, {
    get: () => () => {
      throw new Error('statement with 4242424242424242');
    },
  });
  const app = createSandboxApp({ db: broken, hostedDirectory: '/nonexistent', log });
  const answer = await app.request(`${SANDBOX}/v1/charges`);
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}
const provoke = (code: ErrorCode) => (code === 'server_busy' ? provokeFault() : provocations(sandbox)[code]());

describe('an error', () => {
  it.each(Object.keys(ERROR_CODES) as ErrorCode[])('%s is provoked, and says what to do', async (code) => {
    const { status, means, advice, field } = errorEntry(code);
    const { status: answered, headers, body } = await provoke(code);
    expect([answered, body.error?.code], '[P3.03] the status of the table').toEqual([status, code]);
    const { error } = body as unknown as { error: { message: string; advice: string; details: { path: string } } };
    expect(body, '[P3.03] one envelope').toEqual({
      status,
      error: { message: expect.stringMatching(/\S{2}/), code, advice, details: expect.anything() },
      resource: { type: 'error', data: null },
      error_summary: body.error,
    });
    expect(advice, '[P3.03] a sentence that says what to do').toMatch(/^[A-Z].+\.$/);
    expect(means).toMatch(/\.$/);
    if (field) expect(error.details.path, '[P3.03] the field').not.toBe('');
    const id = headers.get('x-request-id');
    expect(id, '[P3.03] a request id').toMatch(/^req_[\w-]{36}$/);
    const logged = entries.filter((entry) => entry['id'] === id);
    expect(logged, '[P3.03] one line of the log').toEqual([expect.objectContaining({ code, status })]);
  });

  it.each([
    ['/v1/charges', { amount: '1.234' }, 'amount'],
    ['/v1/charges', { amount: '1.00', currency: 'EUR' }, 'currency'],
    [
      '/v1/charges',
      { amount: '1.00', currency: 'AUD', reference: 'r', token: 't', customer: { email: 7 } },
      'customer.email',
    ],
    ['/v1/customers', { token: 't', mandate: { reference: 'r' } }, 'mandate.accepted_at'],
    ['/v1/clock', { advance_days: -1 }, 'advance_days'],
  ])('of %s with %j names the field %s', async (path, body, field) => {
    const { body: answer } = await sandbox.server('POST', path, body, { 'idempotency-key': 'field' });
    expect(answer.error, '[P3.03]').toMatchObject({ code: 'validation_error', details: { path: field } });
  });

  it('is in the table of the documents', () => {
    const guide = readFileSync(join(projectRoot, 'docs/payments/charges.md'), 'utf8');
    const rows = Object.entries(ERROR_CODES).map(
      ([code, { status, means, advice }]) => `| \`${code}\` | ${status} | ${means} | ${advice} |`,
    );
    const table = guide
      .slice(guide.indexOf('## Errors'))
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    expect(table, '[P3.03]').toEqual(rows);
  });
});

describe('the log', () => {
  it('has one line for each request, without queries, bodies, keys or card numbers', async () => {
    entries.length = 0;
    const { id } = await saveCustomer(sandbox);
    await sandbox.server('GET', `/v1/customers/${id}?email=secret%40example.org`);
    const configured = await sandbox.browser('POST', '/v1/remote-action/configs', {
      predefined_fields: { type: 'card' },
    });
    const { configuration_token } = dataOf(configured);
    await sandbox.browser('GET', `/v1/remote-action/configs/${configuration_token}`);
    await sandbox.server('GET', `/v1/charges/${DEMO.secretKey}`);
    await sandbox.server('GET', '/v1/charges/4242424242424242');
    await sandbox.server('GET', '/v1/charges/ch_4242424242424242');
    await sandbox.server('GET', '/v1/nothing/4242424242424242');
    await sandbox.call('GET', '/4242424242424242', {});
    expect(
      entries.map(({ method, path, status }) => `${method} ${path} ${status}`),
      '[P3.03]',
    ).toEqual([
      'POST /v1/payment_sources/tokens 201',
      'POST /v1/customers 201',
      `GET /v1/customers/${id} 200`,
      'POST /v1/remote-action/configs 201',
      'GET /v1/remote-action/configs/… 200',
      'GET /v1/charges/… 404',
      'GET /v1/charges/… 404',
      'GET /v1/charges/… 404',
      'GET /v1/… 404',
      'GET /… 404',
    ]);
    expect(new Set(entries.map(({ id: request }) => request)).size, '[P3.03] an id each').toBe(entries.length);
    const text = JSON.stringify(entries);
    for (const secret of [
      'secret',
      '4242424242424242',
      DEMO.secretKey,
      DEMO.publicKey,
      'Wilhelmina',
      String(configuration_token),
    ]) {
      expect(text, '[P3.03]').not.toContain(secret);
    }
  });

  it('is joined to an answer that a merchant’s page may read', async () => {
    const { headers, status } = await sandbox.browser('GET', '/v1/gateways/default');
    expect([status, headers.get('access-control-expose-headers')], '[P3.03]').toEqual([
      200,
      'Retry-After, X-Request-Id',
    ]);
    expect(dataOf(await sandbox.browser('GET', '/v1/gateways/default'))).toBeDefined();
  });
});
