import { sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { receiptCounters } from './donations-schema.ts';

/**
 * The next receipt number of a country (D2.03). Call it in the transaction that pays the gift: when that is undone, so is
 * the number, and no other transaction gets one in between.
 */
export async function takeReceiptNumber(tx: Database, siteCountryCode: string): Promise<number> {
  const [counter] = await tx
    .insert(receiptCounters)
    .values({ siteCountryCode, last: 1 })
    .onConflictDoUpdate({
      target: receiptCounters.siteCountryCode,
      set: { last: sql`${receiptCounters.last} + 1` },
    })
    .returning();
  return counter!.last;
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
