import { and, desc, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { decimalText } from '#rules/money.ts';
import type { Database } from '../../../../server/database/open-database.ts';
import {
  donationLedger,
  donations,
  type GivingPlan,
  givingPlans,
  isGoing,
  nextGiftDay,
} from '../../../giving/index.ts';
import { dayInCountry } from '../../../platform/index.ts';
import { type Cell, Phone } from '../../csv.ts';
import { codeWords } from '../../pages/record-status.tsx';
import { isAfter } from '../../record-list.ts';
import { planRecordPath } from '../donation-records-area.ts';
import { type GivingColumn, type GivingList, moneyList } from './giving-list.ts';
import { hasText, isOfAmount, isOnDays, type RecordFilter } from './record-filter.ts';

const totalMinor = sql<number>`${givingPlans.giftMinor} + ${givingPlans.costsMinor}`;
const isRetrying = and(isNotNull(givingPlans.firstFailedOn), sql`${givingPlans.status} in ('active', 'paused')`);
const isResting = eq(givingPlans.status, 'resting');
/**
 * Why the month that is due could not be taken last. Written with names, because a selected column loses its table's.
 */
const lastReason = sql<
  string | null
>`(select l.detail from ${donationLedger} l join ${donations} d on d.id = l.donation_id
  where d.plan_id = giving_plans.id and d.period = giving_plans.next_period and l.entry in ('failed', 'reversed')
  order by l.id desc limit 1)`;

type ListedPlan = GivingPlan & { reason: string | null };

interface PlanColumn extends GivingColumn {
  of(plan: ListedPlan): Cell;
}

const ID: PlanColumn = { key: 'id', title: 'Regular gift', link: planRecordPath, of: ({ id }) => id };
const DONOR: readonly PlanColumn[] = [
  { key: 'country', title: 'Country', as: 'country', of: (p) => p.siteCountryCode },
  { key: 'first_name', title: 'First name', of: (p) => p.customerFirstName },
  { key: 'last_name', title: 'Last name', of: (p) => p.customerLastName },
  { key: 'email', title: 'Email', of: (p) => p.customerEmailAddress },
];
const AMOUNT: readonly PlanColumn[] = [
  { key: 'currency', title: 'Currency', as: 'currency', of: (p) => p.currency },
  { key: 'amount', title: 'Per month', as: 'money', of: (p) => decimalText(p.giftMinor + p.costsMinor) },
];
const STATE: PlanColumn = { key: 'state', title: 'Status', as: 'status', of: ({ status }) => status };
const SOURCE: PlanColumn = {
  key: 'source',
  title: 'Card or account',
  of: ({ method, sourceScheme, sourceLast4 }) =>
    [codeWords(method), codeWords(sourceScheme ?? ''), sourceLast4].filter(Boolean).join(' '),
};

const STATES = [
  { value: 'active', label: 'Active' },
  { value: 'paused', label: 'Paused' },
  { value: 'resting', label: 'On hold after failed payments' },
  { value: 'stopped', label: 'Stopped' },
];

interface PlanListOptions extends Pick<GivingList, 'slug' | 'title' | 'lead' | 'states'> {
  columns: readonly PlanColumn[];
  /** The plans that the list is about. */
  only?: SQL | undefined;
  stateOf(state: string): SQL | undefined;
}

function planList({ columns, only, stateOf, ...list }: PlanListOptions): GivingList {
  const conditionOf = (filter: RecordFilter) =>
    and(
      only,
      filter.state === '' ? undefined : stateOf(filter.state),
      filter.appeal === '' ? undefined : eq(givingPlans.appealCode, filter.appeal),
      filter.country === '' ? undefined : eq(givingPlans.siteCountryCode, filter.country),
      ...isOnDays(dayInCountry(givingPlans.createdAt, givingPlans.siteCountryCode), filter),
      ...isOfAmount(totalMinor, filter),
      hasText(givingPlans, filter.text, [sql`${givingPlans.mandate}->>'reference' = ${filter.text.toUpperCase()}`]),
    );
  return {
    ...list,
    filters: ['text', 'state', 'appeal', 'country', 'from', 'until', 'least', 'most'],
    columns,
    async read(db, filter, { after, limit }) {
      const rows = await db
        .select({ plan: givingPlans, reason: lastReason })
        .from(givingPlans)
        .where(and(conditionOf(filter), isAfter(givingPlans, sql`${givingPlans}`, after)))
        .orderBy(desc(givingPlans.createdAt), desc(givingPlans.id))
        .limit(limit);
      return rows.map(({ plan, reason }) => ({
        cursor: plan.id,
        cells: columns.map((column) => column.of({ ...plan, reason })),
      }));
    },
    totals: (db, filter) => planTotals(db, conditionOf(filter)),
  };
}

async function planTotals(db: Database, condition: SQL | undefined) {
  const sums = await db
    .select({
      currency: givingPlans.currency,
      rows: sql<number>`count(*)::int`,
      monthly: sql<number>`coalesce(sum(${totalMinor}) filter (where ${ne(givingPlans.status, 'stopped')}), 0)::float8`,
    })
    .from(givingPlans)
    .where(condition)
    .groupBy(givingPlans.currency)
    .orderBy(givingPlans.currency);
  return {
    rows: sums.reduce((all, { rows }) => all + rows, 0),
    sums: [['Per month, not counting stopped gifts', moneyList(sums, ({ monthly }) => monthly)] as const],
  };
}

const ofStatus = (state: string) => sql`${givingPlans.status} = ${state}`;

/** Monthly gifts, and what staff look after them by. */
export const PLAN_LISTS: readonly GivingList[] = [
  planList({
    slug: 'plans',
    title: 'Regular gifts',
    lead: 'All monthly gifts, with their next payment.',
    states: STATES,
    stateOf: ofStatus,
    columns: [
      ID,
      { key: 'begun_at', title: 'Started', of: (p) => p.createdAt },
      STATE,
      ...DONOR,
      ...AMOUNT,
      { key: 'day', title: 'Day of the month', as: 'number', of: (p) => p.anchorDay },
      {
        key: 'next_on',
        title: 'Next gift',
        as: 'day',
        of: (p) => (isGoing(p) ? nextGiftDay(p) : null),
      },
      { key: 'last_on', title: 'Last gift', as: 'day', of: (p) => p.lastChargedOn },
      SOURCE,
      { key: 'source_ends', title: 'Card expires', of: (p) => p.sourceEndsIn },
      { key: 'appeal', title: 'Appeal', of: (p) => p.appealCode },
      { key: 'stopped_at', title: 'Stopped', of: (p) => p.stoppedAt },
      { key: 'note', title: 'Note', of: (p) => p.note },
    ],
  }),
  planList({
    slug: 'failures',
    title: 'Failed payments to follow up',
    lead:
      'Monthly gifts whose payment failed: we’ll try again, or they’re on hold until the donor adds a ' +
      'different card or account.',
    only: or(isRetrying, isResting),
    states: [
      { value: 'retrying', label: 'Will be tried again' },
      { value: 'resting', label: 'On hold after failed payments' },
    ],
    stateOf: (state) => (state === 'retrying' ? isRetrying : isResting),
    columns: [
      ID,
      {
        key: 'state',
        title: 'Status',
        as: 'status',
        of: ({ status }) => (status === 'resting' ? 'resting' : 'retrying'),
      },
      ...DONOR,
      ...AMOUNT,
      { key: 'month', title: 'Month', of: (p) => p.nextPeriod },
      { key: 'failed_on', title: 'First failed', as: 'day', of: (p) => p.firstFailedOn },
      { key: 'reason', title: 'Last reason', as: 'word', of: (p) => p.reason },
      { key: 'next_try', title: 'Next attempt', of: (p) => (p.status === 'resting' ? null : p.nextAttemptAt) },
      SOURCE,
      { key: 'phone', title: 'Phone', of: (p) => new Phone(p.customerPhoneNumber) },
    ],
  }),
  planList({
    slug: 'mandates',
    title: 'Direct debit mandates',
    lead: 'Donors’ agreements that let us debit their bank accounts.',
    only: isNotNull(givingPlans.mandate),
    states: STATES,
    stateOf: ofStatus,
    columns: [
      { key: 'reference', title: 'Mandate', of: (p) => p.mandate?.reference ?? null },
      ID,
      STATE,
      ...DONOR,
      { key: 'account_ends', title: 'Account ends in', of: (p) => p.sourceLast4 },
      {
        key: 'accepted_at',
        title: 'Accepted',
        of: (p) => (p.mandate ? new Date(p.mandate.accepted_at) : null),
      },
      { key: 'agreement', title: 'Agreement', of: (p) => p.mandate?.agreement_version ?? null },
      { key: 'address', title: 'Accepted from', of: (p) => p.mandate?.ip_address ?? null },
      ...AMOUNT,
      { key: 'source', title: 'Account at the provider', of: (p) => p.providerSourceId },
    ],
  }),
];
