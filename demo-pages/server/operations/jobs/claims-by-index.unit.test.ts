import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDonationRefundables } from '../../../website/giving/donations/donation-payables.ts';
import { createRefunds } from '../../../website/payments/refunds/refunds.ts';
import { createMailSender } from '../../../website/platform/mail/mail-sender.ts';
import { createOrderRefundables } from '../../../website/shop/orders/order-payables.ts';
import type { Database, OpenDatabase } from '../../database/open-database.ts';
import { openTestDatabase } from '../../database/testing/open-test-database.ts';
import { scansOf } from './testing/scans-of.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const services = { clock: Date.now, log: () => {}, siteOrigin: 'http://127.0.0.1:8080' };
const kinds = { order: createOrderRefundables(services), donation: createDonationRefundables([]) };
const refuse = () => Promise.reject(new Error('Nothing is due.'));
const transport = { send: refuse, close: () => {} };

it.each<[string, (db: Database) => Promise<number>]>([
  ['mails', (db) => createMailSender({ ...services, db, transport }).deliver()],
  ['mails', (db) => createMailSender({ ...services, db }).deliver()],
  ['refunds', (db) => createRefunds({ ...services, db, kinds, provider: { refund: refuse } }).recover()],
])('nothing due in %s is known from an index', async (table, look) => {
  await database.db.execute(sql`delete from website.mails`);
  expect(await scansOf(database.db, table, look, { noRows: true })).toEqual({ result: 0, wholeTable: 0 });
});
