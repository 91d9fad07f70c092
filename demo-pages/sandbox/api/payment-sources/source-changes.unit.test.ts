import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleDue } from '../../app/advance-sandbox.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { chargeCustomer, type Data, dataOf, freshKey, saveCustomer } from '../../testing/saved-customers.ts';
import { webhookEvents } from '../webhooks/webhooks-schema.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

const eventsOf = async (sourceId: string) =>
  (await sandbox.db.select().from(webhookEvents).orderBy(webhookEvents.sequence))
    .map(({ body }) => JSON.parse(body) as { type: string; created_at: string; data: Data })
    .filter(({ data }) => data['_id'] === sourceId);
const eventsAt = async (sourceId: string, time: string) => {
  sandbox.clock.time = Date.parse(time);
  // Two processes do what is due at the same time.
  await Promise.all([settleDue(sandbox.db, sandbox.clock.now()), settleDue(sandbox.db, sandbox.clock.now())]);
  return (await eventsOf(sourceId)).map(({ type }) => type);
};

describe('a saved card', () => {
  it('is announced once when it ends within thirty days', async () => {
    sandbox.clock.time = Date.parse('2026-11-21T00:00:00Z');
    const { sourceId } = await saveCustomer(sandbox);
    expect(await eventsAt(sourceId, '2030-08-31T23:59:59.999Z')).toEqual([]);
    expect(await eventsAt(sourceId, '2030-09-01T00:00:00.000Z')).toEqual(['source.expiring']);
    expect(await eventsAt(sourceId, '2031-01-01T00:00:00.000Z')).toEqual(['source.expiring']);
    const [event] = await eventsOf(sourceId);
    expect(event).toMatchObject({
      created_at: '2030-09-01T00:00:00.000Z',
      data: { reference: 'donor-1', status: 'active', expire_month: 9, expire_year: 2030, card_number_last4: '4242' },
    });
  });

  it('that ends with this month is announced at once', async () => {
    sandbox.clock.time = Date.parse('2026-11-21T00:00:00Z');
    const { sourceId } = await saveCustomer(sandbox, { card: '4000000000006041' });
    expect(await eventsAt(sourceId, '2026-11-21T00:00:00Z')).toEqual(['source.expiring']);
    expect(await eventsOf(sourceId)).toMatchObject([{ data: { expire_month: 11, expire_year: 2026 } }]);
  });

  it('is replaced by its issuer after twenty days, and pays as the new card', async () => {
    sandbox.clock.time = Date.parse('2026-11-21T00:00:00Z');
    const { id, sourceId } = await saveCustomer(sandbox, { card: '4000000000006058' });
    expect(await eventsAt(sourceId, '2026-12-10T23:59:59.999Z')).toEqual([]);
    expect(await eventsAt(sourceId, '2026-12-11T00:00:00.000Z')).toEqual(['source.updated']);
    expect(await eventsOf(sourceId)).toMatchObject([
      { data: { customer_id: id, card_number_last4: '4242', expire_month: 12, expire_year: 2030, status: 'active' } },
    ]);
    expect(dataOf(await chargeCustomer(sandbox, id, {}, freshKey()))).toMatchObject({ card_number_last4: '4242' });
  });

  it('that was removed is announced no more', async () => {
    sandbox.clock.time = Date.parse('2026-11-21T00:00:00Z');
    const { id, sourceId } = await saveCustomer(sandbox, { card: '4000000000006058' });
    await sandbox.server('DELETE', `/v1/customers/${id}/payment_sources/${sourceId}`);
    expect(await eventsAt(sourceId, '2031-01-01T00:00:00.000Z')).toEqual([]);
  });
});
