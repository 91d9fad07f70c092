import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/database/open-database.ts';
import { startPostgres } from '../../server/database/testing/start-postgres.ts';
import { charges } from '../api/charges/charges-schema.ts';
import { webhookDeliveries, webhookEvents } from '../api/webhooks/webhooks-schema.ts';
import { openSandbox } from '../testing/open-sandbox.ts';
import {
  chargeCustomer,
  createCustomer,
  type Data,
  dataOf,
  freshKey,
  saveCustomer,
} from '../testing/saved-customers.ts';
import { advanceSandbox } from './advance-sandbox.ts';

type Sandbox = Awaited<ReturnType<typeof openSandbox>>;

let postgres: Awaited<ReturnType<typeof startPostgres>>;
/** Processes that share one served database. */
let processes: Sandbox[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  const { databaseUrl } = postgres;
  const databases = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ databaseUrl })));
  processes = await Promise.all(databases.map((database) => openSandbox('/nonexistent', database)));
});
afterAll(async () => {
  for (const { close } of processes) await close();
  await postgres.stop();
});

/** Calls from several processes at once. */
const atOnce = <T>(times: number, call: (sandbox: Sandbox, n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, n) => call(processes[n % processes.length]!, n)));
const codes = (answers: { status: number; body: { error: { code: string } | null } }[]) =>
  [...new Set(answers.map(({ status, body }) => `${status} ${body.error?.code ?? ''}`.trim()))].sort();

describe('the sandbox in several processes', () => {
  it('makes one customer and one source of equal requests', async () => {
    const token = await processes[0]!.tokenise();
    const key = freshKey();
    const answers = await atOnce(40, (sandbox) => createCustomer(sandbox, { token }, key));
    expect(codes(answers)).toEqual(['201']);
    expect(new Set(answers.map((each) => dataOf(each)['default_source'])).size, '[P3.02]').toBe(1);
  });

  it('gives a token to one of a charge and a customer', async () => {
    const token = await processes[0]!.tokenise();
    const answers = await atOnce(40, (sandbox, n) =>
      n % 2 ? createCustomer(sandbox, { token }) : sandbox.charge(freshKey(), token),
    );
    expect(
      answers.filter(({ status }) => status === 201),
      '[P3.02]',
    ).toHaveLength(1);
    expect(codes(answers)).toEqual(['201', '400 token_used']);
  });

  it('keeps one default while sources are added, chosen and removed', async () => {
    const [first] = processes as [Sandbox];
    const { id } = await saveCustomer(first);
    const path = `/v1/customers/${id}/payment_sources`;
    const tokens = await atOnce(8, (sandbox) => sandbox.tokenise());
    const added = await atOnce(8, (sandbox, n) =>
      sandbox.server('POST', path, { token: tokens[n] }, { 'idempotency-key': freshKey() }),
    );
    const ids = added.map((each) => String(dataOf(each)['_id']));
    const changed = await atOnce(16, (sandbox, n) =>
      n % 2
        ? sandbox.server('PUT', `${path}/${ids[n % 8]}/default`)
        : sandbox.server('DELETE', `${path}/${ids[n % 8]}`),
    );
    expect(codes(changed)).toEqual(['200', '404 not_found']);
    const customer = dataOf(await first.server('GET', `/v1/customers/${id}`));
    const defaults = (customer['payment_sources'] as Data[]).filter((source) => source['default']);
    expect(
      defaults.map(({ _id }) => _id),
      '[P3.02]',
    ).toEqual([customer['default_source']]);
  });

  it('charges a source once for a key, and counts its charges one after the other', async () => {
    const { id } = await saveCustomer(processes[0]!, { card: '4000000000006033' });
    const key = freshKey();
    const equal = await atOnce(20, (sandbox) => chargeCustomer(sandbox, id, {}, key));
    expect(new Set(equal.map((each) => dataOf(each)['_id'])).size).toBe(1);
    const others = await atOnce(12, (sandbox) => chargeCustomer(sandbox, id));
    expect(
      others.filter(({ status }) => status === 201),
      'three in all',
    ).toHaveLength(2);
  });

  it('ends an authorisation once, of captures and cancels at once, and refunds no more than was captured', async () => {
    const [first] = processes as [Sandbox];
    const { id } = await saveCustomer(first);
    const authorise = async () => String(dataOf(await chargeCustomer(first, id, { capture: false }))['_id']);
    const end = (sandbox: Sandbox, charge: string, n: number) =>
      sandbox.server(
        'POST',
        `/v1/charges/${charge}/${n % 2 ? 'cancel' : 'capture'}`,
        {},
        { 'idempotency-key': freshKey() },
      );
    const charge = await authorise();
    const answers = await atOnce(40, (sandbox, n) => end(sandbox, charge, n));
    expect(codes(answers), '[P3.01]').toEqual(['200', '400 charge_not_authorised']);
    expect(
      answers.filter(({ status }) => status === 200),
      '[P3.01]',
    ).toHaveLength(1);
    const refunded = await authorise();
    await first.server(
      'POST',
      `/v1/charges/${refunded}/capture`,
      { amount: '10.00' },
      { 'idempotency-key': freshKey() },
    );
    const refunds = await atOnce(12, (sandbox) =>
      sandbox.server('POST', `/v1/charges/${refunded}/refunds`, { amount: '3.00' }, { 'idempotency-key': freshKey() }),
    );
    expect(
      refunds.filter(({ status }) => status === 201),
      '[P3.01] never above captured',
    ).toHaveLength(3);
    const key = freshKey();
    const equal = await authorise();
    const same = await atOnce(20, (sandbox) =>
      sandbox.server('POST', `/v1/charges/${equal}/capture`, {}, { 'idempotency-key': key }),
    );
    expect(new Set(same.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size, '[P3.01]').toBe(1);
  });

  it('settles everything due once, and delivers each event once', async () => {
    const [first] = processes as [Sandbox];
    const since = (await first.db.select().from(webhookEvents)).length;
    await first.server('POST', '/v1/webhook-endpoints', { url: 'http://127.0.0.1:9/hook' });
    for (let n = 0; n < 10; n += 1) {
      const { id } = await saveCustomer(first, { account: n % 2 ? '12345678' : '12345695' });
      await chargeCustomer(first, id, { reference: 'due' });
    }
    for (const { clock } of processes) clock.time += 30 * 24 * 60 * 60 * 1000;
    const received: string[] = [];
    const fetch: typeof globalThis.fetch = async (_, init) => {
      received.push(String(init?.body));
      return new Response();
    };
    await atOnce(8, (sandbox) => advanceSandbox(sandbox.db, sandbox.clock, { fetch }));
    const due = await first.db.select().from(charges).where(eq(charges.reference, 'due'));
    expect(due.map(({ status }) => status).sort()).toEqual([
      ...Array(5).fill('complete'),
      ...Array(5).fill('dishonoured'),
    ]);
    const events = (await first.db.select().from(webhookEvents).orderBy(webhookEvents.sequence)).slice(since);
    const types = events.map(({ type }) => type).sort();
    expect(types, '[P4.01]').toEqual([
      ...Array(5).fill('charge.dishonoured'),
      ...Array(10).fill('charge.paid'),
      ...Array(5).fill('mandate.revoked'),
    ]);
    expect(received.length, '[P4.01]').toBe(20);
    expect(new Set(received).size).toBe(20);
    expect(await first.db.$count(webhookDeliveries, eq(webhookDeliveries.status, 'delivered'))).toBe(20);
  });
});
