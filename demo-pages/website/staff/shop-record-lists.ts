import { count, desc, eq, sql } from 'drizzle-orm';
import { decimalText } from '#website/money.ts';
import { donations } from '../donations/donations-schema.ts';
import { orderLines, orders } from '../orders/orders-schema.ts';
import { paymentAttempts } from '../payment/payment-schema.ts';
import { refundedByOrder } from '../refunds/find-refunds.ts';
import { refunds } from '../refunds/refunds-schema.ts';
import { dayInCountry } from '../site/day-in-country.ts';
import { Phone } from './csv.ts';
import { isAfter } from './is-after.ts';
import { countTrail, readWholeTrail } from './order-trail.ts';
import type { RecordList } from './record-list.ts';

/** Written with names, because a selected column loses its table's. */
const linesOfOrder = sql<string>`coalesce((select string_agg(l.quantity || ' × ' || l.name
  || case when l.variant = '' then '' else ' (' || l.variant || ')' end, '; ' order by l.position)
  from ${orderLines} l where l.order_id = orders.id), '')`;
const refundDays = sql<string>`coalesce((select string_agg(${dayInCountry(sql`r.finished_at`, sql`orders.site_country_code`)}::text, '; ' order by r.finished_at)
  from ${refunds} r where r.refundable_kind = 'order' and r.refundable_id = orders.id and r.status = 'refunded'), '')`;

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
      'Email',
      'Phone',
      'Paid',
      'Transaction',
      'Title',
      'Street',
      'Suburb',
      'City',
      'State',
      'Postcode',
      'Address country',
      'Gifts',
      'Refunded on',
      'Taken back by the bank',
    ],
    pageColumns: 13,
    async read(db, { after, limit }) {
      const refunded = refundedByOrder(db);
      const rows = await db
        .select({ o: orders, refundedMinor: refunded.minor, lines: linesOfOrder, refundDays })
        .from(orders)
        .leftJoin(refunded, eq(refunded.orderId, orders.id))
        .where(isAfter(orders, sql`${orders}`, after))
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(limit);
      return rows.map(({ o, refundedMinor, ...more }) => ({
        cursor: o.id,
        cells: [
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
          new Phone(o.customerPhoneNumber),
          o.paidAt,
          o.transactionId,
          o.customerTitle,
          o.billingAddressStreet,
          o.billingAddressSuburb,
          o.billingAddressCity,
          o.billingAddressState,
          o.billingAddressPostcode,
          o.billingAddressCountry,
          more.lines,
          more.refundDays,
          decimalText(o.reversedMinor),
        ],
      }));
    },
    count: (db) => db.$count(orders),
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
      'Email',
      'Address',
    ],
    async read(db, { after, limit }) {
      const rows = await db
        .select({ attempt: paymentAttempts, email: orders.customerEmailAddress })
        .from(paymentAttempts)
        .innerJoin(orders, eq(orders.id, paymentAttempts.payableId))
        .where(isAfter(paymentAttempts, sql`${paymentAttempts}`, after))
        .orderBy(desc(paymentAttempts.createdAt), desc(paymentAttempts.id))
        .limit(limit);
      return rows.map(({ attempt: a, email }) => ({
        cursor: a.id,
        cells: [
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
        ],
      }));
    },
    async count(db) {
      const [counted] = await db
        .select({ rows: count() })
        .from(paymentAttempts)
        .innerJoin(orders, eq(orders.id, paymentAttempts.payableId));
      return counted?.rows ?? 0;
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
      'Email',
    ],
    async read(db, { after, limit }) {
      const rows = await db
        .select({
          refund: refunds,
          country: sql<string>`coalesce(${orders.siteCountryCode}, ${donations.siteCountryCode})`,
          email: sql<string>`coalesce(${orders.customerEmailAddress}, ${donations.customerEmailAddress})`,
        })
        .from(refunds)
        .leftJoin(orders, eq(orders.id, refunds.refundableId))
        .leftJoin(donations, eq(donations.id, refunds.refundableId))
        .where(isAfter(refunds, sql`${refunds}`, after))
        .orderBy(desc(refunds.createdAt), desc(refunds.id))
        .limit(limit);
      return rows.map(({ refund: r, country, email }) => ({
        cursor: r.id,
        cells: [
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
        ],
      }));
    },
    count: (db) => db.$count(refunds),
  },
  {
    slug: 'trail',
    title: 'Audit trail',
    orderColumn: 3,
    columns: ['When', 'Who', 'What', 'Order or gift', 'Country', 'Outcome', 'Detail'],
    read: readWholeTrail,
    count: countTrail,
  },
];
