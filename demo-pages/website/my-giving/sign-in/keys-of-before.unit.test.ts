import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { WEBSITE_TABLES } from '../../../server/database/program-tables.ts';
import { donations } from '../../giving/donations/donations-schema.ts';
import { gift } from '../../giving/donations/testing/gift.ts';
import { subscribers } from '../../participation/newsletter/newsletter-schema.ts';
import { emailKey } from '../../platform/forms/email-key.ts';
import { openShop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { donorDetails, donorSessions } from '../my-giving-schema.ts';

/** The statements of the migration that change rows. */
const statements = readFileSync(join(WEBSITE_TABLES.migrationsFolder, '0010_people-by-address.sql'), 'utf8')
  .split('--> statement-breakpoint')
  .filter((statement) => /^\s*(--.*\n)?(UPDATE|DELETE)/.test(statement));

it('a look-alike that had the key of the address it imitates gets its own, and its sessions end', async () => {
  const shop = await openShop();
  const { db } = shop.database;
  const rowOf = async (address: string, key: string) => {
    const post = gift({ customerEmailAddress: 'somebody@example.org', paymentData: 'none' });
    await new Visitor(shop).json('/umbraco/api/Donation/Submit', post);
    await db
      .update(donations)
      .set({ customerEmailAddress: address, emailKey: key })
      .where(eq(donations.donationKey, post.donationKey));
    return post.donationKey;
  };
  const keyOf = async (donationKey: string) =>
    (await db.select().from(donations).where(eq(donations.donationKey, donationKey)))[0]?.emailKey;
  const kate = await rowOf('Kate@example.org', 'kate@example.org');
  const stranger = await rowOf('\u212Aate@example.org', 'kate@example.org');
  const elan = await rowOf('Élan@example.org', 'élan@example.org');
  const erased = await rowOf('', '');
  const details = { customerTitle: '', customerFirstName: 'A', customerLastName: 'B', customerPhoneNumber: '' };
  const place = { billingAddressStreet: '', billingAddressSuburb: '', billingAddressCity: '', billingAddressState: '' };
  const rest = { organisation: '', billingAddressPostcode: '', billingAddressCountry: '', changedAt: new Date() };
  for (const key of ['élan@example.org', 'kate@example.org'])
    await db.insert(donorDetails).values({ emailKey: key, ...details, ...place, ...rest });
  await db.insert(donorSessions).values({ id: 'x', emailKey: 'kate@example.org', expiresAt: new Date() });
  const listed = { siteCountryCode: 'AUS', firstName: '', lastName: '', source: 'newsletter', joined: 1 } as const;
  await db.insert(subscribers).values({
    ...listed,
    id: 's',
    email: '\u212Aate@example.org',
    emailKey: 'kate@example.org',
    subscribedAt: new Date(),
  });

  expect(statements).toHaveLength(7);
  for (const statement of statements) await db.execute(sql.raw(statement));

  expect(await keyOf(kate)).toBe('kate@example.org');
  expect(await keyOf(stranger), '[D4.01]').toBe('\u212Aate@example.org');
  expect(await keyOf(elan)).toBe('Élan@example.org'.replace('E', 'e'));
  expect(await keyOf(erased)).toBe('');
  const keys = (await db.select().from(donorDetails)).map((row) => row.emailKey);
  expect(keys.toSorted(), 'details go with their person').toEqual(
    [emailKey('Élan@Example.org'), 'kate@example.org'].toSorted(),
  );
  expect((await db.select().from(subscribers)).map((row) => row.emailKey)).toEqual(['\u212Aate@example.org']);
  expect(await db.$count(donorSessions)).toBe(0);
  await shop.database.close();
});
