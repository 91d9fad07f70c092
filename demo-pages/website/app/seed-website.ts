import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../server/database/open-database.ts';
import { type Charity, ECARD_KIND, ecardsOfFolder, seedEntries, type UnusedFile } from '../content/index.ts';
import { adoptAppeals, seedAppeals } from '../giving/index.ts';
import {
  AUSTRALIAN_LOCALITIES_VERSION,
  type Locality,
  localities,
  NEW_ZEALAND_LOCALITIES_VERSION,
  readAustralianLocalities,
  readNewZealandLocalities,
  seedGuides,
  seedPetitions,
} from '../participation/index.ts';
import { dayIn, seeds } from '../platform/index.ts';
import { seedShop } from '../shop/index.ts';
import { listingsVersion, seedListings } from '../stories/index.ts';

// An arbitrary number that only this lock uses.
const SEED_LOCK = 7_242_002;

/** What the site does with the time and with what it does not use of the folder. */
interface SeedOptions {
  /** Epoch ms: listings are dated relative to it, and so are the appeals of a demonstration. */
  now?: number;
  log?: (entry: Record<string, unknown>) => void;
}

/**
 * Loads the listings, the localities and the entries of the charity's folder. Skips what is already loaded in the same
 * version.
 */
export async function seedWebsite(
  db: Database,
  charity: Charity,
  { now = Date.now(), log = () => {} }: SeedOptions = {},
): Promise<void> {
  const seedOnce = await seeder(db);
  await seedReferenceData(db, now, seedOnce);
  await seedOnce('appeal-versions', '1', (tx) => adoptAppeals(tx, now));
  const { entries, categories, organisation } = charity;
  const { countries, datesAsOf } = organisation;
  // In a demonstration its dates move on with the days.
  const day = datesAsOf && `${dayIn('AUS', now)} ${dayIn('NZL', now)}`;
  const version = versionOf([entries, categories, Object.keys(countries), datesAsOf, day]);
  const unused: UnusedFile[] = [];
  await seedOnce('folder', version, async (tx) => {
    unused.push(...(await seedEntries(tx, ECARD_KIND, ecardsOfFolder(charity), now)));
    for (const seed of [seedShop, seedPetitions, seedGuides, seedAppeals])
      unused.push(...(await seed(tx, charity, now)));
  });
  for (const each of unused) log({ event: 'content', result: 'not used', ...each });
}

/** Loads what is the same for a month, the listings, and on every day: the localities. */
export async function seedReferenceData(db: Database, now: number = Date.now(), given?: Seeder): Promise<void> {
  const today = dayIn('AUS', now);
  const seedOnce = given ?? (await seeder(db));
  await seedOnce('listings', listingsVersion(today), (tx) => seedListings(tx, today));
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
