import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advanceSandbox } from '../../app/advance-sandbox.ts';
import { seedSandbox } from '../../app/seed-sandbox.ts';
import { DEMO } from '../../core/merchants/demo-credentials.ts';
import { openSandbox, SITE } from '../../testing/open-sandbox.ts';
import { chargeCustomer, type Data, dataOf, freshKey, saveCustomer } from '../../testing/saved-customers.ts';
import { replayDelivery } from './deliver-webhooks.ts';
import { EVENT_TYPES, recordEvent } from './record-event.ts';
import { FOREIGN_ADDRESSES } from './testing/foreign-addresses.ts';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from './webhooks-schema.ts';

const URL_OF_SITE = 'http://127.0.0.1:8080/webhooks/payments';
const DAY_MS = 24 * 60 * 60 * 1000;

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
/** What the endpoint got, and what it answers. */
let received: Request[];
let reply: (request: Request) => Response | Promise<Response>;
beforeEach(async () => {
  sandbox = await openSandbox();
  received = [];
  reply = () => new Response(null, { status: 204 });
});
afterEach(() => sandbox.close());

const fetch: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  received.push(request.clone());
  return reply(request);
};
const advance = (random = () => 0) => advanceSandbox(sandbox.db, sandbox.clock, { fetch, random });
const register = async (body: object = {}) => {
  const made = await sandbox.server('POST', '/v1/webhook-endpoints', { url: URL_OF_SITE, ...body });
  return { ...made, ...(dataOf(made) as { _id: string; secret: string }) };
};
const happen = (type = 'charge.paid', data: object = { _id: 'ch_1' }) =>
  sandbox.db.transaction((tx) => recordEvent(tx, { merchantId: DEMO.merchantId, type, data }, sandbox.clock.now()));
const verified = async (request: Request, secret: string) =>
  new Webhook(secret).verify(await request.clone().text(), Object.fromEntries(request.headers)) as Data;
const deliveries = () => sandbox.db.select().from(webhookDeliveries);
/** Moves the clock to the next attempt and makes it; the number of hours since `from`. */
const tryNext = async (from: number, random?: () => number) => {
  const waiting = (await deliveries()).filter(({ status }) => status === 'waiting');
  const next = Math.min(...waiting.map(({ nextTryAt }) => nextTryAt.getTime()));
  sandbox.clock.time = Math.max(sandbox.clock.time, next);
  vi.setSystemTime(sandbox.clock.time);
  await advance(random);
  return (sandbox.clock.time - from) / 3_600_000;
};

describe('webhooks', () => {
  // The package compares a message's time with the machine's.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: sandbox.clock.time }));
  afterEach(() => void vi.useRealTimers());

  it('tell of a charge, signed as the Standard Webhooks specification says', async () => {
    const { secret, status } = await register();
    expect(status).toBe(201);
    const { id } = await saveCustomer(sandbox);
    const charge = dataOf(await chargeCustomer(sandbox, id, { reference: 'plan-9' }));
    expect(await advance()).toBe(1);
    const [request] = received;
    expect(request?.url).toBe(URL_OF_SITE);
    const message = await verified(request!, secret);
    const created_at = sandbox.clock.now().toISOString();
    expect(message, '[P4.01]').toEqual({ id: message['id'], type: 'charge.paid', created_at, data: charge });
    expect(request?.headers.get('webhook-id')).toBe(message['id']);
    expect(charge).toMatchObject({ reference: 'plan-9', customer_id: id });
    await expect(verified(request!, `whsec_${'x'.repeat(32)}`)).rejects.toThrow('No matching signature found');
    expect(await advance(), 'delivered once').toBe(0);
  });

  it('tell of everything that there is to tell, each once and signed', async () => {
    const { secret } = await register();
    const charge = async (saved: { card?: string; account?: string }, changes: Data = {}) => {
      const { id } = await saveCustomer(sandbox, saved);
      return String(dataOf(await chargeCustomer(sandbox, id, changes))?.['_id']);
    };
    const post = (id: string, call: string) =>
      sandbox.server('POST', `/v1/charges/${id}/${call}`, {}, { 'idempotency-key': freshKey() });
    await charge({ card: '4000000000000002' });
    await charge({ account: '12345695' });
    await charge({ card: '4000000000000267' });
    await charge({ card: '4000000000006041' });
    await charge({ card: '4000000000006058' });
    await charge({}, { capture: false });
    await post(await charge({}, { capture: false }), 'cancel');
    await post(await charge({}), 'refunds');
    sandbox.clock.time += 30 * DAY_MS;
    vi.setSystemTime(sandbox.clock.time);
    while ((await advance()) > 0);
    const types = await Promise.all(received.map(async (request) => (await verified(request, secret))['type']));
    expect([...new Set(types)].sort(), '[P4.01] charges, refunds, sources, mandates, disputes').toEqual(
      [...EVENT_TYPES].sort(),
    );
    const ids = received.map(({ headers }) => headers.get('webhook-id'));
    expect(new Set(ids).size, '[P4.01] each once').toBe(await sandbox.db.$count(webhookEvents));
    expect(ids).toHaveLength(new Set(ids).size);
  });

  it('tell only of the events that the endpoint names', async () => {
    await register({ events: ['mandate.revoked'] });
    await happen('charge.paid');
    await happen('mandate.revoked');
    expect(await advance()).toBe(1);
    expect(await received[0]?.json()).toMatchObject({ type: 'mandate.revoked' });
  });

  it('tell of refunds that succeeded, and of none that was refused', async () => {
    await register({ events: ['charge.refunded'] });
    const refund = async (card: string) => {
      const { id } = await saveCustomer(sandbox, { card });
      const path = `/v1/charges/${dataOf(await chargeCustomer(sandbox, id))['_id']}/refunds`;
      return sandbox.server('POST', path, { amount: '5.00' }, { 'idempotency-key': freshKey() });
    };
    expect((await refund('4000000000005126')).status).toBe(400);
    expect((await refund('4242424242424242')).status).toBe(201);
    expect(await advance()).toBe(1);
    expect(await received[0]?.json(), '[P4.01]').toMatchObject({
      type: 'charge.refunded',
      data: { status: 'complete', refunded_amount: '5.00', refund: { amount: '5.00', status: 'complete' } },
    });
  });

  it('are written once for fifty equal requests, and not at all when their cause is undone', async () => {
    await register();
    const { id } = await saveCustomer(sandbox);
    const key = freshKey();
    await Promise.all(Array.from({ length: 50 }, () => chargeCustomer(sandbox, id, {}, key)));
    const undone = sandbox.db.transaction(async (tx) => {
      await recordEvent(tx, { merchantId: DEMO.merchantId, type: 'charge.paid', data: {} }, sandbox.clock.now());
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await sandbox.db.$count(webhookEvents)).toBe(1);
  });

  it('are signed with both secrets for a day after a rotation', async () => {
    const old = await register();
    const rotated = dataOf(await sandbox.server('POST', `/v1/webhook-endpoints/${old._id}/rotate`));
    const secret = String(rotated['secret']);
    expect(secret).not.toBe(old.secret);
    await happen();
    await advance();
    for (const each of [old.secret, secret]) expect(await verified(received[0]!, each), '[P4.01]').toBeTruthy();
    sandbox.clock.time += DAY_MS;
    vi.setSystemTime(sandbox.clock.time);
    await happen();
    await advance();
    expect(await verified(received[1]!, secret)).toBeTruthy();
    await expect(verified(received[1]!, old.secret)).rejects.toThrow('No matching signature found');
  });

  it('reach an endpoint that was down for a day, all of them', async () => {
    const { secret } = await register();
    const from = sandbox.clock.time;
    reply = () => new Response(null, { status: sandbox.clock.time - from < DAY_MS ? 503 : 200 });
    for (let n = 0; n < 15; n += 1) await happen('charge.paid', { _id: `ch_${n}` });
    while ((await deliveries()).some(({ status }) => status === 'waiting')) await tryNext(from);
    expect(sandbox.clock.time - from).toBeGreaterThanOrEqual(DAY_MS);
    const arrived = new Set<unknown>();
    for (const request of received.slice(-15))
      arrived.add(((await verifiedLate(request, secret))['data'] as Data)['_id']);
    expect(arrived.size, '[P4.01]').toBe(15);
    expect(new Set((await deliveries()).map(({ status }) => status))).toEqual(new Set(['delivered']));
  });

  it('are tried twelve times within three days, then the endpoint is switched off until somebody switches it on', async () => {
    const { _id } = await register();
    reply = () => new Response(null, { status: 500 });
    const from = sandbox.clock.time;
    await happen();
    const hours: number[] = [];
    for (let n = 0; n < 12; n += 1) hours.push(await tryNext(from));
    expect(received.length, '[P4.01]').toBe(12);
    expect(hours.at(-1), '[P4.01]').toBeGreaterThan(60);
    expect(hours.at(-1), '[P4.01]').toBeLessThan(72);
    expect(await deliveries()).toMatchObject([{ status: 'failed', tries: 12, lastResult: '500' }]);
    const [listed] = dataOf(await sandbox.server('GET', '/v1/webhook-endpoints')) as unknown as Data[];
    expect(listed, '[P4.01]').toMatchObject({ _id, disabled_at: sandbox.clock.now().toISOString() });
    await happen();
    expect(await advance()).toBe(0);
  });

  it('wait a little less at random, so that not all return at once', async () => {
    await register();
    reply = () => new Response(null, { status: 500 });
    const from = sandbox.clock.time;
    await happen();
    for (let n = 0; n < 11; n += 1) await tryNext(from, () => 1);
    expect(await tryNext(from, () => 1), '[P4.01]').toBeCloseTo(71.71 * 0.9, 1);
  });

  it('do not switch off an endpoint that got something meanwhile', async () => {
    await register();
    reply = async (request) => new Response(null, { status: (await request.text()).includes('ch_bad') ? 500 : 200 });
    const from = sandbox.clock.time;
    await happen('charge.paid', { _id: 'ch_bad' });
    for (let n = 0; n < 11; n += 1) await tryNext(from);
    await happen('charge.paid', { _id: 'ch_good' });
    expect(await advance()).toBe(1);
    await tryNext(from);
    expect(await sandbox.db.select().from(webhookEndpoints)).toMatchObject([{ disabledAt: null }]);
    const failed = (await deliveries()).find(({ status }) => status === 'failed');
    reply = () => new Response();
    expect(await replayDelivery(sandbox.db, DEMO.merchantId, failed?.id ?? '', sandbox.clock.now())).toBe(true);
    expect(await advance()).toBe(1);
    expect((await deliveries()).map(({ status }) => status)).toEqual(['delivered', 'delivered']);
  });

  it('are posted by one of several processes, and again when that one died', async () => {
    await register();
    for (let n = 0; n < 30; n += 1) await happen('charge.paid', { _id: `ch_${n}` });
    const counts = await Promise.all(Array.from({ length: 6 }, () => advance()));
    expect(counts.reduce((sum, count) => sum + count)).toBe(30);
    expect(new Set(received.map(({ headers }) => headers.get('webhook-id'))).size, '[P4.01]').toBe(30);
    expect(received).toHaveLength(30);
    await happen('charge.paid', { _id: 'ch_killed' });
    // The process dies during its request: what it would have stored is never written.
    const id = (await deliveries()).find(({ status }) => status === 'waiting')?.id ?? '';
    const claimedUntil = new Date(sandbox.clock.time + 30_000);
    await sandbox.db.update(webhookDeliveries).set({ claim: 'dead', claimedUntil }).where(eq(webhookDeliveries.id, id));
    sandbox.clock.time += 29_999;
    expect(await advance()).toBe(0);
    sandbox.clock.time += 1;
    expect(await advance(), '[P4.01]').toBe(1);
  });
});

async function verifiedLate(request: Request, secret: string): Promise<Data> {
  vi.setSystemTime(Number(request.headers.get('webhook-timestamp')) * 1000);
  return verified(request, secret);
}

describe('endpoints', () => {
  it('show their secret once', async () => {
    const { _id, secret } = await register();
    expect(secret).toMatch(/^whsec_/);
    const listed = await sandbox.server('GET', '/v1/webhook-endpoints');
    expect(JSON.stringify(listed.body)).not.toContain('whsec_');
    expect((await register()).body.error?.code).toBe('endpoint_exists');
    expect((await sandbox.server('DELETE', `/v1/webhook-endpoints/${_id}`)).status).toBe(200);
    expect((await sandbox.server('DELETE', `/v1/webhook-endpoints/${_id}`)).status).toBe(404);
    expect((await sandbox.server('POST', `/v1/webhook-endpoints/${_id}/rotate`)).status).toBe(404);
    expect((await register({ events: ['charge.lost'] })).status).toBe(400);
    expect((await sandbox.browser('GET', '/v1/webhook-endpoints')).status).toBe(401);
  });

  it('lead to this machine only', async () => {
    for (const url of FOREIGN_ADDRESSES) {
      const made = await sandbox.server('POST', '/v1/webhook-endpoints', { url });
      expect([made.status, made.body.error?.code], `[P4.02] ${url}`).toEqual([400, 'validation_error']);
    }
    expect((await register({ url: 'http://127.1:9000/hook' })).status, '[P4.02]').toBe(201);
  });

  it('are not called when their row leads elsewhere', async () => {
    const { _id } = await register();
    for (const url of FOREIGN_ADDRESSES) {
      await sandbox.db.update(webhookEndpoints).set({ url }).where(eq(webhookEndpoints.id, _id));
      await happen();
      expect(await advance(), `[P4.02] ${url}`).toBe(1);
    }
    expect(received, '[P4.02]').toEqual([]);
    const results = (await deliveries()).map(({ status, lastResult }) => `${status} ${lastResult}`);
    expect(new Set(results), '[P4.02]').toEqual(new Set(['waiting forbidden address']));
  });

  it('of the operator are registered at each start, in place of the last one', async () => {
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    const seed = (url: string) => seedSandbox(sandbox.db, { siteOrigins: [SITE], webhook: { url, secret } });
    await register({ url: 'http://127.0.0.1:7000/own' });
    await seed('http://127.0.0.1:8080/a');
    await Promise.all([seed('http://127.0.0.1:8090/b'), seed('http://127.0.0.1:8090/b')]);
    const rows = await sandbox.db.select().from(webhookEndpoints);
    expect(rows.map(({ url }) => url).sort()).toEqual(['http://127.0.0.1:7000/own', 'http://127.0.0.1:8090/b']);
    await sandbox.db.update(webhookEndpoints).set({ disabledAt: new Date() });
    await seed('http://127.0.0.1:8090/b');
    const isConfigured = eq(webhookEndpoints.isConfigured, true);
    expect(await sandbox.db.select().from(webhookEndpoints).where(isConfigured)).toMatchObject([
      { secret, disabledAt: null, events: null },
    ]);
    await expect(
      seedSandbox(sandbox.db, { siteOrigins: [SITE], webhook: { url: SITE, secret: 'short' } }),
    ).rejects.toThrow('A webhook secret is');
  });
});
