import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { advanceSandbox } from '../../app/advance-sandbox.ts';
import { createSandboxApp } from '../../app/sandbox-app.ts';
import { openSandbox, SANDBOX, SITE } from '../../testing/open-sandbox.ts';
import { accountToken, type Data, dataOf, freshKey, saveCustomer } from '../../testing/saved-customers.ts';
import { webhookEvents } from '../webhooks/webhooks-schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const CHARGED_BACK = '4000000000000259';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
// Each its own: some move the clock.
beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

/** Authorises 50 dollars by card and returns the charge. */
async function authorise(card = '4242424242424242', changes: Data = {}): Promise<Data> {
  const token = await sandbox.tokenise({ card_number: card });
  return dataOf(await sandbox.charge(freshKey(), token, { capture: false, ...changes }));
}
const post = (charge: unknown, call: string, body: object = {}, key = freshKey()) =>
  sandbox.server('POST', `/v1/charges/${charge}/${call}`, body, { 'idempotency-key': key });
const read = async (id: unknown) => dataOf(await sandbox.server('GET', `/v1/charges/${id}`));
const codeOf = ({ status, body }: Awaited<ReturnType<typeof post>>) => [status, body.error?.code];
/** Time passes, and what is due happens. */
async function pass(milliseconds: number): Promise<void> {
  sandbox.clock.time += milliseconds;
  await advanceSandbox(sandbox.db, sandbox.clock, { fetch: async () => new Response() });
}
const eventsOf = async (id: unknown) => {
  const rows = await sandbox.db.select().from(webhookEvents).orderBy(webhookEvents.sequence);
  return rows.filter(({ body }) => JSON.parse(body).data._id === id).map(({ type }) => type);
};

describe('an authorised charge', () => {
  it('holds the amount for seven days and takes no money', async () => {
    const charge = await authorise();
    expect(charge, '[P3.01]').toMatchObject({ status: 'authorised', amount: '50.00', capture: false });
    expect(charge['authorisation_expires_at'], '[P3.01]').toBe(new Date(sandbox.clock.time + 7 * DAY_MS).toISOString());
    expect(charge).not.toHaveProperty('captured_amount');
    expect(charge).not.toHaveProperty('settled_at');
    expect(codeOf(await post(charge['_id'], 'refunds'))).toEqual([400, 'charge_not_complete']);
    expect(await eventsOf(charge['_id']), '[P3.01]').toEqual(['charge.authorised']);
  });

  it('is asked for by the query too, as for wallets', async () => {
    const body = { amount: '1.00', currency: 'AUD', reference: 'r', token: await sandbox.tokenise() };
    const made = await sandbox.server('POST', '/v1/charges?capture=false', body, { 'idempotency-key': freshKey() });
    expect(dataOf(made)['status']).toBe('authorised');
  });

  it('is captured wholly, once', async () => {
    const { _id } = await authorise();
    const captured = await post(_id, 'capture');
    expect(captured.status).toBe(200);
    expect(dataOf(captured), '[P3.01]').toMatchObject({ status: 'complete', captured_amount: '50.00' });
    expect(await read(_id)).toEqual(dataOf(captured));
    expect(codeOf(await post(_id, 'capture')), '[P3.01]').toEqual([400, 'charge_not_authorised']);
    expect(codeOf(await post(_id, 'cancel')), '[P3.01]').toEqual([400, 'charge_not_authorised']);
    expect(await eventsOf(_id)).toEqual(['charge.authorised', 'charge.paid']);
  });

  it('is captured partly, and what was captured is the most that is refunded', async () => {
    const { _id } = await authorise();
    expect(codeOf(await post(_id, 'capture', { amount: '50.01' })), '[P3.01]').toEqual([
      400,
      'capture_exceeds_authorisation',
    ]);
    const captured = dataOf(await post(_id, 'capture', { amount: '30.5' }));
    expect(captured, '[P3.01]').toMatchObject({ amount: '50.00', captured_amount: '30.50' });
    expect(codeOf(await post(_id, 'capture', { amount: '19.50' })), 'the rest is free').toEqual([
      400,
      'charge_not_authorised',
    ]);
    expect((await post(_id, 'refunds', { amount: '10.00' })).status).toBe(201);
    expect(codeOf(await post(_id, 'refunds', { amount: '20.51' })), '[P3.01]').toEqual([400, 'refund_exceeds_charge']);
    expect(dataOf(await post(_id, 'refunds')), '[P3.01]').toMatchObject({ amount: '20.50' });
    expect(codeOf(await post(_id, 'refunds', { amount: '0.01' }))).toEqual([400, 'refund_exceeds_charge']);
    expect(await read(_id)).toMatchObject({ status: 'complete', captured_amount: '30.50', refunded_amount: '30.50' });
  });

  it('is cancelled, and then neither captured nor refunded', async () => {
    const { _id } = await authorise();
    const cancelled = dataOf(await post(_id, 'cancel'));
    expect(cancelled, '[P3.01]').toMatchObject({
      status: 'cancelled',
      cancelled_at: sandbox.clock.now().toISOString(),
    });
    expect(cancelled).not.toHaveProperty('captured_amount');
    for (const call of ['capture', 'cancel']) {
      expect(codeOf(await post(_id, call)), '[P3.01]').toEqual([400, 'charge_not_authorised']);
    }
    expect(codeOf(await post(_id, 'refunds'))).toEqual([400, 'charge_not_complete']);
    expect(await eventsOf(_id)).toEqual(['charge.authorised', 'charge.cancelled']);
  });

  it('can be captured until the last millisecond of seven days, and ends then', async () => {
    const [inTime, late, forgotten] = [await authorise(), await authorise(), await authorise()];
    sandbox.clock.time += 7 * DAY_MS - 1;
    expect((await post(inTime['_id'], 'capture')).status, '[P3.01]').toBe(200);
    sandbox.clock.time += 1;
    expect(codeOf(await post(late['_id'], 'capture')), '[P3.01]').toEqual([400, 'charge_not_authorised']);
    expect(codeOf(await post(late['_id'], 'cancel'))).toEqual([400, 'charge_not_authorised']);
    const endedAt = sandbox.clock.now().toISOString();
    await pass(DAY_MS);
    const ended = { status: 'expired', expired_at: endedAt };
    expect(await read(late['_id']), '[P3.01]').toMatchObject(ended);
    expect(await read(forgotten['_id']), '[P3.01] as of its time').toMatchObject(ended);
    expect(await eventsOf(forgotten['_id'])).toEqual(['charge.authorised', 'charge.expired']);
    expect(codeOf(await post(late['_id'], 'capture'))).toEqual([400, 'charge_not_authorised']);
  });

  it('is disputed for what was captured and not refunded, ten days after its capture', async () => {
    const { _id } = await authorise(CHARGED_BACK);
    const kept = await authorise(CHARGED_BACK);
    await pass(6 * DAY_MS);
    await post(_id, 'capture', { amount: '20.00' });
    await post(kept['_id'], 'capture', { amount: '20.00' });
    await post(kept['_id'], 'refunds');
    await pass(10 * DAY_MS - 1);
    expect((await read(_id))['status']).toBe('complete');
    await pass(1);
    expect(await read(_id), '[P3.01]').toMatchObject({ status: 'charged_back', captured_amount: '20.00' });
    expect(await read(kept['_id']), '[P3.01] nothing is left to dispute').toMatchObject({ status: 'complete' });
  });

  it('is not there when the issuer declines, and a bank account has none', async () => {
    const token = await sandbox.tokenise({ card_number: '4000000000000002' });
    expect(codeOf(await sandbox.charge(freshKey(), token, { capture: false }))).toEqual([400, 'card_declined']);
    const account = await accountToken(sandbox);
    const refused = await sandbox.charge(freshKey(), account, { capture: false });
    expect([...codeOf(refused), (refused.body.error as unknown as Data)['details']]).toEqual([
      400,
      'capture_required',
      { path: 'capture', messages: [] },
    ]);
    expect((await sandbox.charge(freshKey(), account)).status, 'the token stays usable').toBe(201);
    const { id } = await saveCustomer(sandbox, { account: '12345678' });
    const body = { amount: '1.00', currency: 'AUD', reference: 'r', customer_id: id, capture: false };
    const saved = await sandbox.server('POST', '/v1/charges', body, { 'idempotency-key': freshKey() });
    expect(codeOf(saved)).toEqual([400, 'capture_required']);
  });

  it('of a slow issuer is held from its answer', async () => {
    const charge = await authorise('4000000000000077');
    expect(charge['authorisation_expires_at']).toBe(new Date(sandbox.clock.time + 7 * DAY_MS).toISOString());
  });

  it('is found in the list by its status', async () => {
    const { _id } = await authorise(undefined, { reference: 'listed' });
    const list = async (status: string) => {
      const found = await sandbox.server('GET', `/v1/charges?reference=listed&status=${status}`);
      return (dataOf(found)['items'] as Data[]).map((item) => item['_id']);
    };
    expect(await list('authorised')).toEqual([_id]);
    expect(await list('complete')).toEqual([]);
  });

  it('is ended by its merchant’s server only, with a key', async () => {
    const { _id } = await authorise();
    for (const call of ['capture', 'cancel']) {
      const path = `/v1/charges/${_id}/${call}`;
      expect((await sandbox.browser('POST', path, {}, { 'idempotency-key': freshKey() })).status).toBe(401);
      expect(codeOf(await sandbox.server('POST', path, {}))).toEqual([400, 'idempotency_key_required']);
      const asked = await sandbox.call('OPTIONS', path, { origin: SITE, 'access-control-request-method': 'POST' });
      expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([403, null]);
      expect(codeOf(await post('ch_nobody', call))).toEqual([404, 'not_found']);
    }
    expect((await read(_id))['status']).toBe('authorised');
  });
});

describe('an idempotency key', () => {
  it('makes one effect of equal captures, in two processes at once, and all get its answer', async () => {
    const { _id } = await authorise();
    const other = createSandboxApp({ db: sandbox.db, hostedDirectory: '/nonexistent', clock: sandbox.clock });
    const headers = {
      'x-user-secret-key': 'sk_sandbox_haven',
      'content-type': 'application/json',
      'idempotency-key': 'capture-once',
    };
    const init = { method: 'POST', headers, body: JSON.stringify({ amount: '20.00' }) };
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, n) =>
        n % 2
          ? (await other.request(`${SANDBOX}/v1/charges/${_id}/capture`, init)).json()
          : (await post(_id, 'capture', { amount: '20.0' }, 'capture-once')).body,
      ),
    );
    expect(answers, '[P3.01]').toEqual(answers.map(() => answers[0]));
    expect(await eventsOf(_id), '[P3.01]').toEqual(['charge.authorised', 'charge.paid']);
    const [first] = answers;
    await post(_id, 'refunds', { amount: '5.00' });
    const again = await post(_id, 'capture', { amount: '20.00' }, 'capture-once');
    expect(again.body, '[P3.01] the answer that was stored, though the charge has changed').toEqual(first);
    const others = [
      post(_id, 'capture', { amount: '20.01' }, 'capture-once'),
      post(_id, 'capture', {}, 'capture-once'),
      post(_id, 'cancel', {}, 'capture-once'),
      post(_id, 'refunds', { amount: '20.00' }, 'capture-once'),
      post((await authorise())['_id'], 'capture', { amount: '20.00' }, 'capture-once'),
      sandbox.charge('capture-once', await sandbox.tokenise()),
    ];
    for (const answer of await Promise.all(others)) {
      expect(codeOf(answer), '[P3.01]').toEqual([409, 'idempotency_conflict']);
    }
    expect(await read(_id)).toMatchObject({ captured_amount: '20.00', refunded_amount: '5.00' });
  });

  it('answers a charge as it was, whatever became of it', async () => {
    const token = await sandbox.tokenise();
    const made = await sandbox.charge('as-it-was', token, { capture: false });
    await post(dataOf(made)['_id'], 'cancel');
    expect((await sandbox.charge('as-it-was', token, { capture: false })).body, '[P3.01]').toEqual(made.body);
    expect(codeOf(await sandbox.charge('as-it-was', token)), '[P3.01]').toEqual([409, 'idempotency_conflict']);
  });

  it('stays free when a request is refused before anything happened', async () => {
    const { _id } = await authorise();
    expect(codeOf(await post(_id, 'capture', { amount: '50.01' }, 'free'))[0]).toBe(400);
    expect((await post(_id, 'capture', { amount: '50.00' }, 'free')).status, '[P3.01]').toBe(200);
  });

  it('is possible on the other calls that change something', async () => {
    const { id, sourceId } = await saveCustomer(sandbox);
    const key = { 'idempotency-key': freshKey() };
    const path = `/v1/customers/${id}/payment_sources/${sourceId}`;
    const removed = await sandbox.server('DELETE', path, undefined, key);
    expect((await sandbox.server('DELETE', path, undefined, key)).body, '[P3.01]').toEqual(removed.body);
    expect((await sandbox.server('DELETE', path)).status).toBe(404);
    expect(codeOf(await sandbox.server('PUT', `${path}/default`, undefined, key))).toEqual([
      409,
      'idempotency_conflict',
    ]);
    const url = { url: 'http://127.0.0.1:9/keyed' };
    const created = await sandbox.server('POST', '/v1/webhook-endpoints', url, { 'idempotency-key': 'endpoint' });
    const again = await sandbox.server('POST', '/v1/webhook-endpoints', url, { 'idempotency-key': 'endpoint' });
    expect(again.body, '[P3.01]').toEqual(created.body);
    const rotate = () =>
      sandbox.server('POST', `/v1/webhook-endpoints/${dataOf(created)['_id']}/rotate`, undefined, {
        'idempotency-key': 'rotate',
      });
    expect((await rotate()).body, '[P3.01] one rotation').toEqual((await rotate()).body);
    const move = () => sandbox.server('POST', '/v1/clock', { advance_days: 1 }, { 'idempotency-key': 'a-day' });
    const before = sandbox.clock.time;
    const times = [dataOf(await move())['now'], dataOf(await move())['now']];
    expect(times, '[P3.01] one day').toEqual(Array(2).fill(new Date(before + DAY_MS).toISOString()));
  });
});

describe('an authorised charge of a wallet', () => {
  async function authoriseWallet(): Promise<string> {
    const asked = {
      amount: '10.50',
      currency: 'AUD',
      reference: 'wallet',
      capture: false,
      customer: { payment_source: { gateway_id: 'gateway_haven_stripe' } },
    };
    const made = dataOf(await sandbox.server('POST', '/v1/charges/wallet', asked));
    const headers = { 'x-access-token': String(made['token']), origin: SITE };
    const paid = await sandbox.call('POST', '/v1/charges/wallet/capture', headers, {
      payment_method_id: 'sandbox_approve',
    });
    expect(dataOf(paid)['status'], 'as the page’s library knows it').toBe('pending');
    return String((made['charge'] as Data)['_id']);
  }

  it('is captured partly and refunded, or cancelled, or ends', async () => {
    const [captured, cancelled, expired] = [await authoriseWallet(), await authoriseWallet(), await authoriseWallet()];
    expect(await read(captured), '[P3.01]').toMatchObject({ status: 'authorised', capture: false });
    expect(codeOf(await post(captured, 'capture', { amount: '10.51' }))).toEqual([
      400,
      'capture_exceeds_authorisation',
    ]);
    const answer = dataOf(await post(captured, 'capture', { amount: '4.00' }));
    expect(answer, '[P3.01]').toMatchObject({ status: 'complete', captured_amount: '4.00' });
    expect(codeOf(await post(captured, 'capture'))).toEqual([400, 'charge_not_authorised']);
    expect(codeOf(await post(captured, 'refunds', { amount: '4.01' }))).toEqual([400, 'refund_exceeds_charge']);
    expect(dataOf(await post(captured, 'refunds'))).toMatchObject({ amount: '4.00' });
    expect(dataOf(await post(cancelled, 'cancel')), '[P3.01]').toMatchObject({ status: 'cancelled' });
    await pass(7 * DAY_MS);
    expect(await read(expired), '[P3.01]').toMatchObject({ status: 'expired' });
    expect(await eventsOf(captured)).toEqual(['charge.authorised', 'charge.paid', 'charge.refunded']);
    expect(await eventsOf(cancelled)).toEqual(['charge.authorised', 'charge.cancelled']);
    expect(await eventsOf(expired)).toEqual(['charge.authorised', 'charge.expired']);
  });

  it('is not there before the shopper has paid', async () => {
    const asked = {
      amount: '10.50',
      currency: 'AUD',
      reference: 'unpaid',
      capture: false,
      customer: { payment_source: { gateway_id: 'gateway_haven_stripe' } },
    };
    const { charge } = dataOf(await sandbox.server('POST', '/v1/charges/wallet', asked)) as { charge: Data };
    expect(codeOf(await post(charge['_id'], 'capture'))).toEqual([400, 'charge_not_authorised']);
  });
});
