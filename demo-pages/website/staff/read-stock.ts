import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../server/database/open-database.ts';
import { refunds, refundUnits } from '../payments/index.ts';
import { giftStock, gifts, orderLines, orders, stockHolds } from '../shop/index.ts';

/** A limited gift. The number in stock is `available` plus `promised`: the units on the shelf. */
export interface StockLine {
  itemId: string;
  name: string;
  variant: string;
  isWithdrawn: boolean;
  available: number;
  /** Reserved by payments that have begun. */
  promised: number;
  /** Paid for, without the units that returned with a refund. */
  sold: number;
}

/** The limited gifts of a country in the order of the shop. */
export function readStock(db: Database, siteCountryCode: string): Promise<StockLine[]> {
  const ofGift = sql`${giftStock.siteCountryCode} and`;
  const promised = sql<number>`coalesce((select sum(${stockHolds.quantity}) from ${stockHolds}
    where ${stockHolds.siteCountryCode} = ${ofGift} ${stockHolds.itemId} = ${giftStock.itemId}), 0)::int`;
  const paid = sql`coalesce((select sum(${orderLines.quantity}) from ${orderLines} join ${orders} on ${orders.id} = ${orderLines.orderId}
    where ${orders.status} in ('paid', 'reversed') and ${orders.siteCountryCode} = ${ofGift} ${orderLines.itemId} = ${giftStock.itemId}), 0)`;
  const returned = sql`coalesce((select sum(${refundUnits.quantity}) from ${refundUnits} join ${refunds} on ${refunds.id} = ${refundUnits.refundId}
    join ${orders} on ${orders.id} = ${refunds.refundableId}
    where ${refunds.status} = 'refunded' and ${orders.siteCountryCode} = ${ofGift} ${refundUnits.itemId} = ${giftStock.itemId}), 0)`;
  return db
    .select({
      itemId: gifts.itemId,
      name: gifts.name,
      variant: gifts.variant,
      isWithdrawn: gifts.isWithdrawn,
      available: giftStock.available,
      promised,
      sold: sql<number>`(${paid} - ${returned})::int`,
    })
    .from(giftStock)
    .innerJoin(gifts, and(eq(gifts.siteCountryCode, giftStock.siteCountryCode), eq(gifts.itemId, giftStock.itemId)))
    .where(eq(giftStock.siteCountryCode, siteCountryCode))
    .orderBy(asc(gifts.position), asc(gifts.itemId));
}
