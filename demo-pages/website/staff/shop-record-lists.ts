import { desc, eq, sql } from 'drizzle-orm';
import { decimalText } from '#website/money.ts';
import { donations } from '../donations/donations-schema.ts';
import { orders } from '../orders/orders-schema.ts';
import { paymentAttempts } from '../payment/payment-schema.ts';
import { refundedByOrder } from '../refunds/find-refunds.ts';
import { refunds } from '../refunds/refunds-schema.ts';
import { readTrail } from './order-trail.ts';
import type { RecordList } from './record-list.ts';

/** What was bought, paid and given back, and who of the agency did what. */
export const SHOP_RECORD_LISTS: readonly RecordList[] = [
  {
    slug: 'orders',
    title: 'Orders',
    orderColumn: 0,
    columns: [
      'Order',
      'Made',
      'Country',
      'Status',
      'Currency',
      'Total',
      'Refunded',
      'First name',
      'Last name',
      'E-mail',
      'Phone',
      'Paid',
      'Transaction',
    ],
    async read(db, limit) {
      const refunded = refundedByOrder(db);
      const rows = await db
        .select({ o: orders, refundedMinor: refunded.minor })
        .from(orders)
        .leftJoin(refunded, eq(refunded.orderId, orders.id))
        .orderBy(desc(orders.createdAt))
        .limit(limit);
      return rows.map(({ o, refundedMinor }) => [
        o.id,
        o.createdAt,
        o.siteCountryCode,
        o.status,
        o.currency,
        decimalText(o.totalMinor),
        decimalText(refundedMinor ?? 0),
        o.customerFirstName,
        o.customerLastName,
        o.customerEmailAddress,
        o.customerPhoneNumber,
        o.paidAt,
        o.transactionId,
      ]);
    },
  },
  {
    slug: 'payments',
    title: 'Payments and failures',
    orderColumn: 1,
    columns: [
      'Begun',
      'Order',
      'Method',
      'Status',
      'Reason',
      'Currency',
      'Amount',
      'Charge',
      'Asked',
      'Ended',
      'E-mail',
      'Address',
    ],
    async read(db, limit) {
      const rows = await db
        .select({ attempt: paymentAttempts, email: orders.customerEmailAddress })
        .from(paymentAttempts)
        .innerJoin(orders, eq(orders.id, paymentAttempts.payableId))
        .orderBy(desc(paymentAttempts.createdAt))
        .limit(limit);
      return rows.map(({ attempt: a, email }) => [
        a.createdAt,
        a.payableId,
        a.method,
        a.status,
        a.errorCode,
        a.currency,
        decimalText(a.amountMinor),
        a.chargeId,
        a.drives,
        a.finishedAt,
        email,
        a.ipAddress,
      ]);
    },
  },
  {
    slug: 'refunds',
    title: 'Refunds',
    orderColumn: 1,
    columns: [
      'Asked',
      'Order or gift',
      'Country',
      'Status',
      'Currency',
      'Amount',
      'By',
      'Reason',
      'Failure',
      'Refund',
      'Charge',
      'Questions',
      'Ended',
      'E-mail',
    ],
    async read(db, limit) {
      const rows = await db
        .select({
          refund: refunds,
          country: sql<string>`coalesce(${orders.siteCountryCode}, ${donations.siteCountryCode})`,
          email: sql<string>`coalesce(${orders.customerEmailAddress}, ${donations.customerEmailAddress})`,
        })
        .from(refunds)
        .leftJoin(orders, eq(orders.id, refunds.refundableId))
        .leftJoin(donations, eq(donations.id, refunds.refundableId))
        .orderBy(desc(refunds.createdAt))
        .limit(limit);
      return rows.map(({ refund: r, country, email }) => [
        r.createdAt,
        r.refundableId,
        country,
        r.status,
        r.currency,
        decimalText(r.amountMinor),
        r.staffName,
        r.reason,
        r.errorCode,
        r.refundId,
        r.chargeId,
        r.drives,
        r.finishedAt,
        email,
      ]);
    },
  },
  {
    slug: 'trail',
    title: 'Audit trail',
    orderColumn: 3,
    columns: ['When', 'Who', 'What', 'Order or gift', 'Country', 'Outcome', 'Detail'],
    async read(db, limit) {
      const entries = await readTrail(db, limit);
      return entries.map(({ at, who, what, subject, country, outcome, detail }) => [
        at,
        who,
        what,
        subject,
        country,
        outcome,
        detail,
      ]);
    },
  },
];
