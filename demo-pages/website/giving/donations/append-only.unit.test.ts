import { type SQL, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '../../../server/database/open-database.ts';
import { rowsOf } from '../../../server/database/sql-rows.ts';
import { ENGINES } from '../../../server/operations/jobs/testing/open-engines.ts';

/** The tables whose rows are only added, each with a row of it and a change of what must never change. */
const TABLES: readonly (readonly [table: string, insert: SQL, change: SQL])[] = [
  [
    'website.donation_ledger',
    sql`insert into website.donation_ledger (donation_id, at, entry, amount_minor, cause, actor, detail)
      values ('GIFT-1', now(), 'paid', 7500, 'charge:1', 'donor', 'Aroha Ngata rang')`,
    sql`update website.donation_ledger set amount_minor = 1`,
  ],
  [
    'website.order_reversals',
    sql`insert into website.order_reversals (order_id, at, entry, amount_minor, cause, detail)
      values ('HAV-1', now(), 'reversed', -7900, 'charge:2', 'Aroha Ngata rang')`,
    sql`update website.order_reversals set at = now() - interval '1 year'`,
  ],
  [
    'website.staff_actions',
    sql`insert into website.staff_actions (at, actor, action, subject, outcome, detail)
      values (now(), 'Mere', 'refund', 'GIFT-1', 'asked', 'Aroha Ngata rang')`,
    sql`update website.staff_actions set actor = 'Somebody else'`,
  ],
];

async function prepare(db: Database): Promise<void> {
  await db.execute(sql`insert into website.donations (id, donation_key, site_country_code, currency, source, frequency,
    gift_minor, costs_minor, total_minor, status, customer_title, customer_first_name, customer_last_name,
    customer_phone_number, customer_email_address, email_key, organisation, billing_address_street,
    billing_address_suburb, billing_address_city, billing_address_state, billing_address_postcode,
    billing_address_country) values ('GIFT-1', 'key', 'AUS', 'AUD', 'site', 'one-off', 7500, 0, 7500, 'paid',
    '', '', '', '', '', '', '', '', '', '', '', '', '')`);
  await db.execute(sql`insert into website.sessions (id) values ('session')`);
  await db.execute(sql`insert into website.orders (id, session_id, site_country_code, status, currency, total_minor,
    store_id, customer_title, customer_first_name, customer_last_name, customer_phone_number, customer_email_address,
    billing_address_city, billing_address_street, billing_address_postcode, billing_address_state,
    billing_address_suburb, billing_address_country, transaction_id) values ('HAV-1', 'session', 'AUS', 'reversed',
    'AUD', 7900, '', '', '', '', '', '', '', '', '', '', '', '', 'ch_1')`);
}

/** The message of the database, without what the driver says around it. */
const refusalOf = (db: Database, statement: SQL) =>
  db.execute(statement).then(
    () => 'done',
    (error: Error) => String(error.cause ?? error),
  );

it.each(ENGINES)(
  'rows of the books and of the trail are only added in %s [D2.04]',
  { timeout: 120_000 },
  async (_, open) => {
    const engine = await open();
    const [db] = engine.databases as [Database];
    await prepare(db);
    for (const [table, insert, change] of TABLES) {
      await db.execute(insert);
      const contents = () => rowsOf(db, sql`select * from ${sql.raw(table)}`);
      const before = await contents();
      for (const statement of [
        change,
        sql`delete from ${sql.raw(table)}`,
        sql`truncate ${sql.raw(table)}`,
        sql`truncate ${sql.raw(table)} cascade`,
      ])
        expect(await refusalOf(db, statement), `[D2.04] ${table}`).toContain('only added, never changed or deleted');
      expect(await contents()).toEqual(before);
      // Erasure takes a person's name out of a note.
      await db.execute(sql`update ${sql.raw(table)} set detail = '(erased) rang'`);
      expect(await contents()).toEqual(before.map((row) => ({ ...(row as object), detail: '(erased) rang' })));
    }
    await engine.close();
  },
);
