import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { decimalText, parseMoney } from '#rules/money.ts';
import { MOST_INTEGER } from '../../server/database/sql-rows.ts';
import { donations } from '../giving/index.ts';
import { paymentAttempts, refundedByOrder, refunds } from '../payments/index.ts';
import { dayInCountry, RECORDS_PATH } from '../platform/index.ts';
import { orderLines, orders } from '../shop/index.ts';
import { Phone } from './csv.ts';
import { countTrail, readWholeTrail } from './order-trail.ts';
import { isAfter, type RecordList } from './record-list.ts';

/** Written with names, because a selected column loses its table's. */
const linesOfOrder = sql<string>`coalesce((select string_agg(l.quantity || ' × ' || l.name
  || case when l.variant = '' then '' else ' (' || l.variant || ')' end, '; ' order by l.position)
  from ${orderLines} l where l.order_id = orders.id), '')`;
const refundDay = dayInCountry(sql`r.finished_at`, sql`orders.site_country_code`);
const refundDays = sql<string>`coalesce((select string_agg(${refundDay}::text, '; ' order by r.finished_at)
  from ${refunds} r where r.refundable_kind = 'order' and r.refundable_id = orders.id and r.status = 'refunded'), '')`;

/** The page of an order, where a text is the number of one. */
const orderPath = (text: string) =>
  text.startsWith('HAV-') ? `${RECORDS_PATH}/orders/${encodeURIComponent(text)}` : undefined;

/** Orders whose buyer has the text in their name or address, or whose number, charge or total it is. */
function ordersWith(search = ''): SQL | undefined {
  const text = search.trim();
  if (text === '') return undefined;
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const minor = parseMoney(text);
  return or(
    sql`${orders.id} ilike ${pattern}`,
    sql`${orders.customerFirstName} || ' ' || ${orders.customerLastName} ilike ${pattern}`,
    sql`${orders.customerEmailAddress} ilike ${pattern}`,
    eq(orders.transactionId, text),
    minor === undefined || minor > MOST_INTEGER ? undefined : eq(orders.totalMinor, minor),
  );
}

/** What was bought, paid and refunded, and which staff did what. */
export const SHOP_RECORD_LISTS: readonly RecordList[] = [
  {
    slug: 'orders',
    title: 'Orders',
    search: { label: 'Find an order', hint: 'Number, name, email address or amount, such as 79.00.' },
    columns: [
      { title: 'Order', link: orderPath },
      { title: 'Created' },
      { title: 'Country', as: 'country' },
      { title: 'Status', as: 'status' },
      { title: 'Currency', as: 'currency' },
      { title: 'Total', as: 'money' },
      { title: 'Refunded', as: 'money' },
      { title: 'First name' },
      { title: 'Last name' },
      { title: 'Email' },
      { title: 'Phone' },
      { title: 'Paid' },
      { title: 'Charge' },
      ...[
        'Title',
        'Street',
        'Suburb',
        'City',
        'State',
        'Postcode',
        'Address country',
        'Gifts',
        'Refunded on',
        'Reversed by the bank',
      ].map((title) => ({ title, as: 'fileOnly' as const })),
    ],
    async read(db, { after, limit }, search) {
      const refunded = refundedByOrder(db);
      const rows = await db
        .select({ o: orders, refundedMinor: refunded.minor, lines: linesOfOrder, refundDays })
        .from(orders)
        .leftJoin(refunded, eq(refunded.orderId, orders.id))
        .where(and(ordersWith(search), isAfter(orders, sql`${orders}`, after)))
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
    title: 'Order payments',
    lead: 'Every attempt to pay for an order, including failed ones.',
    columns: [
      { title: 'Order', link: orderPath },
      { title: 'Started' },
      { title: 'Country', as: 'country' },
      { title: 'Method', as: 'word' },
      { title: 'Status', as: 'status' },
      { title: 'Reason', as: 'word' },
      { title: 'Currency', as: 'currency' },
      { title: 'Amount', as: 'money' },
      { title: 'Charge' },
      { title: 'Checks with the provider', as: 'number' },
      { title: 'Finished' },
      { title: 'Email' },
      { title: 'IP address' },
    ],
    async read(db, { after, limit }) {
      const rows = await db
        .select({ attempt: paymentAttempts, email: orders.customerEmailAddress, country: orders.siteCountryCode })
        .from(paymentAttempts)
        .innerJoin(orders, eq(orders.id, paymentAttempts.payableId))
        .where(isAfter(paymentAttempts, sql`${paymentAttempts}`, after))
        .orderBy(desc(paymentAttempts.createdAt), desc(paymentAttempts.id))
        .limit(limit);
      return rows.map(({ attempt: a, email, country }) => ({
        cursor: a.id,
        cells: [
          a.payableId,
          a.createdAt,
          country,
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
    columns: [
      { title: 'Order or donation', link: orderPath },
      { title: 'Requested' },
      { title: 'Country', as: 'country' },
      { title: 'Status', as: 'status' },
      { title: 'Currency', as: 'currency' },
      { title: 'Amount', as: 'money' },
      { title: 'By' },
      { title: 'Reason' },
      { title: 'Failure', as: 'word' },
      { title: 'Refund' },
      { title: 'Charge' },
      { title: 'Checks with the provider', as: 'number' },
      { title: 'Finished' },
      { title: 'Email' },
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
          r.refundableId,
          r.createdAt,
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
    lead:
      'Payments, and what staff did with money, stock, supporters and content. Sign-ins and downloads ' +
      'are under Staff activity.',
    columns: [
      { title: 'When' },
      { title: 'Who' },
      { title: 'What' },
      { title: 'About', link: orderPath },
      { title: 'Country', as: 'country' },
      { title: 'Outcome', as: 'word' },
      { title: 'Detail', as: 'detail' },
    ],
    read: readWholeTrail,
    count: countTrail,
  },
];
