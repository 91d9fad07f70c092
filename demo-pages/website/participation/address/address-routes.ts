import type { Hono } from 'hono';
import { normaliseSiteCountryCode } from '#rules/country.ts';
import {
  API_PATHS,
  createRateLimiter,
  networkOf,
  routeMethods,
  spellings,
  type WebsiteContext,
  type WebsiteEnv,
} from '../../platform/index.ts';
import type { ParticipationServices } from '../participation-services.ts';
import { getAddress, searchAddresses } from './search-addresses.ts';

// Far more than typing produces, even for an office behind one address.
export const ADDRESS_SEARCHES_PER_MINUTE = 6_000;
// The data changes only with a release; caching for a minute saves repeated requests while a visitor corrects a field.
const CACHE_CONTROL = 'private, max-age=60';

/** The address search (W7.01, W7.04). */
export function addressRoutes(app: Hono<WebsiteEnv>, { db, clock }: ParticipationServices): void {
  const allow = createRateLimiter({ limit: ADDRESS_SEARCHES_PER_MINUTE, windowMs: 60_000, clock });

  const search = async (c: WebsiteContext) => {
    allow(networkOf(c));
    const country = normaliseSiteCountryCode((c.req.query('country') ?? '').slice(0, 10));
    const found = await searchAddresses(db, country, (c.req.query('address') ?? '').slice(0, 200));
    return c.json(found, 200, { 'Cache-Control': CACHE_CONTROL });
  };

  const get = async (c: WebsiteContext) => {
    allow(networkOf(c));
    const address = await getAddress(db, c.req.query('searchId') ?? '');
    if (!address) return c.json({ errors: ['We could not find that address. Please search again.'] }, 404);
    return c.json(address, 200, { 'Cache-Control': CACHE_CONTROL });
  };

  for (const path of spellings(API_PATHS.searchAddresses)) routeMethods(app, path, { get: search });
  for (const path of spellings(API_PATHS.getAddress)) routeMethods(app, path, { get: get });
}
