import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { type CheckoutAnswer, createCheckoutClient } from '../../payments/index.ts';
import {
  changePolicy,
  createRateLimiter,
  type Handlers,
  networkOf,
  pageContext,
  pagesOf,
  readFields,
  renderPage,
  routeMethods,
  type Site,
  sharedByApp,
  textField,
  to,
  type WebsiteContext,
  type WebsiteEnv,
} from '../../platform/index.ts';
import type { DeveloperServices } from '../developer-services.ts';
import { payWidgetPage } from './pay-widget-page.tsx';
import { createTestDataClient, type TestData } from './test-data-client.ts';

const PATH = '/merchant/checkout';
/** Only the server sets the price: a page that could send it could lower it. */
const PRICE = '50.00';
const CHECKOUTS_PER_MINUTE = 120;
const ORDER = /^[\da-f-]{36}$/;

/** The configuration that the page's forms select: a named scenario, or a typed one as JSON. */
function configurationOf(
  { scenarios, default_scenario }: TestData,
  scenario: string,
  typed: string,
): { configuration: object } | { problem: string } {
  if (typed === '') {
    const named = scenarios.find(({ id }) => id === scenario)?.id ?? default_scenario;
    return { configuration: { template_id: named } };
  }
  try {
    const own: unknown = JSON.parse(typed);
    if (typeof own === 'object' && own !== null && !Array.isArray(own)) return { configuration: { scenario: own } };
    return { problem: 'A scenario is a JSON object with a list of steps.' };
  } catch (error) {
    return { problem: `This is no JSON: ${(error as Error).message}` };
  }
}

const shared = sharedByApp((services: DeveloperServices) => ({
  client: createCheckoutClient(services),
  readTestData: createTestDataClient(services),
  allow: createRateLimiter({ limit: CHECKOUTS_PER_MINUTE, windowMs: 60_000, clock: services.clock }),
}));

function payWidgetHandlers(services: DeveloperServices, site: Site): Handlers {
  const { siteOrigin, providerOrigin } = services;
  const { client, readTestData, allow } = shared(services);

  const start = async (c: WebsiteContext, configuration: object): Promise<CheckoutAnswer & { key: string }> => {
    allow(networkOf(c));
    const key = randomUUID();
    const returnUrl = `${new URL(siteOrigin).origin}${to(site, PATH)}?order=${key}`;
    const order = { key, amount: PRICE, currency: site.currency, reference: `shop-${key.slice(0, 8)}`, returnUrl };
    return { key, ...(await client.make({ ...order, configuration: { ...configuration } })) };
  };

  const show = async (
    c: WebsiteContext,
    shown: Partial<Parameters<typeof payWidgetPage>[1]>,
    status: 200 | 422 | 503 = 200,
  ) => {
    changePolicy(c, {
      // The provider serves the checkout's script, and in the demo the simulated scripts of wallets.
      'script-src': `'self' ${providerOrigin}`,
      'trusted-types': 'haven-sdk',
    });
    c.header('Cache-Control', 'no-store');
    const testData = await readTestData();
    const scenario = testData.default_scenario;
    const facts = { providerOrigin, amount: PRICE, scenario, typed: '', scenarios: testData.scenarios, ...shown };
    return c.html(renderPage(payWidgetPage(await pageContext(c, services, site), facts)), status);
  };
  const begin = async (c: WebsiteContext, scenario: string, typed: string) => {
    const reading = configurationOf(await readTestData(), scenario, typed);
    if ('problem' in reading) return show(c, { scenario, typed, problem: reading.problem }, 422);
    const answer = await start(c, reading.configuration);
    if (answer.kind === 'made') return c.redirect(`${to(site, PATH)}?order=${answer.key}`, 303);
    if (answer.kind === 'refused') return show(c, { scenario, typed, problem: answer.message }, 422);
    const problem = 'The payment provider cannot be reached. Please try again in a minute.';
    return show(c, { scenario, typed, problem }, 503);
  };

  return {
    get: async (c) => {
      const key = c.req.query('order') ?? '';
      if (key === '') return begin(c, c.req.query('scenario') ?? '', '');
      const checkout = ORDER.test(key) ? await client.find(key) : undefined;
      if (!checkout) return show(c, { problem: 'This checkout is unknown or too old. Start another one.' });
      const { scenarios } = await readTestData();
      const scenario = scenarios.find(({ name }) => name === checkout.scenario)?.id;
      return show(c, { order: key, checkout, ...(scenario ? { scenario } : {}) });
    },
    post: async (c) => {
      const fields = await readFields(c);
      return begin(c, textField(fields, 'scenario'), textField(fields, 'own').slice(0, 16_000));
    },
  };
}

/**
 * A shop's checkout page with `<pay-widget>`. Every order has its own address: after a reload, or after the return from
 * a wallet, it shows the same checkout.
 */
export const payWidgetPages = [
  pagesOf<DeveloperServices>()({
    path: PATH,
    languages: 'english',
    countries: 'own',
    cache: 'private',
    security: 'merchant',
    isDemo: true,
    handlers: payWidgetHandlers,
  }),
];

/**
 * The page's event is not proof of payment: the shop asks the provider for the order's status before it ships anything.
 */
export function payWidgetRoutes(app: Hono<WebsiteEnv>, services: DeveloperServices): void {
  const { client } = shared(services);
  routeMethods(app, `${PATH}/outcome`, {
    get: async (c) => {
      const key = c.req.query('order') ?? '';
      const checkout = ORDER.test(key) ? await client.find(key) : undefined;
      const { status = 'unknown', charge_id = null, amount = '', currency = '' } = checkout ?? {};
      c.header('Cache-Control', 'no-store');
      return c.json({ status, charge_id, amount, currency });
    },
  });
}
