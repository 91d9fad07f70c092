import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { donations, receiptCounters } from './donations-schema.ts';
import type { Donation } from './ledger.ts';

/**
 * Gives a paid donation the next receipt number of its country (D2.03), in the transaction that pays it: when that is
 * undone, so is the number. Call it as late as can be, because every other paid gift of the country waits for the
 * counter's row until the transaction ends.
 */
export async function numberReceipt(tx: Database, { id, siteCountryCode }: Donation): Promise<Donation> {
  const counter = tx.$with('counter').as(
    tx
      .insert(receiptCounters)
      .values({ siteCountryCode, last: 1 })
      .onConflictDoUpdate({
        target: receiptCounters.siteCountryCode,
        set: { last: sql`${receiptCounters.last} + 1` },
      })
      .returning({ last: receiptCounters.last }),
  );
  const [numbered] = await tx
    .with(counter)
    .update(donations)
    .set({ receiptNumber: sql`${counter.last}` })
    .from(counter)
    .where(eq(donations.id, id))
    .returning();
  return numbered!;
}

/**
 * A receipt's number as people read it, such as `AU-000042`; empty without one. A correction takes no number of its own,
 * so that those of paid gifts have no gaps: the first of this receipt is `AU-000042-C1`.
 */
export function receiptNumberText(siteCountryCode: string, number: number | null, correction = 0): string {
  if (number === null) return '';
  const first = `${siteCountryCode === 'NZL' ? 'NZ' : 'AU'}-${String(number).padStart(6, '0')}`;
  return correction > 0 ? `${first}-C${correction}` : first;
}
