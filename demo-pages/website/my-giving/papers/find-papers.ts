import { and, count, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { SiteCountryCode } from '#rules/country.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { CORRECTING, donationLedger, donations, findGiftOnPaper } from '../../giving/index.ts';
import { type PaidGift, siteOf, type TaxYear, taxYearOf } from '../../platform/index.ts';

/** A tax year in which a donor gave. */
export interface StatementYear extends TaxYear {
  country: SiteCountryCode;
}

const receipted = (emailKey: string) => and(eq(donations.emailKey, emailKey), isNotNull(donations.receiptNumber));

/** The tax years of a donor's gifts in each country, the newest first. */
export async function statementYears(db: Database, emailKey: string): Promise<StatementYear[]> {
  const days = await db
    .selectDistinct({ code: donations.siteCountryCode, day: donations.givenOn })
    .from(donations)
    .where(receipted(emailKey));
  const years = new Map<string, StatementYear>();
  for (const { code, day } of days) {
    const country = siteOf(code).code;
    const year = taxYearOf(country, day ?? '');
    years.set(`${country} ${year.endsIn}`, { ...year, country });
  }
  return [...years.values()].toSorted((a, b) => b.endsIn - a.endsIn);
}

const isCorrecting = inArray(donationLedger.entry, [...CORRECTING]);

/** How many corrected receipts each of these gifts has. */
export async function correctionCounts(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: donationLedger.donationId, corrections: count() })
    .from(donationLedger)
    .where(and(inArray(donationLedger.donationId, [...ids]), isCorrecting))
    .groupBy(donationLedger.donationId);
  return new Map(rows.map(({ id, corrections }) => [id, corrections]));
}

/** A donor's gifts of a tax year, each with its newest receipt, oldest first. */
export async function giftsOfYear(db: Database, emailKey: string, year: StatementYear): Promise<PaidGift[]> {
  const { country, firstDay, lastDay } = year;
  const isInYear = and(gte(donations.givenOn, firstDay), lte(donations.givenOn, lastDay));
  const rows = await db
    .select({ id: donations.id })
    .from(donations)
    .where(and(receipted(emailKey), eq(donations.siteCountryCode, country), isInYear))
    .orderBy(sql`${donations.givenOn}, ${donations.receiptNumber}`);
  const ids = rows.map(({ id }) => id);
  const corrections = await correctionCounts(db, ids);
  const gifts: PaidGift[] = [];
  for (const id of ids) {
    const gift = await findGiftOnPaper(db, id, corrections.get(id) ?? 0);
    if (gift) gifts.push(gift);
  }
  return gifts;
}

/** A receipt of a donor's own gift; undefined for everybody else's. */
export async function findOwnReceipt(
  db: Database,
  emailKey: string,
  { id, correction }: { id: string; correction: number },
): Promise<PaidGift | undefined> {
  const isOwn = and(eq(donations.id, id), receipted(emailKey));
  const [own] = await db.select({ id: donations.id }).from(donations).where(isOwn);
  return own && findGiftOnPaper(db, id, correction);
}
