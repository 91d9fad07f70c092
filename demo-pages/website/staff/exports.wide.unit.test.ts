import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RECORDS_PATH as PATH } from '../platform/site/staff-paths.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { openStaff, signInAs } from './testing/sign-in-as.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  openStaff(shop);
});
afterAll(() => shop.database.close());

it('a file has more than 100,000 rows, the oldest too', { timeout: 60_000 }, async () => {
  await shop.database.db.execute(sql`
    insert into website.subscribers (id, site_country_code, email_key, email, first_name, last_name, source, joined, subscribed_at)
    select 'sub_' || n, 'AUS', 's' || n || '@example.org', 's' || n || '@example.org', 'Ana', 'Lee', 'newsletter', 1,
      timestamptz '2026-01-01' + n * interval '1 second' from generate_series(1, 100050) n`);
  const admin = await signInAs(shop, 'administrator');
  const lines = (await admin.text(`${PATH}/subscribers/csv`)).trim().split('\r\n');
  expect(lines).toHaveLength(100_051);
  expect(lines.at(-1)).toContain(',s1@example.org,');
});
