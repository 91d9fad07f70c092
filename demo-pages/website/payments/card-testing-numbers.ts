import { sql } from 'drizzle-orm';
import type { Database } from '../../server/database/open-database.ts';
import { rowsOf } from '../../server/database/sql-rows.ts';

/** A day's cards and what the limits did, for staff. */
interface CardTestingDay {
  day: string;
  tried: number;
  approved: number;
  refused: number;
  /** Networks with five refused cards or more: each asked for the bot check. */
  networks: number;
  /** The most refused cards from one network. */
  most: number;
  botCheck: number;
  tooMany: number;
  tooManyToday: number;
}

/** How many days of Sydney have a card that was tried or stopped. */
export async function countCardTestingDays(db: Database): Promise<number> {
  const statement = sql`
    select count(*)::int as days from (
      select date_trunc('day', created_at at time zone 'Australia/Sydney') as day
      from website.payment_attempts where method = 'card' and session_id is not null
      union select date_trunc('day', hour at time zone 'Australia/Sydney') from website.payment_stops
    ) all_days`;
  const [counted] = await rowsOf<{ days: number }>(db, statement);
  return counted?.days ?? 0;
}

/** The newest days of Sydney on which a card was tried or stopped, or those before a day. */
export async function cardTestingDays(
  db: Database,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<CardTestingDay[]> {
  const isBefore = after === undefined ? sql`` : sql`where day < ${after}::date`;
  const statement = sql`
    with tries as (
      select date_trunc('day', created_at at time zone 'Australia/Sydney') as day, client_network as network,
        count(*)::int as tried,
        count(*) filter (where status in ('approved', 'accepted'))::int as approved,
        count(*) filter (where status in ('declined', 'failed'))::int as refused
      from website.payment_attempts where method = 'card' and session_id is not null group by 1, 2
    ), days as (
      select day, sum(tried)::int as tried, sum(approved)::int as approved, sum(refused)::int as refused,
        count(*) filter (where refused >= 5 and network <> '')::int as networks, max(refused)::int as most
      from tries group by 1
    ), stops as (
      select date_trunc('day', hour at time zone 'Australia/Sydney') as day,
        coalesce(sum(posts) filter (where step = 'botCheck'), 0)::int as "botCheck",
        coalesce(sum(posts) filter (where step = 'tooMany'), 0)::int as "tooMany",
        coalesce(sum(posts) filter (where step = 'tooManyToday'), 0)::int as "tooManyToday"
      from website.payment_stops group by 1
    )
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(tried, 0) as tried, coalesce(approved, 0) as approved,
      coalesce(refused, 0) as refused, coalesce(networks, 0) as networks, coalesce(most, 0) as most,
      coalesce("botCheck", 0) as "botCheck", coalesce("tooMany", 0) as "tooMany",
      coalesce("tooManyToday", 0) as "tooManyToday"
    from days full join stops using (day) ${isBefore} order by day desc limit ${limit}`;
  return rowsOf<CardTestingDay>(db, statement);
}
