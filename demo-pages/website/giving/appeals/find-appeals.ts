import { and, asc, eq } from 'drizzle-orm';
import type { AppealFigures } from '#rules/api/appeal-schemas.ts';
import type { SiteCountryCode } from '#rules/country.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { readProgress } from './appeal-progress.ts';
import { appeals } from './appeals-schema.ts';

export type Appeal = typeof appeals.$inferSelect;

/** An appeal of a country by its code. */
export async function findAppeal(db: Database, code: string, siteCountryCode: string): Promise<Appeal | undefined> {
  const own = and(eq(appeals.code, code), eq(appeals.siteCountryCode, siteCountryCode));
  const [appeal] = await db.select().from(appeals).where(own);
  return appeal;
}

/** The code when the country has such an appeal, otherwise null. */
export async function findAppealCode(
  db: Database,
  code: string,
  siteCountryCode: SiteCountryCode,
): Promise<string | null> {
  return (await findAppeal(db, code, siteCountryCode))?.code ?? null;
}

/** An appeal that takes gifts now, with its figures. */
export interface RunningAppeal {
  appeal: Appeal;
  figures: AppealFigures | undefined;
}

/** The appeals of a country that run at a time (epoch ms), the one that began first before the others. */
export async function findOpenAppeals(db: Database, siteCountryCode: string, now: number): Promise<Appeal[]> {
  const all = await db
    .select()
    .from(appeals)
    .where(eq(appeals.siteCountryCode, siteCountryCode))
    .orderBy(asc(appeals.from), asc(appeals.code));
  return all.filter((each) => isRunning(each, now));
}

/** The appeal of a country that runs at a time and began first, with its figures. */
export async function findRunningAppeal(
  db: Database,
  siteCountryCode: string,
  now: number,
): Promise<RunningAppeal | undefined> {
  const [appeal] = await findOpenAppeals(db, siteCountryCode, now);
  if (!appeal) return undefined;
  const [figures] = await readProgress(db, [appeal.code]);
  return { appeal, figures };
}

/** Whether an appeal takes gifts at a time (epoch ms). */
export function isRunning({ from, until }: Pick<Appeal, 'from' | 'until'>, now: number): boolean {
  return from.getTime() <= now && (until === null || now < until.getTime());
}
