import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { donations, receiptCounters } from './donations-schema.ts';
import type { Donation } from './ledger.ts';

/**
 * Gives paid donations the next receipt numbers of their countries (D2.03) in their order, in the transaction that pays
 * them: when that is undone, so are the numbers. Call it as late as can be, because every other paid gift of the
 * country waits for the counter's row until the transaction ends.
 */
export async function numberReceipts(tx: Database, paid: readonly Donation[]): Promise<Donation[]> {
  // All writers take the counters in the same order, so that two of them never deadlock.
  const countries = [...new Set(paid.map(({ siteCountryCode }) => siteCountryCode))].toSorted();
  const giftsOf = (country: string) => paid.filter(({ siteCountryCode }) => siteCountryCode === country);
  const counter = tx.$with('counter').as(
    tx
      .insert(receiptCounters)
      .values(countries.map((siteCountryCode) => ({ siteCountryCode, last: giftsOf(siteCountryCode).length })))
      .onConflictDoUpdate({
        target: receiptCounters.siteCountryCode,
        set: { last: sql`${receiptCounters.last} + excluded.last` },
      })
      .returning({ siteCountryCode: receiptCounters.siteCountryCode, last: receiptCounters.last }),
  );
  const places = countries.flatMap((country) =>
    giftsOf(country).map(({ id }, index, { length }) => ({ id, followed_by: length - 1 - index })),
  );
  const rows = sql`json_to_recordset(${JSON.stringify(places)}::json) as place(id text, followed_by integer)`;
  return tx
    .with(counter)
    .update(donations)
    .set({ receiptNumber: sql`${counter.last} - place.followed_by` })
    .from(counter)
    .innerJoin(rows, sql`true`)
    .where(and(eq(donations.id, sql`place.id`), eq(donations.siteCountryCode, counter.siteCountryCode)))
    .returning(getTableColumns(donations));
}

/**
 * A receipt's number as people read it, such as `AU-000042`; empty without one. A correction takes no number of its
 * own, so that those of paid gifts have no gaps: the first of this receipt is `AU-000042-C1`.
 */
export function receiptNumberText(siteCountryCode: string, number: number | null, correction = 0): string {
  if (number === null) return '';
  const first = `${siteCountryCode === 'NZL' ? 'NZ' : 'AU'}-${String(number).padStart(6, '0')}`;
  return correction > 0 ? `${first}-C${correction}` : first;
}
