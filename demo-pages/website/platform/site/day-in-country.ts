import { type Column, type SQL, sql } from 'drizzle-orm';
import { TIME_ZONES } from './day-of.ts';

/** The day of a time in the country of its row. */
export const dayInCountry = (moment: Column | SQL, country: Column | SQL): SQL<string> =>
  sql<string>`(${moment} at time zone case when ${country} = 'NZL' then ${sql.raw(`'${TIME_ZONES.NZL}'`)} else ${sql.raw(`'${TIME_ZONES.AUS}'`)} end)::date`;
