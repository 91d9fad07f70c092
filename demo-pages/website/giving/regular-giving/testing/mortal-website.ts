import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { createWebsiteApp, type Website } from '../../../app/website-app.ts';
import { SANDBOX_CREDENTIALS } from '../../../app/website-options.ts';
import { PROVIDER_ORIGIN, type Shop, SITE_ORIGIN } from '../../../testing/open-shop.ts';

export interface MortalWebsite extends Website {
  isDead(): boolean;
}

/**
 * Another process of the shop that dies after some steps, as by SIGKILL: it sends no further statement to the database and
 * no further request to the provider, and an open transaction is undone. A request to the provider is two steps, because
 * it may die before the provider gets it or before it gets the answer.
 */
export function startMortal(
  shop: Shop,
  provider: { fetch(request: Request): Promise<Response> },
  steps: number,
): MortalWebsite {
  let left = steps;
  let isDead = false;
  const step = () => {
    isDead ||= left <= 0;
    if (isDead) throw new Error('killed');
    left -= 1;
  };
  // The drizzle handle of a test database has its client, which its type does not name.
  const { $client } = shop.database.db as unknown as { $client: PGlite };
  const website = createWebsiteApp({
    db: drizzle($client, { logger: { logQuery: step } }),
    siteOrigin: SITE_ORIGIN,
    providerOrigin: PROVIDER_ORIGIN,
    ...SANDBOX_CREDENTIALS,
    fetch: async (input, init) => {
      step();
      const answer = await provider.fetch(new Request(input, init));
      step();
      return answer;
    },
    clock: () => shop.now,
  });
  return { ...website, isDead: () => isDead };
}
