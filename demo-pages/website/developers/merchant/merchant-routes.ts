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
  networkOf,
  type PolicyChanges,
  pageContext,
  pagesOf,
  readFields,
  routeMethods,
  SITES,
  type Site,
  sharedByApp,
  textField,
  type WebsiteContext,
  type WebsiteEnv,
} from '../../platform/index.ts';
import type { DeveloperServices } from '../developer-services.ts';
import { demoPage } from './demo-page.tsx';
import { MERCHANT_GROUPS } from './merchant-demos.ts';
import type { MerchantFacts } from './merchant-layout.tsx';
import { merchantPage } from './merchant-page.tsx';
import { MERCHANT_PRICE, merchantServerCalls } from './merchant-server-calls.ts';
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

/** Wallets and fraud checks load their vendors' scripts; in the demo the sandbox serves simulated ones. */
const vendorScripts = (providerOrigin: string): PolicyChanges => ({
  'script-src': `'self' ${providerOrigin}/vendor/`,
  'trusted-types': 'haven-sdk',
});

const readTestData = sharedByApp(createTestDataClient);
const scriptText = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

/** What the pages show of the provider. */
async function merchantFacts({ services }: { services: DeveloperServices }): Promise<MerchantFacts> {
  const { providerOrigin, publicKey } = services;
  return { providerOrigin, publicKey, ...(await readTestData(services)()) };
}

const definePage = pagesOf<DeveloperServices>();
const FACTS = {
  languages: 'english',
  cache: 'private',
  security: 'merchant',
  isDemo: true,
  async context(c: WebsiteContext, services: DeveloperServices, site: Site) {
    changePolicy(c, vendorScripts(services.providerOrigin));
    return pageContext(c, services, site);
  },
} as const;

/** The pages for merchants. */
export const merchantPages = [
  definePage({
    ...FACTS,
    path: '/merchant',
    countries: 'all',
    navigation: [{ menu: 'about', order: 4, label: 'merchants' }],
    load: merchantFacts,
    view: merchantPage,
  }),
  ...MERCHANT_GROUPS.flatMap((group) =>
    group.demos.map((demo) =>
      definePage({
        ...FACTS,
        path: `/merchant/${demo.id}`,
        countries: 'own',
        load: merchantFacts,
        view: (context, facts) => demoPage(context, facts, { group, demo, scriptText }),
      }),
    ),
  ),
];

/** The scripts of the pages for merchants, the calls of its server, and a provider that is down. */
export function merchantRoutes(app: Hono<WebsiteEnv>, services: DeveloperServices): void {
  const provider = createProviderClient(services);
  const allow = createRateLimiter({ limit: CHARGES_PER_MINUTE, windowMs: 60_000, clock: services.clock });

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
