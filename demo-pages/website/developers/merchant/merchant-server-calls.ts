import type { Hono } from 'hono';
import {
  createRateLimiter,
  HttpProblem,
  networkOf,
  readFields,
  routeMethods,
  SITES,
  textField,
  to,
  type WebsiteContext,
  type WebsiteEnv,
} from '../../platform/index.ts';
import type { DeveloperServices } from '../developer-services.ts';
import { WALLET_DEMOS } from './wallet-demos.tsx';

/**
 * The price of everything on the merchants' page. Only the server sets it: a page that could send it could lower it.
 */
export const MERCHANT_PRICE = '20.00';

const CALLS_PER_MINUTE = 120;
/** In a real shop this is the customer who is signed in. */
const CUSTOMER = 'customer_haven';
const STORED_CARD = 'source_haven_visa';
const TIMEOUT_MS = 15_000;

/** Nothing of it means another address of the provider, which is asked with the secret key. */
const CHARGE_ID = /^[\w-]{1,64}$/;

/**
 * The calls of a merchant's server to the provider for its page: each needs the secret key, so a page cannot make it.
 */
export function merchantServerCalls(app: Hono<WebsiteEnv>, services: DeveloperServices): void {
  const { providerOrigin, secretKey, siteOrigin, fetch, clock } = services;
  const allow = createRateLimiter({ limit: CALLS_PER_MINUTE, windowMs: 60_000, clock });

  /** The provider's `resource.data`. Throws a 502 when there is none, with the provider's message if it sent one. */
  const ask = async (path: string, body?: object): Promise<Record<string, unknown>> => {
    const headers = { 'x-user-secret-key': secretKey, 'content-type': 'application/json' };
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(new URL(path, providerOrigin), { ...init, headers, signal });
      const { resource, error } = (await response.json()) as {
        resource?: { data?: Record<string, unknown> };
        error?: { message?: string };
      };
      if (response.ok && resource?.data) return resource.data;
      if (response.status === 404) throw new HttpProblem(404, 'The provider has nothing with this id.');
      throw new HttpProblem(502, error?.message ?? 'The provider refused. Try again later.');
    } catch (error) {
      if (error instanceof HttpProblem) throw error;
      throw new HttpProblem(502, 'The provider cannot be reached. Try again later.');
    }
  };

  routeMethods(app, '/merchant/wallet-charges', {
    post: async (c: WebsiteContext) => {
      allow(networkOf(c));
      const fields = await readFields(c);
      const gatewayId = textField(fields, 'gateway');
      if (!WALLET_DEMOS.some(({ gateway }) => gateway === gatewayId))
        throw new HttpProblem(422, 'Name a gateway that is a wallet.');
      const site = SITES.find(({ currency }) => currency === textField(fields, 'currency')) ?? SITES[0];
      const page = new URL(to(site, '/merchant/afterpay-wallet'), siteOrigin);
      page.searchParams.set('from', gatewayId);
      const { token, charge } = await ask('/v1/charges/wallet', {
        amount: MERCHANT_PRICE,
        currency: site.currency,
        reference: 'merchant-page',
        customer: { first_name: 'Aroha', last_name: 'Smith', payment_source: { gateway_id: gatewayId } },
        // Only a redirect wallet needs a return address.
        ...(gatewayId === 'gateway_haven_afterpay' ? { meta: { success_url: page.href, error_url: page.href } } : {}),
      });
      return c.json({ token, id: (charge as { id?: unknown }).id });
    },
  });

  routeMethods(app, '/merchant/wallet-charges/:id', {
    get: async (c: WebsiteContext) => {
      allow(networkOf(c));
      const id = c.req.param('id') ?? '';
      if (!CHARGE_ID.test(id)) return c.notFound();
      const { status } = await ask(`/v1/charges/wallet/${id}`);
      return c.json({ status });
    },
  });

  routeMethods(app, '/merchant/query-tokens', {
    post: async (c: WebsiteContext) => {
      allow(networkOf(c));
      return c.json(await ask('/v1/payment_sources/query-tokens', { customer_id: CUSTOMER }));
    },
  });

  routeMethods(app, '/merchant/display-tokens', {
    post: async (c: WebsiteContext) => {
      allow(networkOf(c));
      return c.json(await ask('/v1/vault/display-tokens', { payment_source_id: STORED_CARD, security_code: true }));
    },
  });
}
