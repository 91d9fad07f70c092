import { and, eq, sql } from 'drizzle-orm';
import { formatMoney } from '#rules/money.ts';
import type { Database } from '../../../server/database/open-database.ts';
import {
  type BankMove,
  type BookedMoney,
  type ChargeBooks,
  findRefunds,
  type HeldBooks,
  insertProviderRefund,
  type MadeRefund,
  type RefundState,
  returnedUnits,
} from '../../payments/index.ts';
import { siteOf, writeStaffAction } from '../../platform/index.ts';
import { findLimitedItems } from '../stock/hold-stock.ts';
import { findOrder, findOrderLines, type Order, toOrderRefundable } from './find-order.ts';
import { queueEcardMails, queueReversalMail, withdrawEcardMails } from './order-mails.ts';
import { createOrderRefundables } from './order-payables.ts';
import { orderReversals, orders } from './orders-schema.ts';

const PROVIDER = 'Payment provider';

/**
 * The shop's orders as books that follow their charges (0052): a refund in the provider's pages is a row beside those
 * of staff, and what a bank took back or returned is a row of the order's reversals.
 */
export function createOrderBooks({ siteOrigin }: { siteOrigin: string }): ChargeBooks {
  return {
    async find(db, id) {
      const order = await findOrder(db, id);
      return order && readMoney(db, order);
    },
    async hold(tx, id, now) {
      const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
      return order && holdOrder(tx, order, { siteOrigin, now });
    },
  };
}

async function readMoney(db: Database, order: Order): Promise<BookedMoney> {
  const { paidMinor, ...refundable } = toOrderRefundable(order);
  const { refundedMinor, refunds: all } = await findRefunds(db, { ...refundable, paidMinor });
  const moves = await db.$count(orderReversals, eq(orderReversals.orderId, order.id));
  const version = `${order.status} ${all.map(({ status }) => status).join()} ${moves}`;
  return { chargeId: order.transactionId, paidMinor, refundedMinor, reversedMinor: order.reversedMinor, version };
}

interface BookSettings {
  siteOrigin: string;
  now: number;
}

function holdOrder(tx: Database, { id }: Order, settings: BookSettings): HeldBooks {
  const current = async () => (await findOrder(tx, id))!;
  const move = async (entry: 'reversed' | 'reinstated', bankMove: BankMove) => {
    const order = await current();
    const moved = await recordMove(tx, order, entry, bankMove);
    await note(tx, order, entry === 'reversed' ? 'reversed by the bank' : 'returned by the bank', bankMove);
    if (entry === 'reversed') await withdrawEcardMails(tx, id);
    else if (moved.status === 'paid') await queueEcardMails(tx, moved, settings);
    await queueReversalMail(tx, moved, { entry, ...bankMove }, settings);
  };
  return {
    read: async () => readMoney(tx, await current()),
    // An order is paid by its attempt, which is settled before its charge is followed.
    async paid() {},
    async failed() {},
    refunded: async (refund) => recordRefund(tx, await current(), refund, settings),
    reversed: (bankMove) => move('reversed', bankMove),
    reinstated: (bankMove) => move('reinstated', bankMove),
    async followed() {},
  };
}

/** Adds a row to the reversals of a locked order, and derives its state from them and the refunds. */
async function recordMove(
  tx: Database,
  order: Order,
  entry: 'reversed' | 'reinstated',
  { amountMinor, at, code }: BankMove,
): Promise<Order> {
  const isOfEntry = and(eq(orderReversals.orderId, order.id), eq(orderReversals.entry, entry));
  const [before] = await tx
    .select({ minor: sql<number>`coalesce(sum(abs(${orderReversals.amountMinor})), 0)::float8` })
    .from(orderReversals)
    .where(isOfEntry);
  const signedMinor = entry === 'reversed' ? -amountMinor : amountMinor;
  await tx.insert(orderReversals).values({
    orderId: order.id,
    at,
    entry,
    amountMinor: signedMinor,
    // Each time that a bank moves money has a cause of its own, by the sum of all its moves.
    cause: `charge:${order.transactionId}:${entry}:${before!.minor + amountMinor}`,
    detail: code,
  });
  const reversedMinor = order.reversedMinor - signedMinor;
  const { isWhole } = await findRefunds(tx, toOrderRefundable({ ...order, reversedMinor }));
  const status = isWhole && reversedMinor > 0 ? ('reversed' as const) : ('paid' as const);
  const [moved] = await tx.update(orders).set({ reversedMinor, status }).where(eq(orders.id, order.id)).returning();
  return moved!;
}

/**
 * Adds a refund that was made in the provider's pages. One that gives everything back returns all units to the stock.
 */
async function recordRefund(
  tx: Database,
  order: Order,
  made: MadeRefund,
  { siteOrigin, now }: BookSettings,
): Promise<void> {
  const { id: refundId, amountMinor, madeAt } = made;
  const before = await findRefunds(tx, toOrderRefundable(order));
  // One that staff have asked for and whose answer is missing may be this one: it is recorded with its answer.
  if (before.requestedMinor > 0 || before.refunds.some((refund) => refund.refundId === refundId)) return;
  const units = before.leftMinor === amountMinor ? await unitsLeft(tx, order, before) : [];
  const refund = await insertProviderRefund(tx, toOrderRefundable(order), made, units);
  await note(tx, order, 'refunded', { amountMinor, at: madeAt, code: refundId });
  await createOrderRefundables({ siteOrigin }).refunded(tx, refund, now);
}

/** The units of an order's limited gifts that are not back in the stock. */
async function unitsLeft(tx: Database, order: Order, state: RefundState) {
  const limited = await findLimitedItems(tx, order.siteCountryCode);
  const returned = returnedUnits(state);
  return (await findOrderLines(tx, order.id))
    .map(({ itemId, quantity }) => ({ itemId, quantity: quantity - (returned.get(itemId) ?? 0) }))
    .filter(({ itemId, quantity }) => limited.has(itemId) && quantity > 0);
}

/** The audit trail says what happened to the money of an order without staff. */
const note = (tx: Database, order: Order, outcome: string, { amountMinor, at, code }: BankMove): Promise<void> =>
  writeStaffAction(tx, {
    at,
    actor: PROVIDER,
    action: 'refund',
    siteCountryCode: order.siteCountryCode,
    subject: order.id,
    outcome,
    detail: [formatMoney(amountMinor, order.currency, siteOf(order.siteCountryCode).code), code]
      .filter((part) => part !== '')
      .join(': '),
  });
