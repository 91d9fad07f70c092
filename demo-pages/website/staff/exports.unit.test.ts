import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { staffActions } from '../platform/audit/audit-trail-schema.ts';
import { RECORDS_PATH as PATH } from '../platform/site/staff-paths.ts';
import { APPROVED_CARD, DECLINED_CARD, openShop, type Shop } from '../testing/open-shop.ts';
import { Visitor } from '../testing/shop-visitor.ts';
import { exportRows } from './download-list.ts';
import { type ListedRow, mergeRows } from './record-list.ts';
import { RECORD_LISTS } from './record-lists.ts';
import { openStaff, type StaffVisitor, signInAs } from './testing/sign-in-as.ts';

let shop: Shop;
let admin: StaffVisitor;
const db = () => shop.database.db;
beforeAll(async () => {
  shop = await openShop();
  openStaff(shop);
  const buyer = new Visitor(shop);
  for (const card of [DECLINED_CARD, APPROVED_CARD]) {
    const order = await buyer.order();
    await buyer.pay(order, await shop.token(card));
  }
  // Three rows in each moment: pages end between rows of one time.
  await db().execute(sql`
    insert into website.subscribers (id, site_country_code, email_key, email, first_name, last_name, source, joined, subscribed_at)
    select 'sub_' || n, 'AUS', 's' || n || '@example.org', 's' || n || '@example.org', 'Ana', 'Lee', 'newsletter', 1,
      timestamptz '2026-01-01' + (n / 3) * interval '1 second' from generate_series(1, 1201) n`);
  await db().execute(sql`
    insert into website.petition_signatures (id, node_id, site_country_code, email_key, email, first_name, last_name,
      postcode, mobile, location, created_at)
    select 'sig_' || n, 'p', 'AUS', 's' || n, 's' || n || '@example.org', 'Ana', 'Lee', '0800', '0412345678', '',
      timestamptz '2026-01-01' + (n / 3) * interval '1 second' from generate_series(1, 1201) n`);
  await db().execute(sql`
    insert into website.staff_actions (at, actor, action, subject, outcome, detail)
    select timestamptz '2026-01-01' + (n / 3) * interval '1 second', 'Ada', 'stock', 'item ' || n, 'changed', ''
    from generate_series(1, 1201) n`);
  admin = await signInAs(shop, 'administrator');
});
afterAll(() => shop.database.close());

const linesOf = (csv: string) => csv.trim().split('\r\n').slice(1);

describe('a list as a file', () => {
  it('has every row of every list, once, however its pages are cut', async () => {
    for (const list of RECORD_LISTS) {
      const all = await list.read(db(), { limit: 10_000 });
      const paged: ListedRow[] = [];
      const limit = all.length > 100 ? 100 : 1;
      for (let after: string | undefined; ; after = paged.at(-1)?.cursor) {
        const page = await list.read(db(), { after, limit });
        paged.push(...page);
        if (page.length < limit) break;
      }
      expect(
        paged.map(({ cells }) => cells),
        list.slug,
      ).toEqual(all.map(({ cells }) => cells));
      expect(await list.count(db()), `the number of ${list.slug}`).toBe(all.length);
      expect(
        all.every(({ cells }) => cells.length === list.columns.length),
        `the columns of ${list.slug}`,
      ).toBe(true);
    }
  });

  it('is downloaded whole, and the audit trail says how many rows left', async () => {
    const csv = await admin.text(`${PATH}/subscribers/csv`);
    const addresses = linesOf(csv).map((line) => /s\d+@example\.org/.exec(line)?.[0]);
    expect(addresses).toHaveLength(1_201);
    expect(new Set(addresses).size).toBe(1_201);
    expect(linesOf(await admin.text(`${PATH}/trail/csv`)).filter((line) => line.includes(',item '))).toHaveLength(
      1_201,
    );
    const [download] = await db().select().from(staffActions).where(sql`${staffActions.subject} = 'subscribers'`);
    expect(download).toMatchObject({ action: 'export', detail: '1201 rows as CSV' });
    expect(await admin.text(`${PATH}/subscribers`)).toContain('The newest 200. The file has all.');
  });

  it('has postcodes and phones that begin with 0', async () => {
    const [line] = linesOf(await admin.text(`${PATH}/signatures/csv`));
    expect(line).toMatch(/,"0800",0412 345 678$/);
  });

  it('has the address and the gifts of an order, which the page leaves to the file', async () => {
    const csv = await admin.text(`${PATH}/orders/csv`);
    expect(csv.split('\r\n')[0]).toMatch(
      /,Street,Suburb,City,State,Postcode,Address country,Gifts,Refunded on,Reversed by the bank$/,
    );
    expect(csv).toMatch(/,\d+ × [^,]+,,0\.00\r\n/);
    expect(await admin.text(`${PATH}/orders`)).not.toContain('Postcode');
  });

  it('asked for without its rows, is no download', async () => {
    const before = await db().$count(staffActions);
    const response = await admin.send(`${PATH}/subscribers/csv`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(await db().$count(staffActions)).toBe(before);
  });
});

describe('a merged list', () => {
  it('reads nothing for a cursor of another list', async () => {
    const source = async () => [{ cursor: 'a', at: new Date(0), cells: ['a'] }];
    for (const after of ['nobody', '["a"]', '{}', 'null'])
      expect(await mergeRows([source, source], { after, limit: 9 }), after).toEqual([]);
  });
});

describe('the stream of a file', () => {
  const rows = (count: number): ListedRow[] =>
    Array.from({ length: count }, (_, index) => ({ cursor: String(index), cells: [index] }));
  const open = (read: () => Promise<ListedRow[]>) => {
    const end = vi.fn(async () => {});
    const stream = exportRows({ db: db(), end }, { head: 'n\n', read, lineOf: ({ cells }) => `${cells[0]}\n` });
    return { end, reader: stream.getReader() };
  };

  it('reads the next page when the one before was taken, and ends the snapshot with the last', async () => {
    const read = vi.fn(async () => rows(read.mock.calls.length < 3 ? 500 : 7));
    const { end, reader } = open(read);
    await reader.read();
    expect(read).toHaveBeenCalledTimes(1);
    expect(end).not.toHaveBeenCalled();
    while (!(await reader.read()).done);
    expect(read).toHaveBeenCalledTimes(3);
    expect(end).toHaveBeenCalled();
  });

  it('breaks off when a page cannot be read, so that a part is not taken for the whole', async () => {
    const read = vi.fn(async () => {
      if (read.mock.calls.length > 1) throw new Error('The connection is lost.');
      return rows(500);
    });
    const { end, reader } = open(read);
    await reader.read();
    await expect(reader.read()).rejects.toThrow('The connection is lost.');
    expect(end).toHaveBeenCalled();
  });

  it('ends the snapshot when the reader goes, or takes nothing for two minutes', async () => {
    const gone = open(async () => rows(500));
    await gone.reader.read();
    await gone.reader.cancel();
    expect(gone.end).toHaveBeenCalled();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const stalled = open(async () => rows(500));
      await vi.advanceTimersByTimeAsync(119_000);
      await stalled.reader.read();
      await vi.advanceTimersByTimeAsync(119_000);
      expect(stalled.end).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(stalled.end).toHaveBeenCalled();
      await expect(stalled.reader.read()).rejects.toThrow('has stopped');
    } finally {
      vi.useRealTimers();
    }
  });
});
