import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { advanceSandbox } from '../../app/advance-sandbox.ts';
import { createSandboxApp } from '../../app/sandbox-app.ts';
import { openSandbox, SANDBOX } from '../../testing/open-sandbox.ts';
import { chargeCustomer, type Data, dataOf, saveCustomer } from '../../testing/saved-customers.ts';
import { webhookEvents } from '../webhooks/webhooks-schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

const read = async () => dataOf(await sandbox.call('GET', '/v1/clock', {}));
const move = (body: object) => sandbox.server('POST', '/v1/clock', body);
/** What happened, in the order in which it was written: time, type and whose reference. */
const history = async () =>
  (await sandbox.db.select().from(webhookEvents).orderBy(webhookEvents.sequence)).map(({ body }) => {
    const { created_at, type, data } = JSON.parse(body) as { created_at: string; type: string; data: Data };
    return [created_at, type, data['reference']].join(' ');
  });

describe('the clock', () => {
  it('is read by anybody and moved forward with the secret key only', async () => {
    const start = sandbox.clock.now().toISOString();
    expect(await read()).toEqual({ now: start, offset_ms: 0 });
    expect((await sandbox.browser('POST', '/v1/clock', { advance_days: 1 })).status).toBe(401);
    const moved = { now: '2026-11-22T00:00:00.000Z', offset_ms: DAY_MS };
    expect(dataOf(await move({ advance_days: 1 }))).toEqual(moved);
    expect(await read()).toEqual(moved);
    expect(dataOf(await move({ advance_to: '2026-12-24T10:00:00+11:00' }))['now']).toBe('2026-12-23T23:00:00.000Z');
    sandbox.clock.time += 5000;
    expect((await read())['now'], 'time goes on').toBe('2026-12-23T23:00:05.000Z');
  });

  it.each([
    ['back', { advance_to: '2026-11-20T23:59:59.999Z' }],
    ['to now', { advance_to: '2026-11-21T00:00:00.000Z' }],
    ['by no day', { advance_days: 0 }],
    ['by days that are negative', { advance_days: -1 }],
    ['by a text', { advance_days: '1' }],
    ['to no time', { advance_to: 'tomorrow' }],
    ['more than a century', { advance_days: 36_601 }],
    ['nowhere', {}],
    ['in two ways', { advance_days: 1, advance_to: '2027-01-01T00:00:00Z' }],
  ])('is not moved %s', async (_, body) => {
    expect((await move(body)).status).toBe(400);
    expect(await read()).toMatchObject({ offset_ms: 0 });
  });

  it('is moved by a millisecond', async () => {
    expect((await move({ advance_to: '2026-11-21T00:00:00.001Z' })).status).toBe(200);
  });

  it('is one for all processes, and two moves at once add up', async () => {
    const other = createSandboxApp({ db: sandbox.db, hostedDirectory: '/nonexistent', clock: sandbox.clock });
    await Promise.all([move({ advance_days: 1 }), move({ advance_days: 2 })]);
    const answer = (await (await other.request(`${SANDBOX}/v1/clock`)).json()) as { resource: { data: Data } };
    expect(answer.resource.data).toEqual({ now: '2026-11-24T00:00:00.000Z', offset_ms: 3 * DAY_MS });
    const to = { advance_to: '2027-01-01T00:00:00Z' };
    await Promise.all([move(to), move(to), move(to)]);
    expect((await read())['now']).toBe('2027-01-01T00:00:00.000Z');
  });

  it('is the time of every call: a token from before is too old', async () => {
    const token = await sandbox.tokenise();
    await move({ advance_days: 1 });
    expect((await sandbox.charge('late', token)).body.error?.code).toBe('token_expired');
    const { id } = await saveCustomer(sandbox);
    expect(dataOf(await chargeCustomer(sandbox, id))['created_at']).toBe('2026-11-22T00:00:00.000Z');
  });
});

describe('what is due', () => {
  /** Sources and charges whose consequences overlap over the next years. */
  async function begin() {
    const reference = (name: string) => ({ reference: name });
    const bank = async (name: string, account: string) => {
      const { id } = await saveCustomer(sandbox, { account });
      await chargeCustomer(sandbox, id, reference(name));
    };
    await bank('no-account', '12345693');
    await bank('paid', '12345678');
    await bank('poor', '12345691');
    await bank('revoked', '12345695');
    for (const [name, card] of [
      ['disputed', '4000000000000259'],
      ['replaced', '4000000000006058'],
      ['ending', '4000000000006041'],
    ] as const) {
      const { id } = await saveCustomer(sandbox, { card });
      await chargeCustomer(sandbox, id, reference(name));
    }
    return (await history()).length;
  }
  const EXPECTED = [
    '2026-11-21T00:00:00.000Z charge.paid disputed',
    '2026-11-21T00:00:00.000Z charge.paid replaced',
    '2026-11-21T00:00:00.000Z charge.paid ending',
    '2026-11-21T00:00:00.000Z source.expiring donor-1',
    '2026-11-24T00:00:00.000Z charge.paid',
    '2026-11-24T00:00:00.000Z charge.paid',
    '2026-11-24T00:00:00.000Z charge.paid',
    '2026-11-24T00:00:00.000Z charge.paid',
    '2026-11-25T00:00:00.000Z charge.dishonoured poor',
    '2026-11-26T00:00:00.000Z charge.dishonoured revoked',
    '2026-11-26T00:00:00.000Z mandate.revoked donor-1',
    '2026-11-27T00:00:00.000Z charge.dishonoured no-account',
    '2026-12-01T00:00:00.000Z charge.charged_back disputed',
    '2026-12-11T00:00:00.000Z source.updated donor-1',
    '2030-09-01T00:00:00.000Z source.expiring donor-1',
    '2030-12-02T00:00:00.000Z source.expiring donor-1',
  ];
  // Debits of the same moment have no order among themselves.
  const shown = async () =>
    (await history()).map((line) => line.replace(/(charge\.paid) (no-account|paid|poor|revoked)$/, '$1'));

  it('happens in order when the clock jumps 36 months', async () => {
    expect(await begin()).toBe(3);
    await move({ advance_days: 1096 });
    const events = await shown();
    expect(events).toEqual(EXPECTED.slice(0, 14));
    await move({ advance_days: 400 });
    expect(await shown()).toEqual(EXPECTED);
  });

  it('is the same when the clock goes day by day in three processes', async () => {
    await begin();
    const fetch = async () => new Response();
    for (let day = 0; day < 22; day += 1) {
      await Promise.all([1, 2, 3].map(() => advanceSandbox(sandbox.db, sandbox.clock, { fetch })));
      sandbox.clock.time += DAY_MS;
    }
    expect(await shown()).toEqual(EXPECTED.slice(0, 14));
  });
});
