import { and, gt, gte, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../../server/database/open-database.ts';
import { donationLedger, donations } from '../../../giving/index.ts';
import { refunds } from '../../../payments/index.ts';
import { orders } from '../../../shop/index.ts';

/** A donation or an order as our books have it. Sums in cents. */
export interface BookEntry {
  kind: 'donation' | 'order';
  id: string;
  siteCountryCode: string;
  currency: string;
  /** The charge that paid it, or that is on its way. */
  chargeId: string | null;
  totalMinor: number;
  isPaid: boolean;
  refundedMinor: number;
  reversedMinor: number;
  paidAt: Date | null;
}

const ledgerSum = (...entries: readonly string[]) =>
  sql<number>`coalesce((select -sum(l.amount_minor) from ${donationLedger} l where l.donation_id = donations.id
    and l.entry in ${entries}), 0)::float8`;

const selectDonations = (db: Database) =>
  db
    .select({
      id: donations.id,
      siteCountryCode: donations.siteCountryCode,
      currency: donations.currency,
      chargeId: donations.transactionId,
      totalMinor: donations.totalMinor,
      isPaid: sql<boolean>`status in ('paid', 'refunded', 'reversed')`,
      refundedMinor: ledgerSum('refunded'),
      reversedMinor: ledgerSum('reversed', 'reinstated'),
      paidAt: donations.paidAt,
    })
    .from(donations);

const selectOrders = (db: Database) =>
  db
    .select({
      id: orders.id,
      siteCountryCode: orders.siteCountryCode,
      currency: orders.currency,
      chargeId: orders.transactionId,
      totalMinor: orders.totalMinor,
      isPaid: sql<boolean>`status in ('paid', 'reversed')`,
      refundedMinor: sql<number>`coalesce((select sum(r.amount_minor) from ${refunds} r
        where r.refundable_kind = 'order' and r.refundable_id = orders.id and r.status = 'refunded'), 0)::float8`,
      reversedMinor: orders.reversedMinor,
      paidAt: orders.paidAt,
    })
    .from(orders);

async function together(
  ofDonations: Promise<Omit<BookEntry, 'kind'>[]>,
  ofOrders: Promise<Omit<BookEntry, 'kind'>[]>,
): Promise<BookEntry[]> {
  const [gifts, bought] = [await ofDonations, await ofOrders];
  return [
    ...gifts.map((entry) => ({ ...entry, kind: 'donation' as const })),
    ...bought.map((entry) => ({ ...entry, kind: 'order' as const })),
  ];
}

/** The entries that these charges name or that name these charges. */
export function readBooks(
  db: Database,
  references: readonly string[],
  chargeIds: readonly string[],
): Promise<BookEntry[]> {
  if (references.length === 0) return Promise.resolve([]);
  return together(
    selectDonations(db).where(
      or(inArray(donations.id, [...references]), inArray(donations.transactionId, [...chargeIds])),
    ),
    selectOrders(db).where(or(inArray(orders.id, [...references]), inArray(orders.transactionId, [...chargeIds]))),
  );
}

/** One entry as it is now. */
export async function readBookEntry(db: Database, id: string): Promise<BookEntry | undefined> {
  return (await readBooks(db, [id], [])).find((entry) => entry.id === id);
}

/** A page of the entries of one kind that a charge paid in a span of time, by their ids. */
export function readPaidBetween(
  db: Database,
  kind: BookEntry['kind'],
  { from, to, after, limit }: { from: Date; to: Date; after: string; limit: number },
): Promise<BookEntry[]> {
  const none = Promise.resolve([]);
  const isIn = (table: typeof donations | typeof orders) =>
    and(isNotNull(table.transactionId), gte(table.paidAt, from), lt(table.paidAt, to), gt(table.id, after));
  return kind === 'donation'
    ? together(selectDonations(db).where(isIn(donations)).orderBy(donations.id).limit(limit), none)
    : together(none, selectOrders(db).where(isIn(orders)).orderBy(orders.id).limit(limit));
}
