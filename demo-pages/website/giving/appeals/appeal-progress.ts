import { and, inArray, sql } from 'drizzle-orm';
import type { AppealFigures } from '#rules/api/appeal-schemas.ts';
import { fromMinorUnits } from '#rules/money.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { siteOf } from '../../platform/index.ts';
import { donations } from '../donations/donations-schema.ts';
import { appeals } from './appeals-schema.ts';

/** Figures are at most this old (D7.02); together with the answer's own age that is 15 seconds. */
const CACHE_MS = 5_000;

/** The figures of appeals by their codes: paid gifts less what went back, and the match apart; never a person. */
export async function readProgress(db: Database, codes: readonly string[]): Promise<AppealFigures[]> {
  if (codes.length === 0) return [];
  const giftMinor = sql`least(${donations.giftMinor}, ${donations.totalMinor} - ${donations.returnedMinor})`;
  const isGiven = inArray(donations.status, ['paid', 'refunded', 'reversed']);
  const sums = db
    .select({
      code: donations.appealCode,
      raised: sql<string>`sum(${giftMinor})`.as('raised'),
      gifts: sql<string>`count(*) filter (where ${giftMinor} > 0)`.as('gifts'),
    })
    .from(donations)
    .where(and(inArray(donations.appealCode, [...codes]), isGiven))
    .groupBy(donations.appealCode);
  const [found, given] = [
    await db
      .select()
      .from(appeals)
      .where(inArray(appeals.code, [...codes])),
    await sums,
  ];
  const byCode = new Map(given.map((row) => [row.code, row]));
  return found.map((appeal) => {
    const row = byCode.get(appeal.code);
    return {
      code: appeal.code,
      name: appeal.name,
      currency: siteOf(appeal.siteCountryCode).currency,
      raised: fromMinorUnits(Number(row?.raised ?? 0)),
      matched: fromMinorUnits(appeal.matchedMinor),
      goal: fromMinorUnits(appeal.goalMinor),
      gifts: Number(row?.gifts ?? 0),
      until: appeal.until?.toISOString() ?? null,
    };
  });
}

/** Reads figures at most once in five seconds for each appeal, however many ask at once. */
export function createProgressReader(db: Database, clock: () => number) {
  const cache = new Map<string, { at: number; figures: Promise<AppealFigures | undefined> }>();
  return async (codes: readonly string[]): Promise<AppealFigures[]> => {
    const now = clock();
    const stale = codes.filter((code) => now - (cache.get(code)?.at ?? Number.NEGATIVE_INFINITY) >= CACHE_MS);
    if (stale.length > 0) {
      const reading = readProgress(db, stale);
      for (const code of stale) {
        const figures = reading.then((all) => all.find((each) => each.code === code));
        // A failed reading is not cached.
        figures.catch(() => cache.delete(code));
        cache.set(code, { at: now, figures });
      }
    }
    const all = await Promise.all(codes.map((code) => cache.get(code)?.figures));
    return all.flatMap((figures) => figures ?? []);
  };
}
