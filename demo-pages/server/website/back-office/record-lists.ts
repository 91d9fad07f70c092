import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { mails } from '../mail-schema.ts';
import { bequestRequests, donorUpdates, petitionSignatures, subscribers } from '../participation-schema.ts';
import { refundedByOrder } from '../refunds/find-refunds.ts';
import { refunds } from '../refunds-schema.ts';
import { orders, paymentAttempts } from '../schema.ts';
import type { Cell } from './csv.ts';
import { readTrail } from './order-trail.ts';

/** One list of the back office, newest first. */
export interface RecordList {
  slug: string;
  title: string;
  columns: readonly string[];
  /** The column whose cells are numbers of orders, which have pages of their own. */
  orderColumn?: number;
  read(db: Database, limit: number): Promise<Cell[][]>;
}

const money = (minor: number) => (minor / 100).toFixed(2);

/** Everything that the site has been told. No list shows a token, a key or a card. */
export const RECORD_LISTS: readonly RecordList[] = [
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
        money(o.totalMinor),
        money(refundedMinor ?? 0),
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
        .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
        .orderBy(desc(paymentAttempts.createdAt))
        .limit(limit);
      return rows.map(({ attempt: a, email }) => [
        a.createdAt,
        a.orderId,
        a.method,
        a.status,
        a.errorCode,
        a.currency,
        money(a.amountMinor),
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
      'Order',
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
        .select({ refund: refunds, country: orders.siteCountryCode, email: orders.customerEmailAddress })
        .from(refunds)
        .innerJoin(orders, eq(orders.id, refunds.orderId))
        .orderBy(desc(refunds.createdAt))
        .limit(limit);
      return rows.map(({ refund: r, country, email }) => [
        r.createdAt,
        r.orderId,
        country,
        r.status,
        r.currency,
        money(r.amountMinor),
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
  {
    slug: 'signatures',
    title: 'Petition signatures',
    columns: ['Signed', 'Petition', 'Country', 'First name', 'Last name', 'E-mail', 'Postcode', 'Mobile'],
    async read(db, limit) {
      const rows = await db.select().from(petitionSignatures).orderBy(desc(petitionSignatures.createdAt)).limit(limit);
      return rows.map((s) => [
        s.createdAt,
        s.nodeId,
        s.siteCountryCode,
        s.firstName,
        s.lastName,
        s.email,
        s.postcode,
        s.mobile,
      ]);
    },
  },
  {
    slug: 'subscribers',
    title: 'Subscribers',
    columns: ['Joined', 'Country', 'First name', 'Last name', 'E-mail', 'Form', 'Left'],
    async read(db, limit) {
      const rows = await db.select().from(subscribers).orderBy(desc(subscribers.subscribedAt)).limit(limit);
      return rows.map((s) => [
        s.subscribedAt,
        s.siteCountryCode,
        s.firstName,
        s.lastName,
        s.email,
        s.source,
        s.unsubscribedAt,
      ]);
    },
  },
  {
    slug: 'updates',
    title: 'Changes of details',
    columns: ['Asked', 'Country', 'Old e-mail', 'Changes'],
    async read(db, limit) {
      const rows = await db.select().from(donorUpdates).orderBy(desc(donorUpdates.createdAt)).limit(limit);
      return rows.map((u) => [u.createdAt, u.siteCountryCode, u.oldEmail, filledIn(u.details)]);
    },
  },
  {
    slug: 'bequests',
    title: 'Guides to gifts in wills',
    columns: ['Asked', 'Country', 'Form', 'E-mail'],
    async read(db, limit) {
      const rows = await db.select().from(bequestRequests).orderBy(desc(bequestRequests.createdAt)).limit(limit);
      return rows.map((b) => [b.createdAt, b.siteCountryCode, b.formKey, b.email]);
    },
  },
  {
    slug: 'mails',
    title: 'Mails',
    columns: ['Mail', 'Written', 'Kind', 'To', 'Subject', 'Status', 'Tries', 'Error'],
    async read(db, limit) {
      const rows = await db.select().from(mails).orderBy(desc(mails.createdAt)).limit(limit);
      return rows.map((m) => [m.id, m.createdAt, m.kind, m.toAddress, m.subject, m.status, m.attempts, m.lastError]);
    },
  },
];

function filledIn(details: object): string {
  const told = Object.entries(details).filter(([, value]) => value !== '' && value !== null && value !== false);
  return told.map(([name, value]) => `${name}: ${String(value)}`).join('; ');
}
