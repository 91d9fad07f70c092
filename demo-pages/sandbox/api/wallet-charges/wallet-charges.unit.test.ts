import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorEntry } from '../../core/http/error-codes.ts';
import { DEMO } from '../../core/merchants/demo-credentials.ts';
import { openSandbox, SANDBOX, SITE } from '../../testing/open-sandbox.ts';
import { walletCharges } from './wallet-schema.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

type Data = Record<string, unknown>;
const GATEWAYS = {
  Stripe: 'gateway_haven_stripe',
  MasterCard: 'gateway_haven_mastercard',
  Paypal: 'gateway_haven_paypal_wallet',
  Flypay: 'gateway_haven_flypay',
  FlypayV2: 'gateway_haven_flypay_v2',
  Afterpay: 'gateway_haven_afterpay',
} as const;
type Type = keyof typeof GATEWAYS;

const make = (type: Type, changes: Data = {}, path = '/v1/charges/wallet', headers = {}) =>
  sandbox.server(
    'POST',
    path,
    {
      amount: '10.50',
      currency: 'AUD',
      reference: 'order-1',
      customer: { first_name: 'Zoë', payment_source: { gateway_id: GATEWAYS[type] } },
      ...changes,
    },
    headers,
  );
const made = async (type: Type, changes: Data = {}) => {
  const { status, body } = await make(type, changes);
  if (status !== 201) throw new Error(`No charge: ${body.error?.message}`);
  const { token, charge } = body.resource.data as { token: string; charge: { id: string } };
  return { token, id: charge.id };
};
const page = (token: string, call: 'callback' | 'capture', body: Data, headers = {}) =>
  sandbox.call('POST', `/v1/charges/wallet/${call}`, { 'x-access-token': token, origin: SITE, ...headers }, body);
const capture = (token: string, word: string, changes: Data = {}) =>
  page(token, 'capture', { payment_method_id: `pm_sandbox_${word}.1`, ...changes });
const metaOf = (token: string) =>
  JSON.parse(atob(String(decodeJwt(token).meta))).meta as { gateway: Data; charge: Data; credentials: Data };
const stored = async (id: string) => {
  const [row] = await sandbox.db.select().from(walletCharges).where(eq(walletCharges.id, id));
  return row;
};

describe('POST /v1/charges/wallet', () => {
  it.each(Object.keys(GATEWAYS) as Type[])(
    'makes a charge token that names gateway %s [S3.48] [S3.50]',
    async (type) => {
      const { token, id } = await made(type);
      const { gateway, charge, credentials } = metaOf(token);
      expect(gateway).toMatchObject({ type, mode: 'test' });
      expect(credentials.client_auth).toEqual(expect.any(String));
      expect(charge).toMatchObject({ id, amount: 10.5, currency: 'AUD', reference: 'order-1', capture: true });
    },
  );

  it('names Apple’s and Google’s merchants for the MasterCard gateway [S6.07] [S6.08]', async () => {
    const { gateway } = metaOf((await made('MasterCard')).token);
    expect(gateway.credentials).toEqual({
      apple: { merchant: 'merchant.test.haven' },
      google: { merchant: 'haven_google_merchant' },
    });
  });

  it('carries the charge’s own facts, read by atob alone whatever its letters [S3.49]', async () => {
    const meta = { success_url: `${SITE}/thanks`, error_url: `${SITE}/sorry`, store: 'x' };
    const { token } = await made('Paypal', { reference: 'Māori 漢字', meta, capture: false });
    expect(metaOf(token).charge).toMatchObject({
      reference: 'Māori 漢字',
      capture: false,
      meta: { success_url: `${SITE}/thanks`, error_url: `${SITE}/sorry` },
    });
  });

  it('makes one charge of equal requests with one key, and refuses another request under it', async () => {
    const key = { 'idempotency-key': 'wallet-1' };
    const ask = (changes: Data = {}) => make('Stripe', changes, undefined, key);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()));
    const ids = answers.map(({ body }) => (body.resource.data as { charge: { id: string } }).charge.id);
    expect(new Set(ids).size).toBe(1);
    expect((await ask({ amount: '10.51' })).status).toBe(409);
  });

  it.each([
    ['a gateway that is no wallet', { customer: { payment_source: { gateway_id: DEMO.gatewayId } } }, 400],
    ['an unknown gateway', { customer: { payment_source: { gateway_id: 'nothing' } } }, 404],
    ['no gateway', { customer: {} }, 400],
    [
      'a wallet that the gateway has not',
      { customer: { payment_source: { gateway_id: GATEWAYS.Paypal, wallet_type: 'apple' } } },
      400,
    ],
    ['an amount of nothing', { amount: 0 }, 400],
    ['a third decimal', { amount: 1.005 }, 400],
    ['another currency', { currency: 'USD' }, 400],
    ['a way back to a stranger', { meta: { success_url: 'https://evil.test/' } }, 400],
    ['a script as the way back', { meta: { error_url: 'javascript:alert(1)' } }, 400],
    ['a card number in meta', { meta: { note: '4242424242424242' } }, 400],
  ])('refuses %s', async (_, changes, status) => {
    expect((await make('Stripe', changes)).status).toBe(status);
  });

  it('is for servers only, and so is asking what became of a charge', async () => {
    const { id } = await made('Stripe');
    expect((await sandbox.browser('POST', '/v1/charges/wallet', {})).status).toBe(401);
    expect((await sandbox.browser('GET', `/v1/charges/wallet/${id}`)).status).toBe(401);
    expect((await sandbox.call('OPTIONS', '/v1/charges/wallet', { origin: SITE })).status).toBe(403);
    const found = await sandbox.server('GET', `/v1/charges/wallet/${id}`);
    expect(found.body.resource.data).toMatchObject({ id, status: 'wallet_initialized' });
    expect((await sandbox.server('GET', '/v1/charges/wallet/nothing')).status).toBe(404);
  });
});

describe('GET /v1/gateways/{id}/wallet-config', () => {
  it('gives credentials by wallet to a public key and to a charge token [S7.22]', async () => {
    const path = `/v1/gateways/${GATEWAYS.MasterCard}/wallet-config`;
    const { token } = await made('MasterCard');
    const byKey = await sandbox.browser('GET', path);
    expect([byKey.status, byKey.body.resource.data]).toEqual([
      200,
      {
        type: 'MasterCard',
        mode: 'test',
        credentials: {
          client_auth: 'haven_mastercard',
          apple: { merchant: 'merchant.test.haven' },
          google: { merchant: 'haven_google_merchant' },
        },
      },
    ]);
    const byToken = await sandbox.call('GET', path, { 'x-access-token': token, origin: SITE });
    expect(byToken.body).toEqual(byKey.body);
    expect(byToken.headers.get('access-control-allow-origin')).toBe(SITE);
  });

  it('refuses gateways that are no wallet, and strangers', async () => {
    const found = await sandbox.browser('GET', `/v1/gateways/${DEMO.gatewayId}/wallet-config`);
    expect([found.status, found.body.error?.message]).toEqual([400, 'Gateway does not support this method']);
    const path = `/v1/gateways/${GATEWAYS.Paypal}/wallet-config`;
    expect((await sandbox.call('GET', path, { origin: SITE })).status).toBe(401);
    expect((await sandbox.browser('GET', path, undefined, { origin: 'https://evil.test' })).status).toBe(403);
  });
});

describe('the charge token', () => {
  it('opens its own charge and nothing else', async () => {
    const { token, id } = await made('Stripe');
    const asAccess = { 'x-access-token': token, origin: SITE };
    expect((await sandbox.call('GET', '/v1/gateways/default', asAccess)).status).toBe(401);
    expect((await sandbox.call('POST', '/v1/payment_sources/tokens', asAccess, sandbox.card())).status).toBe(401);
    const other = await made('Stripe');
    const decline = (path: string, held: string) =>
      sandbox.call('POST', `/v1/charges/wallet/${path}/decline`, { 'x-access-token': held, origin: SITE }, {});
    expect((await decline(other.id, token)).status).toBe(404);
    expect((await decline(id, token)).status).toBe(200);
  });

  it.each([
    ['none', ''],
    ['a text', 'abc'],
    ['the public key', DEMO.publicKey],
    ['a JWT of nobody', `${btoa('{"alg":"none"}')}.${btoa('{"charge_id":"x"}')}.`],
  ])('may not be %s', async (_, token) => {
    const answer = await capture(token, 'approve');
    expect([answer.status, answer.body.error?.code]).toEqual([403, 'token_required']);
    // The merchant's page may read the reason.
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
  });

  it('may not be an access token, an edited one or one of yesterday', async () => {
    const minted = await sandbox.server('POST', '/v1/access-tokens', { whitelisted_domains: ['127.0.0.1'] });
    const access = (minted.body.resource.data as { access_token: string }).access_token;
    expect((await capture(access, 'approve')).status).toBe(403);
    const { token } = await made('Stripe');
    const [head, , sign] = token.split('.');
    const claims = { ...decodeJwt(token), charge_id: (await made('Stripe')).id };
    expect((await capture(`${head}.${btoa(JSON.stringify(claims))}.${sign}`, 'approve')).status).toBe(403);
    sandbox.clock.time += 60 * 60 * 1000 - 1;
    expect((await capture(token, 'approve')).status).toBe(200);
    const late = (await made('Stripe')).token;
    sandbox.clock.time += 60 * 60 * 1000;
    expect((await capture(late, 'approve')).status).toBe(403);
  });

  it('works on the merchant’s pages only', async () => {
    const { token } = await made('Stripe');
    const body = { payment_method_id: 'pm_sandbox_approve' };
    const foreign = await page(token, 'capture', body, { origin: 'https://evil.test' });
    expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    expect((await page(token, 'capture', body, { origin: 'null' })).status).toBe(403);
    const good = await page(token, 'capture', body);
    expect([good.status, good.headers.get('access-control-allow-origin')]).toEqual([200, SITE]);
  });
});

describe('POST /v1/charges/wallet/callback', () => {
  it('gives Apple a merchant session for the page’s own host', async () => {
    const { token } = await made('MasterCard');
    const ask = (session_id: string | null) =>
      page(token, 'callback', {
        request_type: 'CREATE_SESSION',
        wallet_type: 'apple',
        session_id,
        request_shipping: false,
      });
    const session = await ask('127.0.0.1');
    expect(session.status, '[S7.09] [S7.10] the call with its keys is taken').toBe(200);
    expect(session.body.resource.data, '[S4.63] [S7.11] a session for the host').toMatchObject({
      domainName: '127.0.0.1',
      displayName: 'Haven sandbox',
    });
    for (const host of ['evil.test', '', null]) expect((await ask(host)).status, `[S7.11] not for ${host}`).toBe(400);
  });

  it.each([
    ['Paypal', 'CREATE_TRANSACTION', 'paypal'],
    ['FlypayV2', 'CREATE_SESSION', 'flypay'],
    ['FlypayV2', 'CREATE_TRANSACTION', undefined],
    ['Flypay', 'CREATE_SESSION', 'flypay'],
  ] as const)(
    'gives %s one order id at %s, however often it asks [S7.10] [S7.12]',
    async (type, request_type, wallet_type) => {
      const { token } = await made(type);
      const ask = () =>
        page(token, 'callback', { request_type, wallet_type, request_shipping: false, session_id: null });
      const answers = await Promise.all([ask(), ask(), ask()]);
      const [first] = answers.map(({ body }) => body.resource.data as Data);
      for (const { status, body } of answers) expect([status, body.resource.data]).toEqual([200, first]);
      expect(first).toMatchObject({ id: expect.any(String), charge: { status: 'wallet_initialized' } });
      if (type === 'Paypal')
        expect(first).toMatchObject({ status: 'CREATED', callback_method: 'GET', callback_rel: 'approve' });
    },
  );

  it('gives Afterpay a ref_token [S7.10]', async () => {
    const { token } = await made('Afterpay');
    const answer = await page(token, 'callback', { request_type: 'CREATE_SESSION', wallet_type: 'afterpay' });
    expect(answer.body.resource.data).toMatchObject({ ref_token: expect.stringMatching(/^001\./) });
  });

  it('keeps a shipping address, and refuses one it cannot ship to', async () => {
    const { token, id } = await made('Paypal');
    const ask = (shipping: Data | undefined) =>
      page(token, 'callback', { request_type: 'UPDATE_TRANSACTION', shipping });
    const sydney = { address_city: 'Sydney', address_postcode: '2000', address_country: 'AU' };
    expect((await ask(sydney)).status).toBe(200);
    expect((await stored(id))?.shipping).toEqual(sydney);
    const paris = await ask({ address_country: 'FR' });
    expect([paris.status, paris.body.error?.code]).toEqual([400, 'shipping_not_supported']);
    expect((await stored(id))?.shipping).toEqual(sydney);
    expect((await ask(undefined)).status).toBe(400);
  });

  it('refuses unknown kinds, other wallets, and charges made to fail', async () => {
    const { token } = await made('Paypal');
    const asked = async (body: Data) => (await page(token, 'callback', body)).body.error;
    expect((await asked({ request_type: 'CREATE_TRANSACTION', wallet_type: 'PayPal' }))?.message).toContain(
      'wallet_type must be a valid enum value',
    );
    expect((await asked({ request_type: 'OTHER' }))?.code).toBe('validation_error');
    expect((await asked({ request_type: 'CREATE_SESSION', wallet_type: 'apple' }))?.code).toBe('validation_error');
    const failing = await made('FlypayV2', { reference: 'sandbox_callback_error-1' });
    const answer = await page(failing.token, 'callback', { request_type: 'CREATE_SESSION', wallet_type: 'flypay' });
    expect([answer.status, answer.body.error?.code]).toEqual([400, 'wallet_session_error']);
  });
});

describe('POST /v1/charges/wallet/capture', () => {
  it.each([
    ['approve', 'complete', 0, '[S4.36]'],
    ['slow', 'complete', 5000, '[S4.36]'],
    ['in_review', 'inreview', 0, '[S4.35]'],
  ])('ends %s as %s', async (word, status, waited, row) => {
    const { token, id } = await made('Stripe');
    const started = sandbox.clock.time;
    const answer = await capture(token, word);
    expect(answer.status, '[S7.08] captured').toBe(200);
    expect(answer.body.resource.data, `${row} [S3.61] the result`).toEqual({
      id,
      amount: 10.5,
      currency: 'AUD',
      status,
    });
    expect(sandbox.clock.time - started).toBe(waited);
  });

  it.each([
    ['decline', 'card_declined', 'Card declined'],
    ['fail', 'unspecified_error', 'The wallet could not make the payment'],
  ] as const)('refuses %s with message and code, again and again [S8.19]', async (word, code, message) => {
    const { token, id } = await made('Stripe');
    for (let times = 0; times < 2; times += 1) {
      const answer = await capture(token, word);
      const { advice } = errorEntry(code);
      const details = { path: '', messages: [] };
      expect([answer.status, answer.body.error]).toEqual([400, { message, code, details, advice }]);
    }
    expect((await stored(id))?.status).toBe('failed');
  });

  it('waits for its capture when it is only authorised', async () => {
    const { body } = await make('Stripe', {}, '/v1/charges/wallet?capture=false');
    const answer = await capture((body.resource.data as { token: string }).token, 'approve');
    expect(answer.body.resource.data).toMatchObject({ status: 'pending' });
  });

  it('pays once, whoever asks how often with whatever, and says the same', async () => {
    const { token, id } = await made('Stripe');
    const words = ['approve', 'approve', 'in_review', 'decline', 'fail', 'approve'];
    const answers = await Promise.all(words.map((word) => capture(token, word)));
    const outcomes = new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`));
    const settled = await stored(id);
    expect(settled?.status).toBe('complete');
    expect(outcomes.size).toBe(1);
    expect((await capture(token, 'decline')).body).toEqual(answers[0]?.body);
    expect((await stored(id))?.settledAt).toEqual(settled?.settledAt);
  });

  it('gives the outcome to whoever asks again after an answer was lost, with one payment', async () => {
    const { token, id } = await made('Stripe');
    const lost = await capture(token, 'lost');
    expect([lost.status, lost.body.error?.code]).toEqual([503, 'service_unreachable']);
    const paid = await stored(id);
    expect(paid?.status).toBe('complete');
    const again = await capture(token, 'lost');
    expect([again.status, (again.body.resource.data as Data).status]).toEqual([200, 'complete']);
    expect((await stored(id))?.settledAt).toEqual(paid?.settledAt);
  });

  it('lets another card try after a decline, and none after an error or a calling off', async () => {
    const declined = await made('MasterCard');
    const google = (token: string, word: string) =>
      page(token, 'capture', {
        payment_method_id: null,
        customer: { payment_source: { wallet_type: 'google', ref_token: `{"token":"sandbox_${word}"}` } },
      });
    expect((await google(declined.token, 'decline')).status).toBe(400);
    expect((await google(declined.token, 'approve')).status).toBe(200);
    expect((await google(declined.token, 'decline')).status).toBe(200);
    const failed = await made('MasterCard');
    await google(failed.token, 'fail');
    expect((await google(failed.token, 'approve')).body.error?.code).toBe('unspecified_error');
  });

  it('takes the whole payment-method payload and keeps no secret of it [S3.51] [S3.53] [S3.54]', async () => {
    const { token, id } = await made('MasterCard');
    const shipping = { method: 'std', address_city: 'Sydney', contact: { first_name: 'Ann' } };
    const answer = await page(token, 'capture', {
      customer: {
        payer_name: 'Ann',
        payer_email: 'a@b.org',
        payer_phone: '+61400000000',
        payment_source: {
          wallet_type: 'apple',
          type: 'card',
          card_scheme: 'visa',
          card_name: 'Visa 4242',
          card_number_last4: '4242',
          expire_month: 9,
          ref_token: '{"data":"sandbox_approve","signature":"secret"}',
        },
      },
      shipping,
    });
    expect(answer.body.resource.data).toMatchObject({ payer_name: 'Ann', payer_email: 'a@b.org' });
    const row = await stored(id);
    expect(row?.shipping).toEqual(shipping);
    expect(row?.paymentSource).toMatchObject({ wallet_type: 'apple', card_number_last4: '4242' });
    expect(JSON.stringify(row)).not.toContain('secret');
  });

  it('takes a PayPal order that the callback made, and no other', async () => {
    const { token } = await made('Paypal');
    const payer = { customer: { payment_source: { external_payer_id: 'SANDBOX_APPROVE' } } };
    expect((await page(token, 'capture', { payment_method_id: 'o1', ...payer })).status).toBe(400);
    const order = await page(token, 'callback', { request_type: 'CREATE_TRANSACTION' });
    const { id } = order.body.resource.data as { id: string };
    expect((await page(token, 'capture', { payment_method_id: 'o1', ...payer })).status).toBe(400);
    const paid = await page(token, 'capture', { payment_method_id: id, ...payer });
    expect((paid.body.resource.data as Data).status).toBe('complete');
  });

  it.each([
    ['no payment method', {}],
    ['a real wallet’s token', { payment_method_id: 'pm_1Nx' }],
    ['a word that only begins like one', { payment_method_id: 'sandbox_approved' }],
    ['a card number as a name', { payment_method_id: 'sandbox_approve', customer: { payer_name: '4242424242424242' } }],
  ])('refuses %s and charges nothing', async (_, body) => {
    const { token, id } = await made('Stripe');
    expect((await page(token, 'capture', body)).status).toBe(400);
    expect((await stored(id))?.status).toBe('wallet_initialized');
  });

  it('leaves an amount of the page’s own aside', async () => {
    const { token } = await made('Stripe');
    const answer = await capture(token, 'approve', { amount: 0.01, status: 'complete', id: 'mine' });
    expect(answer.body.resource.data).toMatchObject({ amount: 10.5 });
  });
});

describe('GET /v1/charges/wallet/{id}, asked by a page', () => {
  const ask = (token: string, id: string, origin: string = SITE) =>
    sandbox.call('GET', `/v1/charges/wallet/${id}`, { 'x-access-token': token, origin });

  it('tells how the token’s own charge stands, and nothing of who paid', async () => {
    const { token, id } = await made('FlypayV2', { meta: { success_url: `${SITE}/thanks` } });
    expect((await ask(token, id)).body.resource.data).toMatchObject({ id, status: 'wallet_initialized', amount: 10.5 });
    await capture(token, 'decline');
    const failed = (await ask(token, id)).body.resource.data;
    expect(failed).toMatchObject({ status: 'failed', failure: { code: 'card_declined' } });
    await capture(token, 'approve', { customer: { payer_name: 'Zoë Ngata' } });
    const paid = await ask(token, id);
    expect(paid.body.resource.data).toMatchObject({ id, status: 'complete' });
    expect(JSON.stringify(paid.body)).not.toContain('Ngata');
  });

  it('refuses another charge’s token, another site’s page and no token', async () => {
    const [mine, other] = [await made('FlypayV2'), await made('FlypayV2')];
    expect((await ask(mine.token, other.id)).status).toBe(404);
    expect((await ask(mine.token, mine.id, 'https://evil.test')).status).toBe(403);
    expect((await ask('a.b.c', mine.id)).status).toBe(403);
    expect((await sandbox.call('GET', `/v1/charges/wallet/${mine.id}`, { origin: SITE })).status).toBe(401);
  });
});

describe('POST /v1/charges/wallet/{id}/decline', () => {
  it('ends a charge for good, but none that was paid', async () => {
    const { token, id } = await made('Stripe');
    const decline = (held: string, charge: string) =>
      sandbox.call('POST', `/v1/charges/wallet/${charge}/decline`, { 'x-access-token': held, origin: SITE }, {});
    for (let times = 0; times < 2; times += 1) {
      expect((await decline(token, id)).body.resource.data).toEqual({ status: 'failed' });
    }
    expect((await capture(token, 'approve')).body.error?.code).toBe('declined');
    const paid = await made('Stripe');
    await capture(paid.token, 'approve');
    expect((await decline(paid.token, paid.id)).status).toBe(400);
  });
});

describe('preflights', () => {
  it('let pages call with a charge token', async () => {
    const asked = await sandbox.app.request(`${SANDBOX}/v1/charges/wallet/capture`, {
      method: 'OPTIONS',
      headers: { origin: SITE },
    });
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, SITE]);
    expect(asked.headers.get('access-control-allow-headers')).toContain('x-access-token');
  });
});
