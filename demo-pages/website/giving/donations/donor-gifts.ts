import { and, asc, count, desc, eq, gte, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { SiteCountryCode } from '#rules/country.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { type PaidGift, type Site, siteOf, type TaxYear, taxYearOf } from '../../platform/index.ts';
import { CORRECTING, findGiftOnPaper } from './donation-receipt.ts';
import { donationLedger, donations } from './donations-schema.ts';
import type { Donation } from './ledger.ts';

/**
 * A donor's gifts that came, that went back, and bank debits that are on their way. A gift that was only begun, left or
 * refused says nothing of the donor: anybody can type their address.
 */
const knownGifts = (emailKey: string) =>
  and(
    eq(donations.emailKey, emailKey),
    or(
      inArray(donations.status, ['paid', 'refunded', 'reversed']),
      and(eq(donations.status, 'pending'), sql`${donations.transactionId} is not null`),
    ),
  );

/** The first or the newest of a donor's gifts; one that came is preferred to one that is on its way. */
export async function findKnownGift(
  db: Database,
  emailKey: string,
  which: 'first' | 'newest',
): Promise<Donation | undefined> {
  const byAge = (which === 'first' ? asc : desc)(donations.createdAt);
  const isPending = sql`${donations.status} = 'pending'`;
  const [gift] = await db.select().from(donations).where(knownGifts(emailKey)).orderBy(isPending, byAge).limit(1);
  return gift;
}

/** Gifts on a page (D4.02). */
const GIFTS_A_PAGE = 50;

export interface GiftsPage {
  gifts: Donation[];
  total: number;
  /** From 1. */
  page: number;
  pages: number;
}

/** A donor's gifts in both countries: those of this site first, the newest of each first. */
export async function findOwnGifts(db: Database, emailKey: string, site: Site, asked: number): Promise<GiftsPage> {
  const [counted] = await db.select({ total: count() }).from(donations).where(knownGifts(emailKey));
  const total = counted?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / GIFTS_A_PAGE));
  const page = Math.min(Math.max(1, asked), pages);
  const gifts = await db
    .select()
    .from(donations)
    .where(knownGifts(emailKey))
    .orderBy(
      sql`${donations.siteCountryCode} = ${site.code} desc`,
      sql`coalesce(${donations.paidAt}, ${donations.createdAt}) desc`,
      desc(donations.id),
    )
    .limit(GIFTS_A_PAGE)
    .offset((page - 1) * GIFTS_A_PAGE);
  return { gifts, total, page, pages };
}

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
