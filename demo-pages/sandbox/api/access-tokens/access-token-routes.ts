import { Hono } from 'hono';
import { z } from 'zod';
import { mintAccessToken, publicKeySet, readBody, respond, type SandboxServices, serverKey } from '../../core/index.ts';

const DAY_SECONDS = 24 * 60 * 60;
const DOMAIN = /^(\*\.)?(localhost|(?=.{1,253}$)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+)$/;

export const accessTokenRequest = z.object({
  whitelisted_domains: z
    .array(z.string().regex(DOMAIN, 'must be a host name in lower case such as shop.example.org or *.example.org'))
    .min(1, 'must name at least one domain')
    .max(50)
    .transform((domains) => [...new Set(domains)]),
  expires_in: z.number().int().min(60).max(DAY_SECONDS).default(3600),
});

/** Merchants' servers request access tokens for their pages here, with the secret key. */
export function accessTokenRoutes({ db, clock }: SandboxServices): Hono {
  const routes = new Hono();

  routes.post('/', async (c) => {
    const now = clock.now();
    const { merchantId } = await serverKey(db, c, now);
    const { whitelisted_domains: domains, expires_in: lifetimeSeconds } = await readBody(c, accessTokenRequest);
    const { token, expiresAt } = await mintAccessToken(db, merchantId, { domains, lifetimeSeconds }, now);
    return respond(c, 201, 'access_token', { access_token: token, expires_at: expiresAt.toISOString() });
  });

  routes.get('/keys', async (c) => c.json(await publicKeySet(db, clock.now())));

  return routes;
}
