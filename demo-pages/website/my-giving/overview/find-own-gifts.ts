import { count, desc, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { type Donation, donations } from '../../giving/index.ts';
import type { Site } from '../../platform/index.ts';
import { knownGifts } from '../find-donor.ts';

/** Gifts on a page (D4.02). */
export const GIFTS_A_PAGE = 50;

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
