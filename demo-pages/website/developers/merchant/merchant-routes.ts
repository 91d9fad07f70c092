import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { projectRoot } from '../../../server/database/project-root.ts';
import { serveStaticFolder } from '../../../server/http/static-files.ts';
import { type ChargeOutcome, createProviderClient } from '../../payments/index.ts';
import {
  BODY_LIMIT,
  changePolicy,
  createRateLimiter,
  limitBody,
  type Markup,
  networkOf,
  type PageContext,
  type PolicyChanges,
  pageContext,
  readFields,
  routeMethods,
  SITES,
  textField,
  to,
  type WebsiteContext,
  type WebsiteEnv,
} from '../../platform/index.ts';
import type { DeveloperServices } from '../developer-services.ts';
import { demoPage } from './demo-page.ts';
import { MERCHANT_GROUPS } from './merchant-demos.ts';
import type { MerchantFacts } from './merchant-layout.ts';
import { merchantPage } from './merchant-page.ts';
import { MERCHANT_PRICE } from './merchant-price.ts';
import { merchantServerCalls } from './merchant-server-calls.ts';
import { createTestDataClient } from './test-data-client.ts';

const FOLDER = join(projectRoot, 'demo-pages/website/developers/merchant/browser');
const CHARGES_PER_MINUTE = 60;

const MESSAGES: Record<ChargeOutcome['kind'], string> = {
  approved: `Paid ${MERCHANT_PRICE}.`,
  accepted: 'The bank debit is on its way. The money comes in about two business days.',
  declined: 'The payment was declined. Nothing was charged.',
  failed: 'The payment did not work. Nothing was charged.',
  rejected: 'The provider refused the request, not the card. Nothing was charged.',
  unreached: 'The provider cannot be reached. Nothing was charged.',
  busy: 'The provider is busy. Nothing was charged: try again in a minute.',
  unknown: 'The provider did not answer in time. We ask again before anything is charged twice.',
};

/** Whether a path is a page for merchants, which frames and calls the provider like a payment page. */
export function isMerchantPage(path: string): boolean {
  return /^(\/nz)?\/merchant(\/[\w-]+)?$/.test(path);
}

/** Wallets and fraud checks load their vendors' scripts; in the demo the sandbox serves simulated ones. */
const vendorScripts = (providerOrigin: string): PolicyChanges => ({
  'script-src': `'self' ${providerOrigin}/vendor/`,
  'trusted-types': 'haven-sdk',
});

/** The pages for merchants with their scripts, the calls of its server, and a provider that is down. */
export function merchantRoutes(app: Hono<WebsiteEnv>, services: DeveloperServices): void {
  const provider = createProviderClient(services);
  const readTestData = createTestDataClient(services);
  const allow = createRateLimiter({ limit: CHARGES_PER_MINUTE, windowMs: 60_000, clock: services.clock });
  const scriptText = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

  for (const site of SITES) {
    const serve = (path: string, page: (context: PageContext, facts: MerchantFacts) => Markup) =>
      routeMethods(app, to(site, path), {
        get: async (c) => {
          changePolicy(c, vendorScripts(services.providerOrigin));
          const { cards } = await readTestData();
          return c.html(page(await pageContext(c, services, site), { ...services, cards }));
        },
      });
    serve('/merchant', merchantPage);
    for (const group of MERCHANT_GROUPS) {
      for (const demo of group.demos)
        serve(`/merchant/${demo.id}`, (context, facts) => demoPage(context, facts, group, demo, scriptText));
    }
  }

  app.use('/merchant/*', limitBody(BODY_LIMIT));
  routeMethods(app, '/merchant/charges', {
    post: async (c: WebsiteContext) => {
      allow(networkOf(c));
      const fields = await readFields(c);
      const token = textField(fields, 'token').slice(0, 255);
      const authentication = textField(fields, 'charge_3ds_id').slice(0, 255);
      const site = SITES.find(({ currency }) => currency === textField(fields, 'currency')) ?? SITES[0];
      const outcome = await provider.charge({
        // A token is good for one charge, so it can be the idempotency key.
        idempotencyKey: `merchant-${token}`,
        amount: MERCHANT_PRICE,
        currency: site.currency,
        reference: 'merchant-page',
        token,
        ...(authentication ? { _3ds: { id: authentication } } : {}),
        customer: { first_name: 'Aroha', last_name: 'Smith', email: 'aroha@example.org', phone: '' },
      });
      return c.json({ kind: outcome.kind, message: MESSAGES[outcome.kind] });
    },
  });

  merchantServerCalls(app, services);

  // The answer of a provider under maintenance, for the page's section on errors.
  app.post('/v1/remote-action/configs', (c) =>
    c.json({ status: 503, error: { message: 'The provider is down for maintenance' }, resource: null }, 503, {
      'Retry-After': '30',
    }),
  );

  app.get('/merchant/*', serveStaticFolder(FOLDER, { prefix: '/merchant/' }));
}
