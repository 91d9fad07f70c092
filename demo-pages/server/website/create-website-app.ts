import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { requestLog } from './http/request-log.ts';
import { requireSameOrigin } from './http/require-same-origin.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { WebsiteEnv } from './http/website-env.ts';
import { createPayments, type Payments } from './payment/payments.ts';
import { createProviderClient } from './payment/provider-client.ts';
import { addressRoutes } from './routes/address-routes.ts';
import { cartRoutes } from './routes/cart-routes.ts';
import { checkoutRoutes, isPaymentPage } from './routes/checkout-routes.ts';
import { contentRoutes } from './routes/content-routes.ts';
import { customerRoute } from './routes/customer-route.ts';
import { ecardRoutes } from './routes/ecard-routes.ts';
import { isMerchantPage, merchantRoutes } from './routes/merchant-routes.ts';
import { paymentRoute } from './routes/payment-route.ts';
import { answerNotFound, answerProblem } from './routes/problem-answers.ts';
import type { WebsiteServices } from './routes/website-services.ts';
import { SITES } from './sites.ts';
import type { WebsiteOptions } from './website-options.ts';

export type { WebsiteOptions } from './website-options.ts';

/** The website as one app, and the payments behind it (to follow up unfinished ones at a start). */
export interface Website {
  app: Hono<WebsiteEnv>;
  payments: Payments;
}

/** Builds the website over a migrated and seeded database. All its state is there, so processes can be many. */
export function createWebsiteApp(options: WebsiteOptions): Website {
  const { fetch = globalThis.fetch, clock = Date.now, log = () => {}, files = () => {} } = options;
  const provider = createProviderClient({ ...options, fetch });
  const payments = createPayments({ db: options.db, provider, clock, log });
  const services: WebsiteServices = { ...options, fetch, clock, log, files, payments };

  const app = new Hono<WebsiteEnv>();
  app.use(compress());
  app.use(requestLog(log, clock));
  const framesProvider = (path: string) => isPaymentPage(path) || isMerchantPage(path);
  app.use(securityHeaders({ providerOrigin: options.providerOrigin, isPaymentPage: framesProvider }));
  app.use(requireSameOrigin(options.siteOrigin));
  app.get('/healthz', async (c) => {
    await options.db.execute(sql`select 1`);
    return c.json({ status: 'ok' });
  });
  for (const site of SITES) {
    contentRoutes(app, services, site);
    cartRoutes(app, services, site);
    ecardRoutes(app, services, site);
    checkoutRoutes(app, services, site);
  }
  addressRoutes(app, services);
  customerRoute(app, services);
  paymentRoute(app, services);
  merchantRoutes(app, services);
  files(app);
  app.notFound((c) => answerNotFound(c, services));
  app.onError((error, c) => answerProblem(error, c, services));
  return { app, payments };
}
