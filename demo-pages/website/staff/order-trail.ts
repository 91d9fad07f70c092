import { and, desc, eq, inArray } from 'drizzle-orm';
import { formatMoney } from '#website/money.ts';
import type { Database } from '../../database/open-database.ts';
import { staffActions } from '../audit-trail/audit-trail-schema.ts';
import { RECORD_ACTIONS, STAFF_ACTION_KINDS } from '../audit-trail/staff-action-kinds.ts';
import type { StaffAction } from '../audit-trail/staff-actions.ts';
import { orders } from '../orders/orders-schema.ts';
import { paymentAttempts } from '../payment/payment-schema.ts';
import { siteOf } from '../site/sites.ts';

/** An event about money or stock: who did what, when, and with which result. */
export interface TrailEntry {
  at: Date;
  who: string;
  what: string;
  country: string;
  /** The number of an order, or the id of a gift. */
  subject: string;
  outcome: string;
  detail: string;
}

const METHODS = {
  card: 'Payment by card',
  wallet: 'Payment by PayPal',
  bank: 'Payment by bank account',
  paypal: 'Payment by PayPal',
  source: 'Payment by saved source',
} as const;

/**
 * The newest entries, of all orders or of one: every payment attempt, failed ones included, and every action of staff
 * about money and stock.
 */
export async function readTrail(db: Database, limit: number, orderId?: string): Promise<TrailEntry[]> {
  const attempts = await db
    .select({ attempt: paymentAttempts, order: orders })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.payableId))
    .where(orderId === undefined ? undefined : eq(paymentAttempts.payableId, orderId))
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(limit);
  const actions = await db
    .select()
    .from(staffActions)
    .where(
      and(
        inArray(staffActions.action, [...RECORD_ACTIONS]),
        orderId === undefined ? undefined : eq(staffActions.subject, orderId),
      ),
    )
    .orderBy(desc(staffActions.at), desc(staffActions.id))
    .limit(limit);
  const entries: TrailEntry[] = [
    ...actions.map(entryOf),
    ...attempts.map(({ attempt, order }) => ({
      at: attempt.finishedAt ?? attempt.createdAt,
      who: `${order.customerFirstName} ${order.customerLastName}`,
      what: METHODS[attempt.method],
      country: order.siteCountryCode,
      subject: order.id,
      outcome: attempt.status,
      detail: [
        formatMoney(attempt.amountMinor, attempt.currency, siteOf(order.siteCountryCode).code),
        attempt.errorCode ?? attempt.chargeId,
      ]
        .filter(Boolean)
        .join(': '),
    })),
  ];
  return entries.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, limit);
}

/** The newest changes of a country's stock, by hand and by refunds. */
export async function readStockTrail(db: Database, siteCountryCode: string, limit: number): Promise<TrailEntry[]> {
  const actions = await db
    .select()
    .from(staffActions)
    .where(and(eq(staffActions.action, 'stock'), eq(staffActions.siteCountryCode, siteCountryCode)))
    .orderBy(desc(staffActions.at), desc(staffActions.id))
    .limit(limit);
  return actions.map(entryOf);
}

function entryOf({ at, actor, action, siteCountryCode, subject, outcome, detail }: StaffAction): TrailEntry {
  return {
    at,
    who: actor,
    what: STAFF_ACTION_KINDS[action].name,
    country: siteCountryCode ?? '',
    subject,
    outcome,
    detail,
  };
}
