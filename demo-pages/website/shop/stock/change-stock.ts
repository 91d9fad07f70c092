import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { actorOf, type StaffActor, staffActions, writeStaffAction } from '../../platform/index.ts';
import { giftStock, gifts } from '../gifts/gifts-schema.ts';
import { stockHolds } from './stock-schema.ts';

export const MAX_UNITS = 99_999;

/** A change by a staff member; `formKey` identifies the form, so that sending it twice changes the stock once. */
export interface StockChange {
  siteCountryCode: string;
  itemId: string;
  /** `add` adds units to those in stock, `set` sets the number in stock, including the reserved units. */
  kind: 'add' | 'set';
  units: number;
  /** The number in stock when the form was shown: a count from before a sale must not undo the sale. */
  seen: number;
  note: string;
  staff: StaffActor;
  formKey: string;
}

/** The number in stock after the change, or why nothing was changed. */
export type StockChanged = { onHand: number } | { problem: string };

/** Changes the number in stock of a limited gift. Units reserved for payments that have begun are never removed. */
export function changeStock(db: Database, change: StockChange, now: number): Promise<StockChanged> {
  const { siteCountryCode, itemId, kind, units, seen, note, staff, formKey } = change;
  const ofGift = and(eq(giftStock.siteCountryCode, siteCountryCode), eq(giftStock.itemId, itemId));
  return db.transaction(async (tx): Promise<StockChanged> => {
    // Transactions that begin or end a payment for the gift lock this row too.
    const [stock] = await tx.select().from(giftStock).where(ofGift).for('update');
    const [gift] = await tx
      .select({ name: gifts.name })
      .from(gifts)
      .where(and(eq(gifts.siteCountryCode, siteCountryCode), eq(gifts.itemId, itemId)));
    if (!stock || !gift) return { problem: 'Choose one of the gifts in the list.' };
    const [held] = await tx
      .select({ units: sql<number>`coalesce(sum(${stockHolds.quantity}), 0)::int` })
      .from(stockHolds)
      .where(and(eq(stockHolds.siteCountryCode, siteCountryCode), eq(stockHolds.itemId, itemId)));
    const promised = held!.units;
    const before = stock.available + promised;
    const [done] = await tx.select().from(staffActions).where(eq(staffActions.formKey, formKey));
    if (done) return { onHand: before };
    if (kind === 'set' && seen !== before)
      return {
        problem:
          `The stock of ${gift.name} has changed from ${seen} to ${before} since you opened this page. Count ` +
          'again and resubmit.',
      };
    const after = kind === 'add' ? before + units : units;
    if (after < promised)
      return {
        problem: `${promised} of ${gift.name} are reserved for payments in progress. Enter ${promised} or more.`,
      };
    if (after > MAX_UNITS) return { problem: `A gift can have at most ${MAX_UNITS} units in stock.` };
    await tx
      .update(giftStock)
      .set({ available: after - promised })
      .where(ofGift);
    await writeStaffAction(tx, {
      at: new Date(now),
      ...actorOf(staff),
      action: 'stock',
      siteCountryCode,
      subject: itemId,
      outcome: kind === 'add' ? 'added' : 'set',
      detail: `${gift.name}: ${before} → ${after} in stock, ${promised} reserved${note ? `. ${note}` : ''}`,
      formKey,
    });
    return { onHand: after };
  });
}
