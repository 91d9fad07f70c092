import { sql } from 'drizzle-orm';
import type { Database } from '../../../../server/database/open-database.ts';
import { rowsOf } from '../../../../server/database/sql-rows.ts';
import type { Period } from '../gift-dates.ts';

/** What is wrong after the plans were charged for some months: all 0 when each was charged once for each. */
export const NO_FAULTS = {
  /** Months without a paid gift on their day, and paid gifts that no month asked for. */
  lost: 0,
  onAnotherDay: 0,
  doubled: 0,
  /** Gifts without exactly one complete charge of their amount at the provider, and charges without a gift. */
  notChargedOnce: 0,
  chargesWithoutGift: 0,
  /** What the ledger and the provider differ by, in cents. */
  centsApart: 0,
  /** Receipt numbers that are missing from 1 to the number of gifts of a country, or given twice. */
  receiptGaps: 0,
  receiptsTwice: 0,
  /** Gifts without exactly one mail with a receipt. */
  notMailedOnce: 0,
  /** Plans that are not at the month after the last one. */
  plansElsewhere: 0,
};

/** Counts every way in which months were lost or doubled, from the rows of the site and of the sandbox. */
export async function countFaults(db: Database, months: readonly Period[], next: Period) {
  const list = sql`(select unnest(${sql.param([...months])}::text[]) as period)`;
  const [faults] = await rowsOf<typeof NO_FAULTS>(
    db,
    sql`
    with due as (
      select p.id as plan, m.period,
        (m.period || '-01')::date + (least(p.anchor_day, extract(day from (m.period || '-01')::date + interval '1 month - 1 day')) - 1)::int as day
      from website.giving_plans p cross join ${list} m
    ), gifts as (select * from website.donations where status = 'paid'),
    complete as (
      select reference, count(*)::int as times, sum(amount_minor)::bigint as minor, min(id) as id
      from sandbox.charges where status = 'complete' group by reference
    )
    select
      (select count(*) from due where not exists (select from gifts g where g.plan_id = due.plan and g.period = due.period))::int as lost,
      (select count(*) from due join gifts g on g.plan_id = due.plan and g.period = due.period where g.given_on <> due.day)::int as "onAnotherDay",
      (select count(*) - count(distinct (plan_id, period)) from website.donations)::int as doubled,
      (select count(*) from gifts g left join complete c on c.reference = g.id
        where c.times is distinct from 1 or c.minor <> g.total_minor or c.id <> g.transaction_id)::int as "notChargedOnce",
      (select count(*) from complete c where not exists (select from gifts g where g.id = c.reference))::int as "chargesWithoutGift",
      ((select coalesce(sum(amount_minor), 0) from website.donation_ledger) - (select coalesce(sum(minor), 0) from complete))::int as "centsApart",
      (select coalesce(sum(gap), 0) from (select max(receipt_number) - count(*) as gap from gifts group by site_country_code) each)::int as "receiptGaps",
      (select count(*) - count(distinct (site_country_code, receipt_number)) from gifts)::int as "receiptsTwice",
      (select count(*) from gifts g where 1 <> (select count(*) from website.mails m where m.cause = 'donation-receipt:' || g.id || ':0'))::int as "notMailedOnce",
      (select count(*) from website.giving_plans where next_period <> ${next} or status <> 'active' or claimed_by is not null)::int as "plansElsewhere"
    `,
  );
  return faults!;
}
