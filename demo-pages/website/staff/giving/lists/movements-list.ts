import { and, desc, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../server/database/open-database.ts';
import { donationLedger, donations, receiptNumberText } from '../../../giving/index.ts';
import { refunds } from '../../../payments/index.ts';
import { dayInCountry, RECORDS_PATH } from '../../../platform/index.ts';
import { orderReversals, orders } from '../../../shop/index.ts';
import { statusWords } from '../../pages/record-status.tsx';
import { moneyText } from '../../pages/records-table.tsx';
import { isAfter, mergeRows, type RowPage, type RowSource } from '../../record-list.ts';
import { giftPath } from '../donation-records-area.ts';
import { type GivingList, signedDecimal } from './giving-list.ts';
import { hasText, isOfAmount, isOnDays, type RecordFilter } from './record-filter.ts';

/** Entries of the ledger that move no money; every other kind, also a later one, is a movement. */
const WITHOUT_MONEY: readonly string[] = ['promised', 'submitted', 'failed'];
const ENTRIES = donationLedger.entry.enumValues.filter((entry) => !WITHOUT_MONEY.includes(entry));

/** One kind of movement: its rows, and how they are filtered. */
interface Source {
  read(db: Database, filter: RecordFilter, page: RowPage): ReturnType<RowSource>;
  sums(db: Database, filter: RecordFilter): Promise<EntrySum[]>;
}

interface EntrySum {
  entry: string;
  currency: string;
  rows: number;
  minor: number;
}

// A gift may have been given, such as by cheque, days before it was entered.
const dayOfEntry = sql<string>`(case when ${donationLedger.entry} in ('paid', 'matched')
  then coalesce(${donations.givenOn}, ${dayInCountry(donationLedger.at, donations.siteCountryCode)})
  else ${dayInCountry(donationLedger.at, donations.siteCountryCode)} end)`;

function ledgerCondition(filter: RecordFilter): SQL | undefined {
  const { state, appeal, country, text } = filter;
  return and(
    ne(donationLedger.amountMinor, 0),
    state === '' ? undefined : sql`${donationLedger.entry}::text = ${state}`,
    appeal === '' ? undefined : eq(donations.appealCode, appeal),
    country === '' ? undefined : eq(donations.siteCountryCode, country),
    ...isOnDays(dayOfEntry, filter),
    ...isOfAmount(sql`abs(${donationLedger.amountMinor})`, filter),
    hasText(donations, text, [eq(donations.transactionId, text), eq(donations.planId, text.toUpperCase())]),
  );
}

const LEDGER: Source = {
  async read(db, filter, { after, limit }) {
    const keyed = { id: donationLedger.id, createdAt: donationLedger.at };
    const rows = await db
      .select({ entry: donationLedger, donation: donations, day: sql<string>`${dayOfEntry}::text` })
      .from(donationLedger)
      .innerJoin(donations, eq(donations.id, donationLedger.donationId))
      .where(and(ledgerCondition(filter), isAfter(keyed, sql`${donationLedger}`, after)))
      .orderBy(desc(donationLedger.at), desc(donationLedger.id))
      .limit(limit);
    return rows.map(({ entry, donation: d, day }) => ({
      cursor: String(entry.id),
      at: entry.at,
      cells: [
        day,
        d.siteCountryCode,
        entry.entry,
        d.currency,
        signedDecimal(entry.amountMinor),
        d.id,
        receiptNumberText(d.siteCountryCode, d.receiptNumber),
        d.customerFirstName,
        d.customerLastName,
        d.customerEmailAddress,
        d.organisation,
        d.appealCode,
        d.planId,
        d.method,
        d.transactionId,
        entry.at,
        entry.actor,
        entry.detail,
      ],
    }));
  },
  sums: (db, filter) =>
    db
      .select({
        entry: sql<string>`${donationLedger.entry}`,
        currency: donations.currency,
        rows: sql<number>`count(*)::int`,
        minor: sql<number>`sum(${donationLedger.amountMinor})::float8`,
      })
      .from(donationLedger)
      .innerJoin(donations, eq(donations.id, donationLedger.donationId))
      .where(ledgerCondition(filter))
      .groupBy(donationLedger.entry, donations.currency),
};

/** Orders have no appeal. */
function orderCondition(filter: RecordFilter, entry: string | SQL, at: SQL, minor: SQL): SQL | undefined {
  const { state, appeal, country, text } = filter;
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return and(
    appeal === '' ? undefined : sql`false`,
    state === '' ? undefined : sql`${entry}::text = ${state}`,
    country === '' ? undefined : eq(orders.siteCountryCode, country),
    ...isOnDays(dayInCountry(at, orders.siteCountryCode), filter),
    ...isOfAmount(minor, filter),
    text === ''
      ? undefined
      : or(
          eq(orders.id, text.toUpperCase()),
          eq(orders.transactionId, text),
          sql`${orders.customerFirstName} || ' ' || ${orders.customerLastName} ilike ${pattern}`,
          sql`${orders.customerEmailAddress} ilike ${pattern}`,
        ),
  );
}

interface OrderMovement {
  order: typeof orders.$inferSelect;
  entry: 'paid' | 'refunded' | 'reversed' | 'reinstated';
  at: Date;
  day: string;
  minor: number;
  charge: string | null;
  actor: string;
  detail: string;
}

const orderCells = ({ order: o, entry, at, day, minor, charge, actor, detail }: OrderMovement) => [
  day,
  o.siteCountryCode,
  entry,
  o.currency,
  signedDecimal(minor),
  o.id,
  null,
  o.customerFirstName,
  o.customerLastName,
  o.customerEmailAddress,
  null,
  null,
  null,
  null,
  charge,
  at,
  actor,
  detail,
];

const paidAt = sql`${orders.paidAt}`;
const paidCondition = (filter: RecordFilter) =>
  and(isNotNull(orders.paidAt), orderCondition(filter, 'paid', paidAt, sql`${orders.totalMinor}`));

const PAID_ORDERS: Source = {
  async read(db, filter, { after, limit }) {
    const rows = await db
      .select({ order: orders, day: sql<string>`${dayInCountry(paidAt, orders.siteCountryCode)}::text` })
      .from(orders)
      .where(and(paidCondition(filter), isAfter({ id: orders.id, createdAt: orders.paidAt }, sql`${orders}`, after)))
      .orderBy(desc(orders.paidAt), desc(orders.id))
      .limit(limit);
    return rows.flatMap(({ order, day }) => {
      const { id, paidAt: at, totalMinor: minor, transactionId: charge } = order;
      const movement = { order, entry: 'paid', day, minor, charge, actor: 'buyer', detail: '' } as const;
      return at ? [{ cursor: id, at, cells: orderCells({ ...movement, at }) }] : [];
    });
  },
  sums: (db, filter) =>
    db
      .select({
        entry: sql<string>`'paid'`,
        currency: orders.currency,
        rows: sql<number>`count(*)::int`,
        minor: sql<number>`sum(${orders.totalMinor})::float8`,
      })
      .from(orders)
      .where(paidCondition(filter))
      .groupBy(orders.currency),
};

const refundedAt = sql`${refunds.finishedAt}`;
const refundCondition = (filter: RecordFilter) =>
  and(
    eq(refunds.refundableKind, 'order'),
    eq(refunds.status, 'refunded'),
    isNotNull(refunds.finishedAt),
    orderCondition(filter, 'refunded', refundedAt, sql`${refunds.amountMinor}`),
  );

const REFUNDED_ORDERS: Source = {
  async read(db, filter, { after, limit }) {
    const keyed = { id: refunds.id, createdAt: refunds.finishedAt };
    const rows = await db
      .select({
        refund: refunds,
        order: orders,
        day: sql<string>`${dayInCountry(refundedAt, orders.siteCountryCode)}::text`,
      })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.refundableId))
      .where(and(refundCondition(filter), isAfter(keyed, sql`${refunds}`, after)))
      .orderBy(desc(refunds.finishedAt), desc(refunds.id))
      .limit(limit);
    return rows.flatMap(({ refund, order, day }) => {
      const { id, finishedAt: at, amountMinor, chargeId: charge, staffName: actor, reason: detail } = refund;
      const movement = { order, entry: 'refunded', day, minor: -amountMinor, charge, actor, detail } as const;
      return at ? [{ cursor: id, at, cells: orderCells({ ...movement, at }) }] : [];
    });
  },
  sums: (db, filter) =>
    db
      .select({
        entry: sql<string>`'refunded'`,
        currency: orders.currency,
        rows: sql<number>`count(*)::int`,
        minor: sql<number>`-sum(${refunds.amountMinor})::float8`,
      })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.refundableId))
      .where(refundCondition(filter))
      .groupBy(orders.currency),
};

const movedAt = sql`${orderReversals.at}`;
const moveCondition = (filter: RecordFilter) =>
  orderCondition(filter, sql`${orderReversals.entry}`, movedAt, sql`abs(${orderReversals.amountMinor})`);

/** What banks took back of orders, and what they returned. */
const REVERSED_ORDERS: Source = {
  async read(db, filter, { after, limit }) {
    const keyed = { id: orderReversals.id, createdAt: orderReversals.at };
    const rows = await db
      .select({
        move: orderReversals,
        order: orders,
        day: sql<string>`${dayInCountry(movedAt, orders.siteCountryCode)}::text`,
      })
      .from(orderReversals)
      .innerJoin(orders, eq(orders.id, orderReversals.orderId))
      .where(and(moveCondition(filter), isAfter(keyed, sql`${orderReversals}`, after)))
      .orderBy(desc(orderReversals.at), desc(orderReversals.id))
      .limit(limit);
    return rows.map(({ move: { id, entry, at, amountMinor: minor, detail }, order, day }) => {
      const charge = order.transactionId;
      const movement = { order, entry, at, day, minor, charge, actor: 'provider', detail };
      return { cursor: String(id), at, cells: orderCells(movement) };
    });
  },
  sums: (db, filter) =>
    db
      .select({
        entry: sql<string>`${orderReversals.entry}`,
        currency: orders.currency,
        rows: sql<number>`count(*)::int`,
        minor: sql<number>`sum(${orderReversals.amountMinor})::float8`,
      })
      .from(orderReversals)
      .innerJoin(orders, eq(orders.id, orderReversals.orderId))
      .where(moveCondition(filter))
      .groupBy(orderReversals.entry, orders.currency),
};

const SOURCES = [LEDGER, PAID_ORDERS, REFUNDED_ORDERS, REVERSED_ORDERS];

/** Sums by currency, such as `−$20.00 AUD, $0.00 NZD`. */
function signedSums(sums: readonly EntrySum[]): string {
  const currencies = [...new Set(sums.map(({ currency }) => currency))].toSorted();
  const words = currencies.map((currency) => {
    const minor = sums.reduce((sum, each) => sum + (each.currency === currency ? each.minor : 0), 0);
    return moneyText(minor, currency);
  });
  return words.join(', ') || 'Nothing';
}

/** Money that came and money that went back, each on its own day: gifts by their ledger, and orders. */
export const MOVEMENTS_LIST: GivingList = {
  slug: 'movements',
  title: 'Money movements',
  lead:
    'Every payment, refund and chargeback of donations and orders, on the day it happened. Use it to ' +
    'close a month.',
  filters: ['text', 'state', 'appeal', 'country', 'from', 'until', 'least', 'most'],
  states: ENTRIES.map((entry) => ({ value: entry, label: statusWords(entry) })),
  columns: [
    { key: 'day', title: 'Day', as: 'day' },
    { key: 'country', title: 'Country', as: 'country' },
    { key: 'entry', title: 'Entry', as: 'status' },
    { key: 'currency', title: 'Currency', as: 'currency' },
    { key: 'amount', title: 'Amount', as: 'money' },
    {
      key: 'id',
      title: 'Donation or order',
      link: (id) => (id.startsWith('HAV-') ? `${RECORDS_PATH}/orders/${encodeURIComponent(id)}` : giftPath(id)),
    },
    { key: 'receipt', title: 'Receipt' },
    { key: 'first_name', title: 'First name' },
    { key: 'last_name', title: 'Last name' },
    { key: 'email', title: 'Email' },
    { key: 'organisation', title: 'Organisation' },
    { key: 'appeal', title: 'Appeal' },
    { key: 'plan', title: 'Regular gift' },
    { key: 'method', title: 'Method', as: 'word' },
    { key: 'charge', title: 'Charge' },
    { key: 'written_at', title: 'Recorded' },
    { key: 'by', title: 'By', as: 'word' },
    { key: 'detail', title: 'Detail', as: 'detail' },
  ],
  read: (db, filter, page) =>
    mergeRows(
      SOURCES.map((source) => (part: RowPage) => source.read(db, filter, part)),
      page,
    ),
  async totals(db, filter) {
    const sums: EntrySum[] = [];
    for (const source of SOURCES) sums.push(...(await source.sums(db, filter)));
    const entries = [...new Set(sums.map(({ entry }) => entry))].toSorted();
    return {
      rows: sums.reduce((all, { rows }) => all + rows, 0),
      sums: entries.map(
        (entry) => [statusWords(entry), signedSums(sums.filter((each) => each.entry === entry))] as const,
      ),
    };
  },
};
