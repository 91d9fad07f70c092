import { and, count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { charges } from '../../sandbox/api/charges/charges-schema.ts';
import { chargeRefunds } from '../../sandbox/api/refunds/charge-refunds-schema.ts';
import { seedSandbox } from '../../sandbox/app/seed-sandbox.ts';
import { seedWebsite } from '../../website/app/seed-website.ts';
import { demonstration } from '../../website/app/testing/demonstration.ts';
import { receiptCounters } from '../../website/giving/donations/donations-schema.ts';
import { localities } from '../../website/participation/address/address-schema.ts';
import { searchAddresses } from '../../website/participation/address/search-addresses.ts';
import { refunds } from '../../website/payments/refunds/refunds-schema.ts';
import { mails } from '../../website/platform/mail/mail-schema.ts';
import { giftStock, gifts } from '../../website/shop/gifts/gifts-schema.ts';
import { orders } from '../../website/shop/orders/orders-schema.ts';
import { changeStock } from '../../website/shop/stock/change-stock.ts';
import { stockHolds } from '../../website/shop/stock/stock-schema.ts';
import { APPROVED_CARD, Shop, SITE_ORIGIN } from '../../website/testing/open-shop.ts';
import { CUSTOMER, CUSTOMER_PATH, Visitor } from '../../website/testing/shop-visitor.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { openPool } from './served-database.ts';
import { rowsOf } from './sql-rows.ts';
import { startPostgres } from './testing/start-postgres.ts';

/** The sizes of the demonstration’s gifts, in both countries. */
const GIFT_ROWS = 36;

/** Of each process. */
const CONNECTIONS = 10;
const BUYERS = process.env['SOAK'] ? 200 : 8;

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let databases: OpenDatabase[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  // Together, as processes that start at once.
  databases = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ databaseUrl: postgres.databaseUrl })));
  await Promise.all(databases.map(({ db }) => seedWebsite(db, demonstration)));
  await Promise.all(databases.map(({ db }) => seedSandbox(db, { siteOrigins: [SITE_ORIGIN] })));
});
afterAll(async () => {
  for (const { close } of databases) await close();
  await postgres.stop();
});

describe('a served PostgreSQL', () => {
  it('is migrated and seeded once by processes that start together', async () => {
    const db = databases[0]!.db;
    expect(await db.$count(gifts)).toBe(GIFT_ROWS);
    const [row] = await db.select({ ids: count(localities.id) }).from(localities);
    expect(row?.ids).toBeGreaterThan(16_000);
  });

  it('reads for exports on connections of their own, which change nothing and which payments do not wait for', async () => {
    const { db, readDb } = databases[0]!;
    await expect(readDb.execute(sql`delete from website.mails`)).rejects.toThrow();
    const lock = 7;
    let exported: Promise<unknown>[] = [];
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
      exported = Array.from({ length: 12 }, () => readDb.execute(sql`select pg_advisory_lock_shared(${lock})`));
      expect(await db.select({ answer: sql`1` }).from(receiptCounters).limit(0), 'while all exports wait').toEqual([]);
    });
    await Promise.all(exported);
  });

  it('plans a statement once that comes often, and runs it also after its table has got a column', async () => {
    // Statements that follow each other use one connection of a pool.
    const { db, close } = await openDatabase({ databaseUrl: postgres.databaseUrl });
    const counterOf = (country: string) =>
      db.select().from(receiptCounters).where(eq(receiptCounters.siteCountryCode, country));
    for (let times = 0; times < 9; times += 1) expect(await counterOf('XXX')).toEqual([]);
    const planned = sql`select count(*)::int as plans from pg_prepared_statements where statement like '%receipt_counters%'`;
    expect(await rowsOf(db, planned)).toEqual([{ plans: 1 }]);
    await db.execute(sql`alter table website.receipt_counters add column of_a_newer_version text`);
    expect(await counterOf('XXX'), 'in a process of the older version').toEqual([]);
    await db.execute(sql`alter table website.receipt_counters drop column of_a_newer_version`);
    await close();
  });

  it('plans nothing for connections that a pooler lends to others too', async () => {
    const pool = openPool({ connectionString: postgres.databaseUrl, max: 1 }, { prepares: false, log: vi.fn() });
    for (let times = 0; times < 9; times += 1)
      await pool.query({ text: 'select last from website.receipt_counters where site_country_code = $1' }, ['XXX']);
    expect((await pool.query('select * from pg_prepared_statements')).rows).toEqual([]);
    await pool.end();
  });

  it('logs each lost connection as every other entry of the program, and goes on', async () => {
    const log = vi.fn();
    const pool = openPool({ connectionString: postgres.databaseUrl, max: 1 }, { prepares: false, log });
    const { rows } = await pool.query('select pg_backend_pid() as pid');
    await databases[0]!.db.execute(sql`select pg_terminate_backend(${rows[0].pid}::int)`);
    const entry = { event: 'database-connection', message: expect.stringContaining('terminating'), code: '57P01' };
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith(entry));
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  it('finds addresses as the embedded database does [W7.01]', async () => {
    const [first] = await searchAddresses(databases[0]!.db, 'AUS', '12 Wattle Street Rich');
    expect(first?.address).toBe('12 Wattle Street, Richmond VIC 3121');
  });

  it('sells a gift once, to posts that come through several processes at once [W1.10]', async () => {
    const shops = databases.map((database) => new Shop(database));
    const visitor = new Visitor(shops[0]!);
    await visitor.add('solar-lamp', 1);
    await Promise.all(Array.from({ length: 20 }, () => visitor.add('solar-lamp', 1)));
    expect(await visitor.cart()).toMatchObject({ itemCount: 9 });
    await visitor.json('/cart', { intent: 'remove', itemId: 'solar-lamp' });
    const orderId = await visitor.order();
    const token = await shops[0]!.token(APPROVED_CARD);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        visitor.website = shops[index % shops.length]!.website;
        return visitor.pay(orderId, token);
      }),
    );
    const made = await databases[0]!.db.select().from(charges).where(eq(charges.reference, orderId));
    expect(made).toHaveLength(1);
    expect(answers).toEqual(
      answers.map(() => ({
        errors: [],
        friendlyErrorMessage: '',
        amount: 79,
        currency: 'AUD',
        transactionId: made[0]?.id,
      })),
    );
    const [order] = await databases[0]!.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order?.status).toBe('paid');
  });

  it('lends no connection to a payment that waits for the provider, however many wait', async () => {
    const shop = new Shop(databases[0]!);
    const buyers = [];
    for (let each = 0; each < CONNECTIONS + 5; each += 1) {
      const visitor = new Visitor(shop);
      visitor.address = `203.0.113.${each + 10}`;
      buyers.push({ visitor, orderId: await visitor.order(), token: await shop.token(APPROVED_CARD) });
    }
    const waiting: (() => void)[] = [];
    let allWait = () => {};
    const asked = new Promise<void>((resolve) => {
      allWait = resolve;
    });
    shop.fault = async (request, pass) => {
      // What a token pays with is asked before.
      if (request.method !== 'POST') return pass(request);
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (waiting.length === buyers.length) allWait();
      });
      return pass(request);
    };
    const paid = Promise.all(buyers.map(({ visitor, orderId, token }) => visitor.pay(orderId, token)));
    await asked;
    expect(await new Visitor(shop).order(), 'the next buyer, meanwhile').not.toBe('');
    for (const answer of waiting) answer();
    expect((await paid).map(({ errors }) => errors)).toEqual(buyers.map(() => []));
  });

  it('sells the last ones once to buyers of several processes, while units arrive and are counted [W1.10]', async () => {
    const shops = databases.map((database) => new Shop(database));
    const { db } = databases[0]!;
    const bicycle = and(eq(giftStock.siteCountryCode, 'AUS'), eq(giftStock.itemId, 'health-bicycle'));
    await db.update(giftStock).set({ available: 3 }).where(bicycle);
    const buyers = [];
    for (let each = 0; each < BUYERS; each += 1) {
      const shop = shops[each % shops.length]!;
      const visitor = new Visitor(shop);
      await visitor.add('health-bicycle', 1);
      await visitor.json(CUSTOMER_PATH, CUSTOMER);
      buyers.push({ visitor, orderId: await visitor.orderId(), token: await shop.token(APPROVED_CARD) });
    }
    const arrive = (formKey: string) => {
      const change = { siteCountryCode: 'AUS', itemId: 'health-bicycle', kind: 'add', units: 1, seen: 0 } as const;
      return changeStock(db, { ...change, note: '', staff: { accountId: 'mere', name: 'Mere' }, formKey }, Date.now());
    };
    const [answers] = await Promise.all([
      Promise.all(buyers.map(({ visitor, orderId, token }) => visitor.pay(orderId, token, { amount: 185 }))),
      // The same delivery, entered twice, and another one.
      Promise.all(['one', 'one', 'two'].map(arrive)),
    ]);
    const sold = answers.filter(({ errors }) => errors.length === 0).length;
    const [stock] = await db.select().from(giftStock).where(bicycle);
    expect(stock!.available + sold).toBe(5);
    expect(sold).toBeGreaterThanOrEqual(3);
    expect(await db.$count(stockHolds)).toBe(0);
  }, 300_000);

  it('gives money back once and never more than was paid, asked and followed up by several processes', async () => {
    const shops = databases.map((database) => new Shop(database));
    const { db } = databases[0]!;
    const visitor = new Visitor(shops[0]!);
    await visitor.add('story-box', 2);
    await visitor.json(CUSTOMER_PATH, CUSTOMER);
    const orderId = await visitor.orderId();
    const { total } = await visitor.cart();
    const token = await shops[0]!.token(APPROVED_CARD);
    expect((await visitor.pay(orderId, token, { amount: total })).errors).toEqual([]);
    const box = and(eq(giftStock.siteCountryCode, 'AUS'), eq(giftStock.itemId, 'story-box'));
    const [before] = await db.select().from(giftStock).where(box);
    const ask = (shop: Shop, formKey: string, amountMinor: number, units: { itemId: string; quantity: number }[]) =>
      shop.website.refunds.ask({
        refundable: { kind: 'order', id: orderId },
        formKey,
        amountMinor,
        reason: 'Race',
        staff: { accountId: 'mere', name: 'Mere' },
        units,
      });
    for (const shop of shops)
      shop.fault = async (request, pass) => {
        await pass(request);
        throw new Error('The answer is lost.');
      };
    const units = [{ itemId: 'story-box', quantity: 2 }];
    await Promise.all(Array.from({ length: 12 }, (_, each) => ask(shops[each % 4]!, 'same form', 1000, units)));
    for (const shop of shops) shop.fault = undefined;
    await Promise.all(shops.map((shop) => shop.website.refunds.recover()));
    const rest = total * 100 - 1000;
    const answers = await Promise.all(shops.map((shop, each) => ask(shop, `form ${each}`, Math.ceil(rest / 2), [])));
    expect(answers.filter((answer) => 'problem' in answer)).toHaveLength(rest % 2 === 0 ? 2 : 3);
    const rows = await db.select().from(refunds).where(eq(refunds.refundableId, orderId));
    expect(rows.every(({ status }) => status === 'refunded')).toBe(true);
    expect(rows.filter(({ formKey }) => formKey === 'same form')).toHaveLength(1);
    const [charge] = await db.select().from(charges).where(eq(charges.reference, orderId));
    expect(charge?.refundedMinor).toBe(rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0));
    expect(await db.$count(chargeRefunds, eq(chargeRefunds.chargeId, charge!.id))).toBe(rows.length);
    const [after] = await db.select().from(giftStock).where(box);
    expect(after!.available).toBe(before!.available + 2);
    const written = await db.select().from(mails).where(eq(mails.kind, 'order-refund'));
    expect(written).toHaveLength(rows.length);
  });

  it('loses a connection in the middle of a transaction, which alone fails', async () => {
    const [own, other] = databases as [OpenDatabase, OpenDatabase];
    const rowsOf = (answer: unknown) => (answer as { rows: { pid: number }[] }).rows;
    const backends = async (pid: number) =>
      rowsOf(await other.db.execute(sql`select pid from pg_stat_activity where pid = ${pid}`)).length;
    const interrupted = own.db.transaction(async (tx) => {
      const [row] = rowsOf(await tx.execute(sql`select pg_backend_pid() as pid`));
      const pid = row?.pid ?? 0;
      await other.db.execute(sql`select pg_terminate_backend(${pid})`);
      // Until the client has noticed, while nothing is asked of it: without a listener that ends the process.
      while ((await backends(pid)) > 0);
      await backends(0);
      return tx.execute(sql`select 1`);
    });
    await expect(interrupted).rejects.toThrow();
    expect(await own.db.$count(gifts)).toBe(GIFT_ROWS);
  });

  it('says what to check when it cannot be reached', async () => {
    const databaseUrl = Object.assign(new URL(postgres.databaseUrl), { pathname: '/missing' }).href;
    await expect(openDatabase({ databaseUrl })).rejects.toThrow('DATABASE_URL could not be opened');
  });

  it('exports from the primary where the replica is away at the start, and says so', async () => {
    const lines: Record<string, unknown>[] = [];
    const readUrl = 'postgres://haven:haven@127.0.0.1:1/haven';
    const log = (entry: Record<string, unknown>) => lines.push(entry);
    const { readDb, close } = await openDatabase({ databaseUrl: postgres.databaseUrl, readUrl, log });
    expect(await rowsOf(readDb, sql`select 1 as one`)).toEqual([{ one: 1 }]);
    expect(lines).toEqual([
      {
        event: 'database',
        message: 'DATABASE_READ_URL could not be opened: exports read from DATABASE_URL',
        reason: 'connect ECONNREFUSED 127.0.0.1:1',
      },
    ]);
    await close();
  });
});
