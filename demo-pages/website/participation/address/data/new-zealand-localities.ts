import { createHash } from 'node:crypto';
import { type Locality, toLocality } from '../locality.ts';
import { NEW_ZEALAND_PLACES } from './new-zealand-places.ts';

/** Changes with the list, so that databases reload it. */
export const NEW_ZEALAND_LOCALITIES_VERSION = createHash('sha256')
  .update(JSON.stringify(NEW_ZEALAND_PLACES))
  .digest('hex');

const BIG_CITIES = ['Auckland', 'Wellington', 'Christchurch', 'Hamilton', 'Tauranga', 'Dunedin'];

/** The New Zealand localities as rows; the centre of a city ranks before its suburbs, and big cities before towns. */
export function readNewZealandLocalities(): Locality[] {
  return NEW_ZEALAND_PLACES.flatMap(({ city, region, places }) =>
    places.split(',').map((place, index) => {
      const [, name, postcode] = /^(.+) (\d{4})$/.exec(place.trim()) ?? [];
      if (!name || !postcode)
        throw new Error(`"${place.trim()}" in the New Zealand list is not a name with a postcode.`);
      const size = BIG_CITIES.indexOf(city);
      const rank = (size < 0 ? BIG_CITIES.length : size) + (index === 0 ? 0 : 10);
      return toLocality({ siteCountryCode: 'NZL', name, city, state: region, postcode, rank });
    }),
  );
}
