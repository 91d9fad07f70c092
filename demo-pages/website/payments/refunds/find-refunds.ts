import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import type { Refundable, RefundableRef } from './refundable.ts';
import { refunds, refundUnits } from './refunds-schema.ts';

export type Refund = typeof refunds.$inferSelect;
export type RefundUnits = readonly { itemId: string; quantity: number }[];

/** The refunded amount of an order or a donation, in cents, and what can still be refunded. */
export interface RefundState {
  /** Oldest first. */
  refunds: readonly (Refund & { units: RefundUnits })[];
  refundedMinor: number;
  /** Requested, without an answer yet. */
  requestedMinor: number;
  leftMinor: number;
  /** Everything that was paid has been refunded, or taken back by the payer's bank. */
  isWhole: boolean;
  /** The time of the last successful refund. */
  refundedAt: Date | null;
}

/** The condition for the refunds of one order or donation. */
export const refundsFor = ({ kind, id }: RefundableRef) =>
  and(eq(refunds.refundableKind, kind), eq(refunds.refundableId, id));

/** The refunds of an order or a donation, with their totals. */
export async function findRefunds(db: Database, refundable: Refundable): Promise<RefundState> {
  const isOfThis = refundsFor(refundable);
  const rows = await db.select().from(refunds).where(isOfThis).orderBy(asc(refunds.createdAt), asc(refunds.id));
  const units = await db
    .select({ refundId: refundUnits.refundId, itemId: refundUnits.itemId, quantity: refundUnits.quantity })
    .from(refundUnits)
    .innerJoin(refunds, eq(refunds.id, refundUnits.refundId))
    .where(isOfThis)
    .orderBy(asc(refundUnits.itemId));
  const sumOf = (status: Refund['status']) =>
    rows.reduce((sum, refund) => sum + (refund.status === status ? refund.amountMinor : 0), 0);
  const [refundedMinor, requestedMinor] = [sumOf('refunded'), sumOf('asked')];
  const { paidMinor, reversedMinor = 0, returnedMinor = refundedMinor + reversedMinor } = refundable;
  const times = rows.flatMap(({ status, finishedAt }) => (status === 'refunded' ? [finishedAt!.getTime()] : []));
  return {
    refunds: rows.map((refund) => ({ ...refund, units: units.filter(({ refundId }) => refundId === refund.id) })),
    refundedMinor,
    requestedMinor,
    leftMinor: Math.max(0, paidMinor - returnedMinor - requestedMinor),
    isWhole: paidMinor > 0 && refundedMinor + reversedMinor === paidMinor,
    refundedAt: times.length > 0 ? new Date(Math.max(...times)) : null,
  };
}

/** The units of an order's gifts that returned to the stock, or will when their refund succeeds. */
export function returnedUnits({ refunds: all }: RefundState): Map<string, number> {
  const counts = new Map<string, number>();
  const valid = all.filter(({ status }) => status !== 'failed');
  for (const { itemId, quantity } of valid.flatMap(({ units }) => units))
    counts.set(itemId, (counts.get(itemId) ?? 0) + quantity);
  return counts;
}

/** Refunded cents of each order, to be joined to a list of orders. */
export const refundedByOrder = (db: Database) =>
  db
    .select({ orderId: refunds.refundableId, minor: sql<number>`sum(${refunds.amountMinor})::int`.as('minor') })
    .from(refunds)
    .where(and(eq(refunds.status, 'refunded'), eq(refunds.refundableKind, 'order')))
    .groupBy(refunds.refundableId)
    .as('refunded');
