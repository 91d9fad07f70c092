import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../server/database/open-database.ts';
import { APPEALS_VERSION, adoptAppeals, seedAppeals } from '../giving/index.ts';
import {
  AUSTRALIAN_LOCALITIES_VERSION,
  type Locality,
  localities,
  NEW_ZEALAND_LOCALITIES_VERSION,
  readAustralianLocalities,
  readNewZealandLocalities,
  SEED_GUIDES,
  SEED_PETITIONS,
  seedGuides,
  seedPetitions,
} from '../participation/index.ts';
import { dayIn, seeds } from '../platform/index.ts';
import { FIRST_STOCK, GIFT_CATALOGUE, seedCatalogue } from '../shop/index.ts';
import { listingsVersion, seedListings } from '../stories/index.ts';

// An arbitrary number that only this lock uses.
const SEED_LOCK = 7_242_002;

/**
 * Loads the listings, the catalogue, the localities and what begins on the day. Skips data that is already loaded in
 * the same version. The listings are dated relative to `now` (epoch ms).
 */
export async function seedWebsite(db: Database, now: number = Date.now()): Promise<void> {
  const seedOnce = await seeder(db);
  await seedReferenceData(db, now, seedOnce);
  await seedOnce('petitions', versionOf(SEED_PETITIONS), (tx) => seedPetitions(tx, now));
  await seedOnce('guides', versionOf(SEED_GUIDES), (tx) => seedGuides(tx, now));
  await seedOnce('appeal-versions', '1', (tx) => adoptAppeals(tx, now));
  await seedOnce('appeals', APPEALS_VERSION, (tx) => seedAppeals(tx, now));
}

/** Loads what is the same for a month, the listings, and on every day: the catalogue and the localities. */
export async function seedReferenceData(db: Database, now: number = Date.now(), given?: Seeder): Promise<void> {
  const today = dayIn('AUS', now);
  const seedOnce = given ?? (await seeder(db));
  await seedOnce('listings', listingsVersion(today), (tx) => seedListings(tx, today));
  // Its third part changed when gifts got versions.
  await seedOnce('catalogue', versionOf([GIFT_CATALOGUE, FIRST_STOCK, 'versions']), seedCatalogue);
  await seedOnce('localities-AUS', AUSTRALIAN_LOCALITIES_VERSION, async (tx) =>
    replaceLocalities(tx, 'AUS', readAustralianLocalities()),
  );
  await seedOnce('localities-NZL', NEW_ZEALAND_LOCALITIES_VERSION, async (tx) =>
    replaceLocalities(tx, 'NZL', readNewZealandLocalities()),
  );
}

const versionOf = (data: unknown) => createHash('sha256').update(JSON.stringify(data)).digest('hex');

/** Loads data unless its version is there. */
type Seeder = (name: string, version: string, seed: (tx: Database) => Promise<void>) => Promise<void>;

/** Asks once for all versions: a start at which nothing is new opens no transaction. */
async function seeder(db: Database): Promise<Seeder> {
  const known = new Map((await db.select().from(seeds)).map(({ name, version }) => [name, version]));
  return async (name, version, seed) => {
    if (known.get(name) !== version) await seedInTurn(db, name, version, seed);
  };
}

async function seedInTurn(db: Database, name: string, version: string, seed: (tx: Database) => Promise<void>) {
  await db.transaction(async (tx) => {
    // Several processes may start at once: the first seeds, and the others then find its version.
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const [found] = await tx.select().from(seeds).where(eq(seeds.name, name));
    if (found?.version === version) return;
    await seed(tx);
    await tx.insert(seeds).values({ name, version }).onConflictDoUpdate({ target: seeds.name, set: { version } });
  });
}

async function replaceLocalities(tx: Database, country: string, rows: Locality[]): Promise<void> {
  await tx.delete(localities).where(eq(localities.siteCountryCode, country));
  // One parameter instead of 130,000: a third of the time.
  await tx.execute(sql`insert into ${localities}
    (id, site_country_code, name, search_name, city, state, postcode, rank)
    select id, "siteCountryCode", name, "searchName", city, state, postcode, rank
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(id text, "siteCountryCode" text, name text,
      "searchName" text, city text, state text, postcode text, rank smallint)`);
  await tx.execute(sql`analyze ${localities}`);
}
