import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../server/database/testing/open-test-database.ts';
import { createMerchant } from '../dashboard/create-merchant.ts';
import { openSandbox, SANDBOX, SITE } from '../testing/open-sandbox.ts';
import { routesOf } from '../testing/route-list.ts';
import { accountToken, type Data, dataOf, freshKey, MANDATE, saveCustomer } from '../testing/saved-customers.ts';

/**
 * A call that names something of another merchant. `made` is the name of that thing; `x` stands for it in the path and
 * the body. Without a status the answer is a 404.
 */
interface Naming {
  route: string;
  names: keyof typeof made;
  body?: Data;
  query?: string;
  /** When the name is not the first part of the path that varies. */
  path?: string;
  with?: 'public' | 'secret' | 'charge token' | 'checkout token';
  status?: number;
}

/** What the demonstration merchant has; other merchants must not learn of it. */
const made = {
  charge: '',
  customer: '',
  source: '',
  mandate: '',
  endpoint: '',
  wallet: '',
  intent: '',
  checkout: '',
  checkoutToken: '',
  configuration: '',
  token: '',
  setup: '',
  queryToken: '',
  refundKey: 'their-refund',
  chargeKey: 'their-charge',
  intentKey: 'their-intent',
  gateway: 'gateway_haven_cards',
  paypal: 'gateway_haven_paypal_wallet',
  service: 'service_haven_fraud',
  origin: 'https://theirs.test',
};

const browser = {
  name: 'chrome',
  java_enabled: 'false',
  language: 'en-AU',
  screen_height: '1080',
  screen_width: '1920',
  time_zone: '-660',
  color_depth: '24',
};
const amount = { amount: '5.00', currency: 'AUD' };
const card = { type: 'card', card_name: 'A B', card_number: '4242424242424242', card_ccv: '123' };
const expiry = { expire_month: '09', expire_year: '30' };
const back = { success_redirect_url: `${SANDBOX}/checkout/success` };

const NAMINGS: readonly Naming[] = [
  { route: 'GET /v1/charges/{}', names: 'charge' },
  { route: 'GET /v1/charges/{}', names: 'wallet' },
  { route: 'GET /v1/charges', query: '?idempotency_key=x', names: 'chargeKey' },
  { route: 'POST /v1/charges', names: 'token', body: { ...amount, reference: 'r', token: 'x' }, status: 400 },
  { route: 'POST /v1/charges', names: 'customer', body: { ...amount, reference: 'r', customer_id: 'x' } },
  { route: 'POST /v1/charges/{}/refunds', names: 'charge', body: {} },
  { route: 'POST /v1/charges/{}/refunds', names: 'wallet', body: {} },
  { route: 'GET /v1/charges/{}/refunds', names: 'charge' },
  { route: 'POST /v1/charges/{}/capture', names: 'charge', body: {} },
  { route: 'POST /v1/charges/{}/capture', names: 'wallet', body: {} },
  { route: 'POST /v1/charges/{}/cancel', names: 'charge', body: {} },
  { route: 'POST /v1/charges/{}/cancel', names: 'wallet', body: {} },
  { route: 'GET /v1/charges/{}/refunds', query: '?idempotency_key=their-refund', names: 'charge' },
  {
    route: 'POST /v1/charges/wallet',
    names: 'paypal',
    body: { ...amount, reference: 'r', customer: { payment_source: { gateway_id: 'x' } } },
  },
  { route: 'GET /v1/charges/wallet/{}', names: 'wallet' },
  { route: 'GET /v1/charges/wallet/{}', names: 'wallet', with: 'charge token' },
  { route: 'POST /v1/charges/wallet/{}/decline', names: 'wallet', with: 'charge token', body: {} },
  { route: 'POST /v1/customers', names: 'token', body: { token: 'x' }, status: 400 },
  { route: 'GET /v1/customers/{}', names: 'customer' },
  { route: 'POST /v1/customers/{}/payment_sources', names: 'customer', body: { token: 'tok_any', mandate: MANDATE } },
  { route: 'PUT /v1/customers/{}/payment_sources/{}/default', names: 'customer', body: {} },
  { route: 'DELETE /v1/customers/{}/payment_sources/{}', names: 'customer' },
  {
    route: 'PUT /v1/customers/{}/payment_sources/{}/default',
    path: '/v1/customers/customer_river/payment_sources/=x/default',
    names: 'source',
    body: {},
  },
  {
    route: 'DELETE /v1/customers/{}/payment_sources/{}',
    path: '/v1/customers/customer_river/payment_sources/=x',
    names: 'source',
  },
  { route: 'GET /v1/payment_sources/tokens/{}', names: 'token' },
  { route: 'POST /v1/mandates/{}/revoke', names: 'mandate' },
  { route: 'POST /v1/webhook-endpoints/{}/rotate', names: 'endpoint' },
  { route: 'DELETE /v1/webhook-endpoints/{}', names: 'endpoint' },
  { route: 'DELETE /v1/origins', query: '?origin=x', names: 'origin' },
  { route: 'GET /v1/checkouts', query: '?idempotency_key=x', names: 'intentKey' },
  { route: 'GET /v1/checkouts/{intent_id}', names: 'intent' },
  { route: 'GET /v1/checkouts/{intent_id}', names: 'intent', with: 'checkout token' },
  {
    route: 'POST /v1/charges/3ds',
    names: 'token',
    with: 'public',
    body: { ...amount, token: 'x', _3ds: { browser_details: browser } },
    status: 400,
  },
  { route: 'GET /v1/gateways/{}/wallet-config', names: 'paypal', with: 'public' },
  { route: 'GET /v1/services/{}/config', names: 'service', with: 'public' },
  { route: 'POST /v1/payment_sources/query-tokens', names: 'customer', body: { customer_id: 'x' } },
  { route: 'POST /v1/vault/display-tokens', names: 'source', body: { payment_source_id: 'x' } },
  // The library tells a page of a token that has ended by this code.
  { route: 'GET /v1/payment_sources', query: '?query_token=x', names: 'queryToken', with: 'public', status: 403 },
  {
    route: 'PUT /v1/payment_sources/{}/default',
    path: '/v1/payment_sources/src_any/default?query_token==x',
    names: 'queryToken',
    with: 'public',
    body: {},
    status: 403,
  },
  {
    route: 'DELETE /v1/payment_sources/{}',
    path: '/v1/payment_sources/src_any?query_token==x',
    names: 'queryToken',
    with: 'public',
    status: 403,
  },
  { route: 'POST /v1/payment_sources/oauth-tokens', names: 'paypal', with: 'public', body: { gateway_id: 'x' } },
  { route: 'POST /v1/payment_sources/setup-tokens', names: 'paypal', with: 'public', body: { gateway_id: 'x' } },
  {
    route: 'POST /v1/payment_sources/setup-tokens/{}/tokens',
    names: 'setup',
    with: 'public',
    body: { gateway_id: 'gateway_river_paypal_wallet' },
  },
  {
    route: 'POST /v1/payment_sources/external_checkout',
    names: 'gateway',
    with: 'public',
    body: { gateway_id: 'x', meta: amount, ...back },
  },
  { route: 'GET /v1/payment_sources/external_checkout/{}', names: 'checkoutToken', with: 'public' },
  { route: 'GET /v1/checkouts/{}', names: 'checkout', with: 'public' },
  {
    route: 'POST /v1/remote-action/configs',
    names: 'gateway',
    with: 'public',
    body: { predefined_fields: { gateway_id: 'x', type: 'card' } },
  },
  { route: 'GET /v1/remote-action/configs/{}', names: 'configuration', with: 'public' },
  {
    route: 'POST /v1/payment_sources/tokens',
    names: 'gateway',
    with: 'public',
    body: { gateway_id: 'x', ...card, ...expiry },
  },
  {
    route: 'POST /v1/payment_sources/tokens',
    names: 'checkoutToken',
    with: 'public',
    body: { gateway_id: 'gateway_river_paypal', type: 'checkout_token', checkout_token: 'x' },
  },
];

/** Calls that name nothing of a merchant, and why that is enough. */
const NAMES_NOTHING: Readonly<Record<string, string>> = {
  'GET /v1/webhook-endpoints': 'lists the caller’s own, see below',
  'POST /v1/webhook-endpoints': 'makes one',
  'GET /v1/customers': 'lists the caller’s own, see below',
  'GET /v1/refunds': 'lists the caller’s own, see below',
  'GET /v1/origins': 'lists the caller’s own, see below',
  'POST /v1/origins': 'adds one',
  'GET /v1/clock': 'one clock for the sandbox',
  'POST /v1/clock': 'one clock for the sandbox',
  'POST /v1/access-tokens': 'makes one',
  'GET /v1/access-tokens/keys': 'public keys of the sandbox',
  'POST /v1/checkouts/intent': 'makes one; a customer is a free name there, looked up among the caller’s own',
  'GET /v1/checkouts/instruction': 'the token names the checkout',
  'POST /v1/checkouts/callback': 'the token names the checkout',
  'POST /v1/charges/wallet/callback': 'the token names the charge',
  'POST /v1/charges/wallet/capture': 'the token names the charge',
  'POST /v1/charges/standalone-3ds/process': 'the token names the authentication, and nothing else is looked up',
  'GET /v1/charges/standalone-3ds/handle': 'the token names the authentication, and nothing else is looked up',
  'GET /v1/gateways/default': 'the caller’s own',
  'POST /v1/echo': 'repeats what it was told',
};

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
let river: Awaited<ReturnType<typeof createMerchant>>;
let credentials: Record<string, Record<string, string>>;
/** The statements that the database was asked since it was emptied, without their values. */
let statements: string[] = [];

const note = (statement: string) => {
  // Now and then, whatever was asked: the log of requests is tidied, and the minute of a key's last use is noted.
  const isUpkeep = /^(delete from "sandbox"\."logged_requests"|update "sandbox"\."keys")/.test(statement);
  if (!isUpkeep) statements.push(statement);
};

const walletBody = (gateway_id: string) => ({
  ...amount,
  reference: 'w',
  customer: { payment_source: { gateway_id } },
});
const wallet = (data: Data) => data as { token: string; charge: { id: string } };

beforeAll(async () => {
  const opened = await openTestDatabase();
  // Drizzle's handle has its client, which its type does not tell.
  const { $client } = opened.db as unknown as { $client: PGlite };
  const db = drizzle($client, { logger: { logQuery: note } });
  sandbox = await openSandbox(undefined, { ...opened, db: db as unknown as typeof opened.db });
  const { server, browser: page } = sandbox;
  river = await createMerchant(db as unknown as typeof opened.db, 'River', sandbox.clock.now());

  const customer = await saveCustomer(sandbox, { account: '12345678' });
  Object.assign(made, { customer: customer.id, source: customer.sourceId });
  const [source] = dataOf(await server('GET', `/v1/customers/${customer.id}`))['payment_sources'] as {
    mandate: Data;
  }[];
  made.mandate = String(source?.mandate['_id']);
  made.charge = String(dataOf(await sandbox.charge(made.chargeKey, await sandbox.tokenise()))['_id']);
  await server('POST', `/v1/charges/${made.charge}/refunds`, { amount: '1.00' }, { 'idempotency-key': made.refundKey });
  made.token = await accountToken(sandbox);
  made.endpoint = String(dataOf(await server('POST', '/v1/webhook-endpoints', { url: 'http://127.0.0.1:9/a' }))['_id']);
  made.wallet = wallet(dataOf(await server('POST', '/v1/charges/wallet', walletBody(made.paypal)))).charge.id;
  const intentKey = { 'idempotency-key': made.intentKey };
  made.intent = String(
    dataOf(await server('POST', '/v1/checkouts/intent', { ...amount, reference: 'i' }, intentKey))['intent_id'],
  );
  const external = { gateway_id: 'gateway_haven_paypal', meta: amount, ...back };
  const checkout = dataOf(await page('POST', '/v1/payment_sources/external_checkout', external));
  Object.assign(made, { checkout: checkout['_id'], checkoutToken: checkout['token'] });
  const form = { predefined_fields: { gateway_id: made.gateway, type: 'card' } };
  made.configuration = String(dataOf(await page('POST', '/v1/remote-action/configs', form))['configuration_token']);
  made.setup = String(
    dataOf(await page('POST', '/v1/payment_sources/setup-tokens', { gateway_id: made.paypal }))['setup_token'],
  );
  made.queryToken = String(
    dataOf(await server('POST', '/v1/payment_sources/query-tokens', { customer_id: customer.id }))['query_token'],
  );
  await server('POST', '/v1/origins', { origin: made.origin });

  const secret = { 'x-user-secret-key': river.secretKey };
  const own = walletBody('gateway_river_paypal_wallet');
  const { token: chargeToken } = wallet(dataOf(await sandbox.call('POST', '/v1/charges/wallet', secret, own)));
  const intent = dataOf(await sandbox.call('POST', '/v1/checkouts/intent', secret, { ...amount, reference: 'own' }));
  credentials = {
    secret,
    public: { 'x-user-public-key': river.publicKey, origin: SITE },
    'charge token': { 'x-access-token': chargeToken, origin: SITE },
    'checkout token': { 'x-access-token': String(intent['token']), origin: SITE },
  };
  // The first use of a key in a minute is noted.
  await sandbox.call('GET', '/v1/gateways/default', credentials['public'] ?? {});
});
afterAll(() => sandbox.close());

/** Calls as the other merchant; the answer has `#` in place of the name. */
async function ask({ route, path: given, body, query = '', with: credential = 'secret' }: Naming, name: string) {
  const [method = '', path = ''] = route.split(' ');
  const put = (text: string, value: string) => text.replace(/(?<=[="])x(?="|$)/g, value);
  const address = given
    ? given.replace('=x', name)
    : path.replace('{}', name).replace('{intent_id}', name).replace('{}', made.source);
  const headers = { ...credentials[credential], 'idempotency-key': freshKey() };
  statements = [];
  const answer = await sandbox.call(
    method,
    address + put(query, encodeURIComponent(name)),
    headers,
    body && put(JSON.stringify(body), name),
  );
  return {
    status: answer.status,
    text: JSON.stringify(answer.body).replaceAll(name, '#'),
    headers: [...answer.headers.keys()],
    statements,
  };
}

/** Something of the same shape that nobody has. */
const unknown = (name: string) =>
  name.startsWith('https:') ? 'https://nobody.test' : `${name.slice(0, 5)}nobody-has-this`;

describe('another merchant’s keys', () => {
  it('have a row for each call of the API', () => {
    const rows = new Set([...NAMINGS.map(({ route }) => route), ...Object.keys(NAMES_NOTHING)]);
    const calls = routesOf(sandbox.app).filter((route) => route.includes(' /v1/'));
    expect([...rows].sort(), '[P2.01] a new call says what it does with other merchants’ keys').toEqual(calls);
  });

  it.each(
    NAMINGS.map(
      (naming) => [`${naming.route}${naming.query ?? ''} ${naming.names} ${naming.with ?? ''}`, naming] as const,
    ),
  )('find nothing: %s', async (_, naming) => {
    const name = made[naming.names];
    expect(name).not.toBe('');
    const [theirs, nothing] = [await ask(naming, name), await ask(naming, unknown(name))];
    expect(theirs.status, `[P2.01] ${theirs.text}`).toBe(naming.status ?? 404);
    expect(theirs.text, '[P2.01] the same text as for nothing').toBe(nothing.text);
    expect(theirs.headers, '[P2.01] the same headers').toEqual(nothing.headers);
    // What takes time is the database: the same statements in the same order.
    expect(theirs.statements, '[P2.01] the same work, so the same time').toEqual(nothing.statements);
    expect(theirs.statements.length).toBeGreaterThan(0);
  });

  it('list what is their own', async () => {
    for (const path of ['/v1/charges', '/v1/refunds', '/v1/customers', '/v1/webhook-endpoints', '/v1/origins']) {
      const { status, body } = await sandbox.call('GET', path, credentials['secret'] ?? {});
      expect(status).toBe(200);
      const text = JSON.stringify(body);
      for (const name of Object.values(made)) expect(text, `[P2.01] ${path}`).not.toContain(name);
    }
  });

  it('may use the idempotency keys that another merchant used', async () => {
    await sandbox.charge('their-other-charge', await sandbox.tokenise());
    const headers = { ...credentials['secret'], 'idempotency-key': 'their-other-charge' };
    const page = { ...credentials['public'] };
    const details = { gateway_id: 'gateway_river_cards', ...card, ...expiry };
    const token = await sandbox.call('POST', '/v1/payment_sources/tokens', page, details);
    const body = { ...amount, reference: 'own', token: token.body.resource.data };
    const charge = await sandbox.call('POST', '/v1/charges', headers, body);
    expect([charge.status, (charge.body.resource.data as Data)['reference']], '[P2.01]').toEqual([201, 'own']);
  });
});
