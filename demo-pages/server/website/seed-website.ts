import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { AUSTRALIAN_LOCALITIES_VERSION, readAustralianLocalities } from './address/data/australian-localities.ts';
import { NEW_ZEALAND_LOCALITIES_VERSION, readNewZealandLocalities } from './address/data/new-zealand-localities.ts';
import type { Locality } from './address/locality.ts';
import { GIFT_CATALOGUE } from './catalogue/gift-catalogue.ts';
import { gifts, localities, seeds } from './schema.ts';

// An arbitrary number that only this seeding uses.
const SEED_LOCK = 7_242_002;
const BATCH = 1_000;

/** Loads the catalogue and the localities. Does nothing for data that is already there in the same version. */
export async function seedWebsite(db: Database): Promise<void> {
  const catalogueVersion = createHash('sha256').update(JSON.stringify(GIFT_CATALOGUE)).digest('hex');
  await seedOnce(db, 'catalogue', catalogueVersion, seedCatalogue);
  await seedOnce(db, 'localities-AUS', AUSTRALIAN_LOCALITIES_VERSION, async (tx) =>
    replaceLocalities(tx, 'AUS', readAustralianLocalities()),
  );
  await seedOnce(db, 'localities-NZL', NEW_ZEALAND_LOCALITIES_VERSION, async (tx) =>
    replaceLocalities(tx, 'NZL', readNewZealandLocalities()),
  );
}

async function seedOnce(db: Database, name: string, version: string, seed: (tx: Database) => Promise<void>) {
  await db.transaction(async (tx) => {
    // Several processes may start at once: the first seeds, the others then see its version.
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const [found] = await tx.select().from(seeds).where(eq(seeds.name, name));
    if (found?.version === version) return;
    await seed(tx);
    await tx.insert(seeds).values({ name, version }).onConflictDoUpdate({ target: seeds.name, set: { version } });
  });
}

async function seedCatalogue(tx: Database): Promise<void> {
  await tx
    .insert(gifts)
    .values([...GIFT_CATALOGUE])
    .onConflictDoUpdate({
      target: [gifts.siteCountryCode, gifts.itemId],
      set: {
        position: sql`excluded.position`,
        name: sql`excluded.name`,
        category: sql`excluded.category`,
        variant: sql`excluded.variant`,
        priceMinor: sql`excluded.price_minor`,
        currency: sql`excluded.currency`,
        summary: sql`excluded.summary`,
        description: sql`excluded.description`,
        impact: sql`excluded.impact`,
        image: sql`excluded.image`,
      },
    });
}

async function replaceLocalities(tx: Database, country: string, rows: Locality[]): Promise<void> {
  await tx.delete(localities).where(eq(localities.siteCountryCode, country));
  for (let start = 0; start < rows.length; start += BATCH) {
    await tx.insert(localities).values(rows.slice(start, start + BATCH));
  }
  await tx.execute(sql`analyze ${localities}`);
}
