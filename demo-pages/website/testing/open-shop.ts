import { randomUUID } from 'node:crypto';
import { createSandboxApp } from '../../sandbox/app/sandbox-app.ts';
import { seedSandbox } from '../../sandbox/app/seed-sandbox.ts';
import { DEMO } from '../../sandbox/core/merchants/demo-credentials.ts';
import type { OpenDatabase } from '../../server/database/open-database.ts';
import { openTestDatabase } from '../../server/database/testing/open-test-database.ts';
import { createWebsiteApp, type Website } from '../app/website-app.ts';
import { SANDBOX_CREDENTIALS, type WebsiteOptions } from '../app/website-options.ts';
import { type Redirect, redirectsOf } from '../content/index.ts';
import { LeaksInLog } from './leaks-in-log.ts';

export const SITE_ORIGIN = 'http://127.0.0.1:8080';
export const PROVIDER_ORIGIN = 'http://127.0.0.1:8081';

/** Intercepts requests from the shop to the provider: answers them itself, or passes them on. */
export type Fault = (request: Request, pass: (request: Request) => Promise<Response>) => Promise<Response>;

/** The real shop with a real database and the real sandbox, connected without a network. */
export class Shop {
  readonly database: OpenDatabase;
  readonly entries: Record<string, unknown>[] = [];
  website: Website;
  fault: Fault | undefined;
  /** The staff area is not there until a test sets this and restarts the website, or adds an account. */
  staffPassword: string | undefined;
  /** The site's public origin, from the next start on. */
  siteOrigin = SITE_ORIGIN;
  now = Date.parse('2026-11-21T00:00:00Z');
  /** The provider, from the next start on. */
  provider: Partial<WebsiteOptions> & typeof SANDBOX_CREDENTIALS = SANDBOX_CREDENTIALS;
  /** Who may frame previews, from the next start on. */
  preview: NonNullable<WebsiteOptions['preview']> = { origins: [], secret: undefined };
  /** Where the bytes of pictures are, from the next start on. */
  bucket: WebsiteOptions['bucket'];
  /** Old addresses, from the next start on. */
  redirects: readonly Redirect[] = [];
  /** The provider's webhooks are not taken until a test sets this and restarts the website. */
  webhookSecret = '';
  private readonly sandbox: ReturnType<typeof createSandboxApp>;
  private readonly leaks = new LeaksInLog();

  constructor(database: OpenDatabase) {
    // Every test with a shop proves that its log is without personal data.
    const close = () => database.close().then(() => this.leaks.assertNone());
    this.database = { ...database, close };
    const clock = {
      now: () => new Date(this.now),
      sleep: async (ms: number) => {
        this.now += ms;
        await new Promise((resolve) => setImmediate(resolve));
      },
    };
    this.sandbox = createSandboxApp({ db: database.db, hostedDirectory: '/nonexistent', clock });
    this.website = this.startWebsite();
  }

  /** Another process of the same shop, with empty memory. */
  startWebsite(): Website {
    const pass = async (request: Request) => this.sandbox.fetch(request);
    return createWebsiteApp({
      db: this.database.db,
      bucket: this.bucket,
      siteOrigin: this.siteOrigin,
      providerOrigin: PROVIDER_ORIGIN,
      ...this.provider,
      webhookSecret: this.webhookSecret,
      // The browser solves the challenge; in a test a high difficulty would only cost time.
      forms: { difficulty: 2 },
      staffPassword: this.staffPassword,
      preview: this.preview,
      findRedirect: redirectsOf(this.redirects),
      fetch: async (input, init) => {
        const request = new Request(input, init);
        return this.fault ? this.fault(request, pass) : pass(request);
      },
      clock: () => this.now,
      log: (entry) => {
        this.leaks.read(entry);
        this.entries.push(entry);
      },
    });
  }

  /** A call to the provider that no fault reaches. */
  async askProvider(request: Request): Promise<Response> {
    return this.sandbox.fetch(request);
  }

  /** A refund that somebody makes in the provider's own pages, without the site. */
  async refundAtProvider(chargeId: string, amount: string, key: string = randomUUID()): Promise<Response> {
    return this.sandbox.request(`${PROVIDER_ORIGIN}/v1/charges/${chargeId}/refunds`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-user-secret-key': SANDBOX_CREDENTIALS.secretKey,
        'idempotency-key': key,
      },
      body: JSON.stringify({ amount }),
    });
  }

  /**
   * The calls of a wallet's button with the token of its charge: an order, then the payment with one of the sandbox's
   * outcomes.
   */
  async payWallet(chargeToken: string, outcome: string): Promise<{ status: number }> {
    const call = (path: string, body: object) =>
      this.sandbox.request(`${PROVIDER_ORIGIN}/v1/charges/wallet/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-access-token': chargeToken, origin: SITE_ORIGIN },
        body: JSON.stringify(body),
      });
    const made = await call('callback', { request_type: 'CREATE_TRANSACTION' });
    const { resource } = (await made.json()) as { resource?: { data?: { id?: string } } };
    return call('capture', {
      payment_method_id: resource?.data?.id,
      external_payer_id: `sandbox_${outcome}`,
      customer: { payment_source: { external_payer_id: `sandbox_${outcome}` } },
    });
  }

  /** Completes a 3-D Secure authentication at the provider, as the page does. */
  async authenticate(token: string, amount: string): Promise<string> {
    const answer = await this.sandbox.request(`${PROVIDER_ORIGIN}/v1/charges/3ds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-user-public-key': DEMO.publicKey, origin: SITE_ORIGIN },
      body: JSON.stringify({ amount, currency: 'AUD', token, _3ds: { browser_details: BROWSER_DETAILS } }),
    });
    const { resource } = (await answer.json()) as { resource: { data: { _3ds: { id: string; token: string } } } };
    const { id, token: secure } = resource.data._3ds;
    const { content } = JSON.parse(Buffer.from(secure, 'base64').toString()) as { content: string };
    await this.sandbox.request(`${PROVIDER_ORIGIN}/v1/charges/standalone-3ds/process`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-access-token': content, origin: SITE_ORIGIN },
      body: JSON.stringify({ charge_3ds_id: id }),
    });
    return id;
  }

  /** A one-time token for a card, as the card form gets it. */
  token(cardNumber: string): Promise<string> {
    return this.tokenOf({
      gateway_id: DEMO.gatewayId,
      type: 'card',
      card_name: 'Aroha Ngata',
      card_number: cardNumber,
      expire_month: '09',
      expire_year: '30',
      card_ccv: '123',
    });
  }

  /** A one-time token for an Australian bank account, as its form gets it. */
  bankToken(accountNumber = '12345678'): Promise<string> {
    return this.tokenOf({
      gateway_id: SANDBOX_CREDENTIALS.bankGatewayId,
      type: 'bsb',
      account_name: 'Aroha Ngata',
      account_bsb: '062-000',
      account_number: accountNumber,
    });
  }

  private async tokenOf(source: Record<string, string>): Promise<string> {
    const answer = await this.sandbox.request(`${PROVIDER_ORIGIN}/v1/payment_sources/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-user-public-key': DEMO.publicKey, origin: SITE_ORIGIN },
      body: JSON.stringify(source),
    });
    const body = (await answer.json()) as { resource: { data: string } };
    if (answer.status !== 201) throw new Error(`No token: ${JSON.stringify(body)}`);
    return body.resource.data;
  }
}

const BROWSER_DETAILS = {
  name: 'chrome',
  java_enabled: 'false',
  language: 'en-AU',
  screen_height: '800',
  screen_width: '1280',
  time_zone: '-660',
  color_depth: '24',
};

/** Opens a shop with its own database. */
export async function openShop(): Promise<Shop> {
  const database = await openTestDatabase();
  await seedSandbox(database.db, { siteOrigins: [SITE_ORIGIN] });
  return new Shop(database);
}

export const APPROVED_CARD = '4242424242424242';
export const DECLINED_CARD = '4000000000000002';
export const PROCESSING_ERROR_CARD = '4000000000000119';
/** Its bank approves without a challenge, if the merchant requires 3-D Secure at all. */
export const FRICTIONLESS_CARD = '4000000000003055';
export const CHALLENGE_CARD = '4000000000003220';
/** Its owner disputes the payment, which goes back after ten days. */
export const CHARGED_BACK_CARD = '4000000000000259';
/** Like that one, and the merchant wins the dispute twenty days later. */
export const DISPUTE_WON_CARD = '4000000000000267';
export const SLOW_CARD = '4000000000000077';
/** Payments succeed, refunds are refused. */
export const REFUSED_REFUND_CARD = '4000000000005126';
