import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { decimalText } from '#rules/money.ts';
import { appeals, donationLedger, donations } from '../../../giving/index.ts';
import { dayIn, dayInCountry, siteOf } from '../../../platform/index.ts';
import { moneyText } from '../../pages/records-table.tsx';
import { isAfter } from '../../record-list.ts';
import { appealRecordPath } from '../donation-records-area.ts';
import { type GivingList, moneyList, signedDecimal } from './giving-list.ts';
import { isOfAmount, isOnDays, type RecordFilter } from './record-filter.ts';

const CURRENCY = sql<string>`case when ${appeals.siteCountryCode} = 'NZL' then 'NZD' else 'AUD' end`;
const ofAppeal = (what: SQL) =>
  sql<number>`coalesce((select ${what} from ${donations} d where d.appeal_code = appeals.code
    and d.status in ('paid', 'refunded', 'reversed')), 0)::float8`;
const raised = ofAppeal(sql`sum(d.total_minor - d.returned_minor)`);
const gifts = ofAppeal(sql`count(*)`);

const appealCondition = (filter: RecordFilter) =>
  and(
    filter.country === '' ? undefined : eq(appeals.siteCountryCode, filter.country),
    filter.appeal === '' ? undefined : eq(appeals.code, filter.appeal),
    filter.text === ''
      ? undefined
      : sql`strpos(lower(${appeals.name} || ' ' || ${appeals.code}), ${filter.text.toLowerCase()}) > 0`,
  );

/** The appeals with what they have raised. */
export const APPEALS_LIST: GivingList = {
  slug: 'appeals',
  title: 'Appeal results',
  lead: 'What each appeal has raised.',
  filters: ['text', 'country'],
  states: [],
  columns: [
    { key: 'code', title: 'Appeal', link: appealRecordPath },
    { key: 'name', title: 'Name' },
    { key: 'country', title: 'Country', as: 'country' },
    { key: 'from', title: 'First day', as: 'day' },
    { key: 'until', title: 'Last day', as: 'day' },
    { key: 'currency', title: 'Currency', as: 'currency' },
    { key: 'goal', title: 'Goal', as: 'money' },
    { key: 'raised', title: 'Raised', as: 'money' },
    { key: 'gifts', title: 'Gifts', as: 'number' },
    { key: 'matched', title: 'Matched', as: 'money' },
    { key: 'match_cap', title: 'Match limit', as: 'money' },
  ],
  async read(db, filter, { after, limit }) {
    const keyed = { id: appeals.code, createdAt: appeals.createdAt };
    const rows = await db
      .select({ appeal: appeals, currency: CURRENCY, raised, gifts })
      .from(appeals)
      .where(and(appealCondition(filter), isAfter(keyed, sql`${appeals}`, after)))
      .orderBy(desc(appeals.createdAt), desc(appeals.code))
      .limit(limit);
    return rows.map(({ appeal, currency, ...sums }) => ({
      cursor: appeal.code,
      cells: [
        appeal.code,
        appeal.name,
        appeal.siteCountryCode,
        appeal.from && dayIn(siteOf(appeal.siteCountryCode).code, appeal.from.getTime()),
        // Until is the first instant after the appeal.
        appeal.until && dayIn(siteOf(appeal.siteCountryCode).code, appeal.until.getTime() - 1),
        currency,
        decimalText(appeal.goalMinor),
        decimalText(sums.raised),
        sums.gifts,
        decimalText(appeal.matchedMinor),
        decimalText(appeal.matchCapMinor),
      ],
    }));
  },
  async totals(db, filter) {
    const all = await db.select({ currency: CURRENCY, raised }).from(appeals).where(appealCondition(filter));
    const currencies = [...new Set(all.map(({ currency }) => currency))].toSorted();
    const sums = currencies.map((currency) => ({
      currency,
      raised: all.reduce((sum, row) => sum + (row.currency === currency ? row.raised : 0), 0),
    }));
    return { rows: all.length, sums: [['Raised', moneyList(sums, (row) => row.raised)]] };
  },
};

const day = dayInCountry(donationLedger.at, donations.siteCountryCode);
const sumOf = (...entries: string[]) => {
  const { amountMinor, entry } = donationLedger;
  const kinds = sql.raw(entries.map((each) => `'${each}'`).join(', '));
  return sql<number>`coalesce(sum(${amountMinor}) filter (where ${entry} in (${kinds})), 0)::float8`;
};

const daysCondition = (filter: RecordFilter) =>
  and(
    isNotNull(donations.appealCode),
    filter.appeal === '' ? undefined : eq(donations.appealCode, filter.appeal),
    filter.country === '' ? undefined : eq(donations.siteCountryCode, filter.country),
    ...isOnDays(day, filter),
    ...isOfAmount(sql`${donations.totalMinor}`, filter),
    sql`${donationLedger.entry} in ('paid', 'refunded', 'reversed', 'reinstated', 'matched', 'unmatched')`,
  );

/** What each appeal took and gave back on each day, by the ledger. */
export const APPEAL_DAYS_LIST: GivingList = {
  slug: 'days',
  title: 'Appeal results by day',
  lead: 'What each appeal received and refunded on each day.',
  filters: ['appeal', 'country', 'from', 'until', 'least', 'most'],
  states: [],
  columns: [
    { key: 'day', title: 'Day', as: 'day' },
    { key: 'appeal', title: 'Appeal', link: appealRecordPath },
    { key: 'currency', title: 'Currency', as: 'currency' },
    { key: 'gifts', title: 'Gifts', as: 'number' },
    { key: 'paid', title: 'Paid', as: 'money' },
    { key: 'returned', title: 'Refunded', as: 'money' },
    { key: 'kept', title: 'Net', as: 'money' },
    { key: 'matched', title: 'Matched', as: 'money' },
  ],
  async read(db, filter, { after, limit }) {
    const [afterDay, afterAppeal = ''] = after?.split(' ') ?? [];
    const days = db
      .select({
        day: sql<string>`${day}::text`.as('day'),
        appeal: sql<string>`${donations.appealCode}`.as('appeal'),
        currency: sql<string>`${donations.currency}`.as('currency'),
        gifts: sql<number>`count(*) filter (where ${donationLedger.entry} = 'paid')::int`.as('gifts'),
        paid: sumOf('paid').as('paid'),
        returned: sumOf('refunded', 'reversed', 'reinstated').as('returned'),
        matched: sumOf('matched', 'unmatched').as('matched'),
      })
      .from(donationLedger)
      .innerJoin(donations, eq(donations.id, donationLedger.donationId))
      .where(daysCondition(filter))
      .groupBy(day, donations.appealCode, donations.currency)
      .as('days');
    const rows = await db
      .select()
      .from(days)
      .where(after === undefined ? undefined : sql`(${days.day}, ${days.appeal}) < (${afterDay}, ${afterAppeal})`)
      .orderBy(desc(days.day), desc(days.appeal))
      .limit(limit);
    return rows.map((row) => ({
      cursor: `${row.day} ${row.appeal}`,
      cells: [
        row.day,
        row.appeal,
        row.currency,
        row.gifts,
        decimalText(row.paid),
        // Below 0 when more came again than went back.
        signedDecimal(-row.returned),
        signedDecimal(row.paid + row.returned),
        signedDecimal(row.matched),
      ],
    }));
  },
  async totals(db, filter) {
    const sums = await db
      .select({
        currency: donations.currency,
        rows: sql<number>`count(distinct (${day}, ${donations.appealCode}))::int`,
        net: sumOf('paid', 'refunded', 'reversed', 'reinstated'),
      })
      .from(donationLedger)
      .innerJoin(donations, eq(donations.id, donationLedger.donationId))
      .where(daysCondition(filter))
      .groupBy(donations.currency)
      .orderBy(donations.currency);
    return {
      rows: sums.reduce((all, { rows }) => all + rows, 0),
      // More can go back in a span than came in it.
      sums: [['Net', sums.map(({ net, currency }) => moneyText(net, currency)).join(', ') || 'Nothing']],
    };
  },
};
