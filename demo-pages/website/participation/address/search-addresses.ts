import { eq, sql } from 'drizzle-orm';
import type { SiteCountryCode } from '#rules/country.ts';
import { ADDRESS_SEARCH_MIN_CHARACTERS } from '#rules/limits.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { decodeAddressId } from './address-id.ts';
import { localities } from './address-schema.ts';
import {
  type AddressDetails,
  type AddressSuggestion,
  toAddressDetails,
  toAddressSuggestion,
} from './address-suggestion.ts';
import { type AddressReading, parseAddressQuery } from './parse-address-query.ts';

const MAX_RESULTS = 10;
// Sorts after every letter and digit, so that [prefix, prefix + this) is the range of the prefix.
const AFTER_PREFIX = '~';
const FOUND = {
  reading: sql<number>`reading`.mapWith(Number),
  id: sql<string>`id`,
  siteCountryCode: sql<string>`site_country_code`,
  name: sql<string>`name`,
  searchName: sql<string>`search_name`,
  city: sql<string>`city`,
  state: sql<string>`state`,
  postcode: sql<string>`postcode`,
  rank: sql<number>`rank`.mapWith(Number),
};

/**
 * At most ten addresses for a typed text, exact matches and bigger places first. A street without an existing place
 * gives none. One query for all readings.
 */
export async function searchAddresses(
  db: Database,
  country: SiteCountryCode,
  text: string,
): Promise<AddressSuggestion[]> {
  const typed = text.trim();
  if (typed.length < ADDRESS_SEARCH_MIN_CHARACTERS) return [];
  const readings = parseAddressQuery(typed);
  if (readings.length === 0) return [];
  const found = await db
    .select(FOUND)
    .from(
      sql`(${sql.join(
        readings.map((reading, index) => matching(country, reading, index)),
        sql` union all `,
      )}) found`,
    )
    .orderBy(sql`reading, exact desc, rank, search_name, postcode`)
    .limit(MAX_RESULTS);
  const best = found[0]?.reading;
  const street = readings[best ?? 0]?.street ?? '';
  // The longest locality that exists wins; shorter readings of the same text are only guesses.
  return found.filter((row) => row.reading === best).map((row) => toAddressSuggestion(row, street));
}

function matching(country: SiteCountryCode, reading: AddressReading, index: number) {
  const { namePrefix, statePrefix, postcodePrefix } = reading;
  const conditions = [sql`site_country_code = ${country}`];
  if (namePrefix) {
    conditions.push(
      sql`search_name collate "C" >= ${namePrefix}`,
      sql`search_name collate "C" < ${namePrefix + AFTER_PREFIX}`,
    );
  }
  if (postcodePrefix) {
    conditions.push(
      sql`postcode collate "C" >= ${postcodePrefix}`,
      sql`postcode collate "C" < ${postcodePrefix + AFTER_PREFIX}`,
    );
  }
  if (statePrefix) conditions.push(sql`state = ${statePrefix}`);
  return sql`(select ${sql.raw(String(index))}::int as reading, search_name = ${namePrefix} as exact, *
    from ${localities} where ${sql.join(conditions, sql` and `)}
    order by exact desc, rank, search_name, postcode limit ${MAX_RESULTS})`;
}

/** The address for an id of `searchAddresses`, or undefined for any other text. */
export async function getAddress(db: Database, id: string): Promise<AddressDetails | undefined> {
  const decoded = decodeAddressId(id);
  if (!decoded) return undefined;
  const [locality] = await db.select().from(localities).where(eq(localities.id, decoded.localityId));
  return locality && toAddressDetails(locality, decoded.street);
}
