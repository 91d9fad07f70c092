import { eq, sql } from 'drizzle-orm';
import type { SiteCountryCode } from '#rules/country.ts';
import { ADDRESS_SEARCH_MIN_CHARACTERS } from '#rules/limits.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { localities } from './address-schema.ts';
import { type Locality, toSearchName } from './locality.ts';

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

/** What `Get` returns: the fields that a selected address fills (W7.04). */
interface AddressDetails {
  id: string;
  city: string;
  postcode: string;
  state: string;
  suburb: string;
  streetAddress: string;
}

/** What `Search` returns (W3.08): the details and one line of text. */
interface AddressSuggestion extends AddressDetails {
  address: string;
}

/** The fields of a street in a locality. */
function toAddressDetails(locality: Locality, street: string): AddressDetails {
  const { name, city, postcode, state } = locality;
  return { id: encodeAddressId(locality.id, street), city, postcode, state, suburb: name, streetAddress: street };
}

/** The same with its line of text: `12 Wattle Street, Richmond VIC 3121`, or `…, Ponsonby, Auckland 1011`. */
function toAddressSuggestion(locality: Locality, street: string): AddressSuggestion {
  const { name, city, postcode, state, siteCountryCode } = locality;
  const towns = name === city ? name : `${name}, ${city}`;
  const place = siteCountryCode === 'AUS' ? `${name} ${state} ${postcode}` : `${towns} ${postcode}`;
  return { ...toAddressDetails(locality, street), address: street ? `${street}, ${place}` : place };
}

/** Packs a locality and the typed street into an opaque id that needs no storage. */
function encodeAddressId(localityId: string, street: string): string {
  return Buffer.from(JSON.stringify([localityId, street])).toString('base64url');
}

const MAX_ID_LENGTH = 1_000;

/** The parts of an id, or undefined when the text was not made by `encodeAddressId`. */
function decodeAddressId(id: string): { localityId: string; street: string } | undefined {
  if (id === '' || id.length > MAX_ID_LENGTH || !/^[\w-]+$/.test(id)) return undefined;
  try {
    const parts: unknown = JSON.parse(Buffer.from(id, 'base64url').toString('utf8'));
    if (!Array.isArray(parts) || parts.length !== 2) return undefined;
    const [localityId, street] = parts as unknown[];
    return typeof localityId === 'string' && typeof street === 'string' && !localityId.includes('\0')
      ? { localityId, street }
      : undefined;
  } catch {
    return undefined;
  }
}

/** One possible reading of the typed text: the first part is the street, the rest a locality or a postcode. */
interface AddressReading {
  /** As typed, with white space normalised: `12 Wattle Street`; empty when only a locality was typed. */
  street: string;
  /** The start of a locality's search name; empty when only a postcode was typed. */
  namePrefix: string;
  /** The start of the state's code, or empty. */
  statePrefix: string;
  /** The start of the postcode, or empty. */
  postcodePrefix: string;
}

const MAX_WORDS = 16;
const MIN_TAIL = 2;
const POSTCODE = /^\d{3,4}$/;
const STATE = /^(act|nsw|nt|qld|sa|tas|vic|wa)$/;
const STREET_TYPES = new Set(
  `alley arcade ave avenue bay boulevard bvd circuit close court cove crescent cres ct crossing drive dr drv esplanade
  esp gardens glade glen grove heights highway hwy lane ln loop mews parade pde parkway pl place promenade quay rd rise
  road row square st street tce terrace track trail view walk way`.split(/\s+/),
);

/** The possible readings of a typed address, the longest locality first. The database decides which one exists. */
function parseAddressQuery(text: string): AddressReading[] {
  const words = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
  const readings: AddressReading[] = [];
  for (let cut = 0; cut < words.length; cut += 1) {
    const street = words.slice(0, cut).join(' ');
    if (!isStreet(street)) continue;
    const reading = readTail(words.slice(cut), street);
    if (reading) readings.push(reading);
  }
  return readings;
}

// A number alone is not a street yet: "12 Rich" is still being typed.
function isStreet(street: string): boolean {
  return street === '' || /\p{L}{2}/u.test(street);
}

function readTail(tail: string[], street: string): AddressReading | undefined {
  const words = toSearchName(tail.join(' ')).split(' ').filter(Boolean);
  const last = words.at(-1) ?? '';
  const postcodePrefix = POSTCODE.test(last) ? last : '';
  if (postcodePrefix) words.pop();
  const state = words.length > 1 && STATE.test(words.at(-1) ?? '') ? (words.pop() ?? '') : '';
  const namePrefix = words.join(' ');
  if (namePrefix === '' && (postcodePrefix === '' || words.length > 0)) return undefined;
  if (namePrefix !== '' && (namePrefix.length < MIN_TAIL || /^\d/.test(namePrefix))) return undefined;
  // "12 Wattle Lane" is an unfinished street, not the street "12 Wattle" in Lane Cove.
  if (street !== '' && words.length === 1 && STREET_TYPES.has(namePrefix)) return undefined;
  return { street, namePrefix, statePrefix: state.toUpperCase(), postcodePrefix };
}
