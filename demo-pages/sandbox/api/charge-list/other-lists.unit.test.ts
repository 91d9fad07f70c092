import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO } from '../../core/merchants/demo-credentials.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import {
  chargeCustomer,
  createCustomer,
  type Data,
  dataOf,
  freshKey,
  saveCustomer,
} from '../../testing/saved-customers.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

const get = (path: string, query: Record<string, string>) =>
  sandbox.server('GET', `${path}?${new URLSearchParams(query)}`);
/** Reads a list two at a time, while `between` adds to it. */
async function readAll(path: string, query: Record<string, string>, between = async () => {}): Promise<Data[]> {
  const items: Data[] = [];
  for (let cursor: string | null = ''; cursor !== null; await between()) {
    const page = dataOf(await get(path, { limit: '2', ...query, ...(cursor ? { cursor } : {}) }));
    items.push(...(page['items'] as Data[]));
    cursor = page['next_cursor'] as string | null;
  }
  return items;
}
const idsOf = (items: Data[]) => items.map(({ _id }) => _id);

describe('the list of customers', () => {
  it('is read by pages, by time and reference, with sources, while others are added', async () => {
    const saved = await saveCustomer(sandbox);
    const made: string[] = [DEMO.customerId, saved.id];
    // Two at a time share their moment, so the order needs the id as well.
    for (let n = 0; n < 4; n += 1) {
      if (n % 2) sandbox.clock.time += 1_000;
      made.push(String(dataOf(await createCustomer(sandbox, { reference: 'listed' }))['_id']));
    }
    const read = await readAll('/v1/customers', {}, async () => {
      await createCustomer(sandbox, { reference: 'added' });
    });
    const old = read.filter(({ reference }) => reference !== 'added');
    expect(idsOf(old).sort(), '[P3.04] none twice, none missing').toEqual([...made].sort());
    const alone = dataOf(await sandbox.server('GET', `/v1/customers/${saved.id}`));
    expect(
      read.find(({ _id }) => _id === saved.id),
      '[P3.04] as when it is read alone',
    ).toEqual(alone);
    expect(idsOf(await readAll('/v1/customers', { reference: 'listed' })).sort()).toEqual(made.slice(2).sort());
    const from = sandbox.clock.now().toISOString();
    expect(idsOf(await readAll('/v1/customers', { created_from: from, reference: 'listed' }))).toEqual([made.at(-1)]);
    expect(await readAll('/v1/customers', { created_to: '2026-01-01T00:00:00Z' })).toEqual([]);
  });
});

describe('the list of refunds', () => {
  it('is read by pages, by time and status, while others are added', async () => {
    const { id } = await saveCustomer(sandbox);
    const charge = String(dataOf(await chargeCustomer(sandbox, id))['_id']);
    const refund = async (of = charge) =>
      sandbox.server('POST', `/v1/charges/${of}/refunds`, { amount: '1.00' }, { 'idempotency-key': freshKey() });
    const made: Data[] = [];
    for (let n = 0; n < 5; n += 1) {
      if (n % 2) sandbox.clock.time += 1_000;
      made.push(dataOf(await refund()));
    }
    const to = new Date(sandbox.clock.time + 1_000).toISOString();
    const read = await readAll('/v1/refunds', { created_to: to }, async () => {
      sandbox.clock.time += 1_000;
      await refund();
    });
    expect(idsOf(read).sort(), '[P3.04] none twice, none missing').toEqual(idsOf(made).sort());
    const { id: refusing } = await saveCustomer(sandbox, { card: '4000000000005126' });
    await refund(String(dataOf(await chargeCustomer(sandbox, refusing))['_id']));
    const failed = await readAll('/v1/refunds', { status: 'failed' });
    expect(failed, '[P3.04]').toMatchObject([{ status: 'failed', failure: { code: 'refund_refused' } }]);
  });
});

describe.each(['/v1/customers', '/v1/refunds'])('%s', (path) => {
  it('is for the merchant’s server, and names the parameter that is wrong', async () => {
    expect((await sandbox.browser('GET', path)).status).toBe(401);
    const { status, body } = await get(path, { limit: '1001' });
    expect([status, body.error]).toEqual([400, expect.objectContaining({ code: 'validation_error' })]);
    expect(body.error).toMatchObject({ details: { path: 'limit' } });
  });
});
