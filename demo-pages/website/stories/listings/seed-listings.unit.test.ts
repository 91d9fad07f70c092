import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { count, gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../server/database/open-database.ts';
import { projectRoot } from '../../../server/database/project-root.ts';
import { openTestDatabase } from '../../../server/database/testing/open-test-database.ts';
import { seedWebsite } from '../../app/seed-website.ts';
import { demonstration } from '../../app/testing/demonstration.ts';
import { articles, events, mediaItems, mediaTerms } from './listings-schema.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
const counts = async () =>
  Promise.all(
    [articles, events, mediaItems, mediaTerms].map(async (table) => {
      const [{ total } = { total: 0 }] = await database.db.select({ total: count() }).from(table);
      return total;
    }),
  );
const upcoming = (day: string) => database.db.$count(events, gt(events.startsAt, new Date(at(day))));

describe('the seed of the listings', () => {
  it('does nothing in the same month, and dates everything anew in the next', async () => {
    const { db } = database;
    await seedWebsite(db, demonstration, { now: at('2027-03-02') });
    const before = await counts();
    const [first] = await db.select({ startsAt: events.startsAt }).from(events).orderBy(events.startsAt);
    await seedWebsite(db, demonstration, { now: at('2027-03-30') });
    expect(await counts()).toEqual(before);
    expect((await db.select({ startsAt: events.startsAt }).from(events).orderBy(events.startsAt))[0]).toEqual(first);
    expect(await upcoming('2027-03-31')).toBeGreaterThan(3);
    await seedWebsite(db, demonstration, { now: at('2027-04-01') });
    expect(await counts()).toEqual(before);
    expect((await db.select({ startsAt: events.startsAt }).from(events).orderBy(events.startsAt))[0]).not.toEqual(
      first,
    );
    expect(await upcoming('2027-04-01')).toBeGreaterThan(10);
  });

  it('names pictures that exist, under slugs that addresses can carry', async () => {
    const { db } = database;
    const columns = (table: typeof articles | typeof events | typeof mediaItems) =>
      db.select({ slug: table.slug, image: table.image, imageAlt: table.imageAlt, body: table.body }).from(table);
    const rows = [...(await columns(articles)), ...(await columns(events)), ...(await columns(mediaItems))];
    for (const { slug, image, imageAlt, body } of rows) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect([image, existsSync(join(projectRoot, 'demo-pages', image))]).toEqual([image, true]);
      expect(imageAlt.length).toBeGreaterThan(10);
      expect(body.length).toBeGreaterThan(60);
    }
  });
});
