import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { formatMoney } from '#rules/money.ts';
import type { Database } from '../../server/database/open-database.ts';
import { paymentAttempts } from '../payments/index.ts';
import { RECORD_ACTIONS, STAFF_ACTION_KINDS, type StaffAction, siteOf, staffActions } from '../platform/index.ts';
import { orders } from '../shop/index.ts';
import { isAfter, type ListedRow, mergeRows, type RowPage } from './record-list.ts';

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

interface TrailPage extends RowPage {
  /** Only what belongs to this order, gift, plan or appeal. */
  subject?: string;
}

const attemptsOf = (subject: string | undefined) =>
  subject === undefined ? undefined : eq(paymentAttempts.payableId, subject);
const actionsOf = (subject: string | undefined) =>
  and(
    inArray(staffActions.action, [...RECORD_ACTIONS]),
    subject === undefined ? undefined : eq(staffActions.subject, subject),
  );

async function readAttempts(db: Database, { after, limit, subject }: TrailPage) {
  const rows = await db
    .select({ attempt: paymentAttempts, order: orders })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.payableId))
    .where(and(attemptsOf(subject), isAfter(paymentAttempts, sql`${paymentAttempts}`, after)))
    .orderBy(desc(paymentAttempts.createdAt), desc(paymentAttempts.id))
    .limit(limit);
  return rows.map(({ attempt, order }) => ({
    cursor: attempt.id,
    // By when it began, which does not change while the rows are read.
    begun: attempt.createdAt,
    entry: {
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
    } satisfies TrailEntry,
  }));
}

async function readActions(db: Database, { after, limit, subject }: TrailPage) {
  const keyed = { id: staffActions.id, createdAt: staffActions.at };
  const rows = await db
    .select()
    .from(staffActions)
    .where(and(actionsOf(subject), isAfter(keyed, sql`${staffActions}`, after)))
    .orderBy(desc(staffActions.at), desc(staffActions.id))
    .limit(limit);
  return rows.map((action) => ({ cursor: String(action.id), begun: action.at, entry: entryOf(action) }));
}

/**
 * The newest entries of one order, gift, plan or appeal: every payment attempt, failed ones included, and every action
 * of staff about money and stock.
 */
export async function readTrail(db: Database, limit: number, subject: string): Promise<TrailEntry[]> {
  const page = { limit, subject };
  const found = [...(await readActions(db, page)), ...(await readAttempts(db, page))].map(({ entry }) => entry);
  return found.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, limit);
}

/** The trails of everything, as rows of a list. */
export function readWholeTrail(db: Database, page: RowPage): Promise<ListedRow[]> {
  const listed = ({ cursor, begun, entry }: Awaited<ReturnType<typeof readActions>>[number]) => {
    const { at, who, what, subject, country, outcome, detail } = entry;
    return { cursor, at: begun, cells: [at, who, what, subject, country, outcome, detail] };
  };
  return mergeRows(
    [
      async (part) => (await readActions(db, part)).map(listed),
      async (part) => (await readAttempts(db, part)).map(listed),
    ],
    page,
  );
}

/** How many rows the whole trail has. */
export async function countTrail(db: Database): Promise<number> {
  const [attempts] = await db
    .select({ rows: count() })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.payableId));
  return (await db.$count(staffActions, actionsOf(undefined))) + (attempts?.rows ?? 0);
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
