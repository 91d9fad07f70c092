import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { charges } from '../provider/schema.ts';
import { seedProvider } from '../provider/seed-provider.ts';
import { searchAddresses } from '../website/address/search-addresses.ts';
import { GIFT_CATALOGUE } from '../website/catalogue/gift-catalogue.ts';
import { gifts, localities, orders } from '../website/schema.ts';
import { seedWebsite } from '../website/seed-website.ts';
import { APPROVED_CARD, Shop, SITE_ORIGIN } from '../website/shop-fixture.ts';
import { Visitor } from '../website/visitor-fixture.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { startPostgres } from './served-database-fixture.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let databases: OpenDatabase[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  for (const { close } of databases) await close();
  await postgres.stop();
});

describe('a served PostgreSQL', () => {
  it('is migrated and seeded once by processes that start together', async () => {
    databases = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ databaseUrl: postgres.databaseUrl })));
    await Promise.all(databases.map(({ db }) => seedWebsite(db)));
    await Promise.all(databases.map(({ db }) => seedProvider(db, { siteOrigins: [SITE_ORIGIN] })));
    const db = databases[0]!.db;
    expect(await db.$count(gifts)).toBe(GIFT_CATALOGUE.length);
    const [row] = await db.select({ ids: count(localities.id) }).from(localities);
    expect(row?.ids).toBeGreaterThan(16_000);
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
    expect(await databases[0]!.db.$count(orders, eq(orders.status, 'paid'))).toBe(1);
  });

  it('says what to check when it cannot be reached', async () => {
    await expect(openDatabase({ databaseUrl: 'postgres://haven:haven@127.0.0.1:1/haven' })).rejects.toThrow(
      'DATABASE_URL could not be opened',
    );
  });
});
