import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO } from '../../core/merchants/demo-credentials.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { chargeCustomer, type Data, dataOf, freshKey, saveCustomer } from '../../testing/saved-customers.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

const list = async (query: Record<string, string>) => {
  const answer = await sandbox.server('GET', `/v1/charges?${new URLSearchParams(query)}`);
  return { ...answer, ...(dataOf(answer) as unknown as { items: Data[]; next_cursor: string | null } | null) };
};
/** Every charge that the query finds, page by page. */
async function readAll(query: Record<string, string>, between: () => Promise<unknown> = async () => {}) {
  const items: Data[] = [];
  for (let cursor: string | null | undefined = ''; cursor !== null; await between()) {
    const page = await list({ ...query, ...(cursor ? { cursor } : {}) });
    items.push(...(page.items ?? []));
    cursor = page.next_cursor ?? null;
  }
  return items;
}
/** Rows of the table itself, many of them at the same moment. */
const insertMany = (rows: number, prefix: string, from: string) =>
  sandbox.db.execute(sql`insert into sandbox.charges (id, merchant_id, idempotency_key, request_hash, gateway_id,
      amount_minor, currency, reference, customer, test_outcome, status, created_at, due_at)
    select ${prefix}::text || md5(n::text), ${DEMO.merchantId}, ${prefix}::text || n, 'x', ${DEMO.gatewayId}, 100, 'AUD', ${prefix}::text,
      '{}', 'approve', 'complete', ${from}::timestamptz + (n / 7) * interval '1 second', ${from}::timestamptz
    from generate_series(1, ${rows}) n`);

const IS_SOAK = Boolean(process.env['SOAK']);
/** What the requirement says takes half a minute. Twenty pages cross as many borders between rows of one moment. */
const ROWS = IS_SOAK ? 100_000 : 2_000;
const PAGES = IS_SOAK ? 100 : 20;

describe('the list of charges', () => {
  it('is read page by page, newest first, without one twice or missing while others are made', async () => {
    await insertMany(ROWS, 'old', '2026-01-01T00:00:00Z');
    await sandbox.db.execute(sql`analyze sandbox.charges`);
    let pages = 0;
    const items = await readAll({ limit: String(ROWS / PAGES), created_to: '2026-06-01T00:00:00Z' }, async () => {
      pages += 1;
      // Newer than all others, or at the very moments that are being read.
      await insertMany(
        10,
        `new${pages}`,
        pages % 2 ? '2026-05-01T00:00:00Z' : `2026-01-01T00:00:${String(pages % 60).padStart(2, '0')}Z`,
      );
    });
    const old = items.filter(({ reference }) => reference === 'old');
    expect(old.length, '[P3.04]').toBe(ROWS);
    expect(new Set(items.map(({ _id }) => _id)).size, '[P3.04]').toBe(items.length);
    expect(pages * 10, 'were made meanwhile').toBeGreaterThanOrEqual(PAGES * 10);
    const times = items.map(({ created_at }) => String(created_at));
    expect(times).toEqual([...times].sort().reverse());
  }, 60_000);

  it('filters by time, status and reference', async () => {
    const { id } = await saveCustomer(sandbox);
    const reference = 'filtered';
    const made: Data[] = [];
    for (let n = 0; n < 3; n += 1) {
      made.unshift(dataOf(await chargeCustomer(sandbox, id, { reference })));
      sandbox.clock.time += 1000;
    }
    const declined = await saveCustomer(sandbox, { card: '4000000000000002' });
    await chargeCustomer(sandbox, declined.id, { reference });
    expect((await list({ reference })).items).toHaveLength(4);
    expect((await list({ reference, status: 'complete' })).items, '[P3.04]').toEqual(made);
    const [last, middle] = made as [Data, Data];
    const between = { created_from: String(middle['created_at']), created_to: String(last['created_at']) };
    expect((await list({ reference, ...between })).items, '[P3.04]').toEqual([middle]);
    expect(await readAll({ reference, status: 'complete', limit: '1' })).toEqual(made);
    expect((await list({ reference: 'nothing' })).next_cursor).toBeNull();
  });

  it('has the charges of wallets beside the others, for whoever compares them with a ledger', async () => {
    const made = await sandbox.server('POST', '/v1/charges/wallet', {
      amount: '10.50',
      currency: 'AUD',
      reference: 'by-wallet',
      customer: { payment_source: { gateway_id: 'gateway_haven_stripe' } },
    });
    const { charge } = dataOf(made) as { charge: Data };
    const [item] = (await list({ reference: 'by-wallet' })).items ?? [];
    expect(item).toMatchObject({
      _id: charge['id'],
      type: 'wallet',
      amount: '10.50',
      status: 'wallet_initialized',
    });
    expect(dataOf(await sandbox.server('GET', `/v1/charges/${charge['id']}`))).toEqual(item);
  });

  it.each([
    ['a limit of 0', { limit: '0' }],
    ['a limit of 1001', { limit: '1001' }],
    ['another text as cursor', { cursor: 'x' }],
    ['a time that is none', { created_from: 'today' }],
    ['an unknown status', { status: 'lost' }],
  ])('is refused with %s', async (_, query) => {
    const { status, body } = await list(query as Record<string, string>);
    expect([status, body.error?.code]).toEqual([400, 'validation_error']);
  });

  it('and a single charge are for its merchant’s server only', async () => {
    const { id } = await saveCustomer(sandbox);
    const charge = dataOf(await chargeCustomer(sandbox, id, {}, freshKey()));
    expect((await sandbox.browser('GET', '/v1/charges')).status).toBe(401);
    expect((await sandbox.browser('GET', `/v1/charges/${charge['_id']}`)).status).toBe(401);
    expect((await sandbox.server('GET', '/v1/charges/ch_nothing')).status).toBe(404);
  });
});
