import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandboxApp } from '../../app/sandbox-app.ts';
import { DEMO } from '../../core/merchants/demo-credentials.ts';
import { openSandbox, SANDBOX, SITE } from '../../testing/open-sandbox.ts';
import { checkouts } from './checkout-schema.ts';
import { checkoutByReference } from './external-checkout-store.ts';
import { returnAddress } from './return-address.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

const CREATE = '/v1/payment_sources/external_checkout';
const body = (changes: Record<string, unknown> = {}) => ({
  gateway_id: 'gateway_haven_paypal',
  meta: { amount: '50.00', currency: 'AUD', first_name: 'Ann', last_name: 'Lee', email: 'a@b.org' },
  success_redirect_url: `${SANDBOX}/checkout/success?merchant=${encodeURIComponent(encodeURIComponent(`${SITE}/gifts?a=1`))}`,
  error_redirect_url: `${SANDBOX}/checkout/error?merchant=${encodeURIComponent(encodeURIComponent(`${SITE}/gifts`))}`,
  description: 'A <b>tent</b>',
  ...changes,
});
type Created = { link: string; token: string; reference_id: string; mode: string; gateway_type: string; _id: string };
const create = async (changes: Record<string, unknown> = {}) =>
  (await sandbox.browser('POST', CREATE, body(changes))).body.resource.data as Created;
const details = async (token: string) => (await sandbox.browser('GET', `${CREATE}/${token}`)).body.resource.data;
const decide = (link: string, decision: string, fields: Record<string, string> = {}) =>
  sandbox.app.request(link, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Ann Lee', email: 'a@b.org', ...fields, decision }),
  });
const exchange = (checkout_token: string, changes: object = {}) =>
  sandbox.browser('POST', '/v1/payment_sources/tokens', {
    gateway_id: 'gateway_haven_paypal',
    type: 'checkout_token',
    checkout_token,
    ...changes,
  });

describe('an external checkout', () => {
  it('answers link, token, reference_id and mode [S3.04] [S3.05] [S7.26]', async () => {
    const made = await sandbox.browser('POST', CREATE, body());
    expect(made.status).toBe(201);
    const data = made.body.resource.data as Created;
    expect(data).toMatchObject({ mode: 'test', gateway_type: 'PaypalClassic' });
    expect(data.link).toBe(`${SANDBOX}/sandbox/paypal/${data.reference_id}`);
    expect(JSON.stringify(await sandbox.db.select().from(checkouts))).not.toContain(data.token);
  });

  it('tells who paid once it is approved, by token and by id [S3.06] [S7.27]', async () => {
    const { link, token, _id } = await create();
    expect(await details(token)).toMatchObject({
      status: 'created',
      checkout_email: null,
      gateway_type: 'PaypalClassic',
    });
    await decide(link, 'approve');
    const approved = {
      checkout_email: 'a@b.org',
      checkout_holder: 'Ann Lee',
      gateway_type: 'PaypalClassic',
      status: 'accepted',
    };
    expect(await details(token)).toMatchObject(approved);
    expect((await sandbox.browser('GET', `/v1/checkouts/${_id}`)).body.resource.data).toMatchObject(approved);
    expect((await sandbox.browser('GET', `${CREATE}/other`)).status).toBe(404);
  });

  it('is traded for one token however often that is asked, and charged once [S4.11] [S3.09]', async () => {
    const { link, token } = await create();
    const early = await exchange(token);
    expect([early.status, early.body.error?.code]).toEqual([400, 'checkout_not_approved']);
    await decide(link, 'approve');
    const tokens = await Promise.all([
      exchange(token),
      exchange(token),
      exchange(token, { type: 'external_checkout_token' }),
    ]);
    const [first] = tokens.map(({ body: answer }) => answer.resource.data);
    expect(tokens.map(({ body: answer }) => answer.resource.data)).toEqual([first, first, first]);
    const kind = await sandbox.server('GET', `/v1/payment_sources/tokens/${first}`);
    expect(kind.body.resource.data).toEqual({ type: 'checkout', gateway_id: 'gateway_haven_paypal' });
    expect((await sandbox.charge('ext-1', String(first))).status).toBe(201);
    const again = await sandbox.charge('ext-2', String(first));
    expect([again.status, again.body.error?.code]).toEqual([400, 'token_used']);
    expect((await exchange(token, { gateway_id: 'gateway_haven_zip' })).status).toBe(400);
    expect((await exchange('nothing')).status).toBe(404);
  });

  it.each([
    ['a gateway without a checkout of its own', { gateway_id: 'default' }, 'unsupported_gateway'],
    ['a return address of a stranger', { success_redirect_url: 'https://evil.test/' }, 'validation_error'],
    ['an error address of a stranger', { error_redirect_url: 'https://evil.test/' }, 'validation_error'],
    ['a script as the return address', { success_redirect_url: 'javascript:alert(1)' }, 'validation_error'],
    ['no return address', { success_redirect_url: undefined }, 'validation_error'],
    ['an amount that is no number', { meta: { amount: 'x' } }, 'invalid_amount'],
    ['a card number in meta', { meta: { reference: '4242 4242 4242 4242' } }, 'validation_error'],
  ])('refuses %s', async (_, changes, code) => {
    const made = await sandbox.browser('POST', CREATE, body(changes));
    expect([made.status, made.body.error?.code]).toEqual([400, code]);
  });

  it.each([
    ['0.99', 400],
    ['1.00', 201],
    ['2000.00', 201],
    [2000.01, 400],
  ])('lends %s at the Afterpay type: %i [S8.07]', async (amount, status) => {
    const made = await sandbox.browser(
      'POST',
      CREATE,
      body({ gateway_id: 'gateway_haven_afterpay', meta: { amount } }),
    );
    expect(made.status).toBe(status);
    if (status === 400) expect(made.body.error?.code).toBe('invalid_amount');
    expect((await sandbox.browser('POST', CREATE, body({ meta: { amount } }))).status).toBe(201);
  });

  it('leads to the public origin behind a proxy that ends TLS', async () => {
    const origin = 'https://pay.haven.example';
    const app = createSandboxApp({ db: sandbox.db, hostedDirectory: '/nonexistent', clock: sandbox.clock, origin });
    const linkAt = async (host: string) => {
      const made = await app.request(`http://${host}/v1/payment_sources/external_checkout`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-user-public-key': DEMO.publicKey, origin: SITE },
        body: JSON.stringify(body({ success_redirect_url: `${SITE}/`, error_redirect_url: undefined })),
      });
      return new URL(((await made.json()) as { resource: { data: Created } }).resource.data.link).origin;
    };
    expect(await linkAt('pay.haven.example')).toBe(origin);
    expect(await linkAt('127.0.0.1:8181')).toBe(SANDBOX);
  });

  it('takes the return pages of the key’s own sites', async () => {
    expect((await sandbox.browser('POST', CREATE, body({ success_redirect_url: `${SITE}/thanks` }))).status).toBe(201);
  });
});

describe('the simulated providers', () => {
  it.each(['paypal', 'zip', 'afterpay'])('show who is paid, how much and every way it can end: %s', async (kind) => {
    const { link } = await create({ gateway_id: `gateway_haven_${kind}` });
    const page = await sandbox.app.request(link);
    const html = await page.text();
    for (const text of [
      'Simulated',
      'Demo charity (sandbox)',
      'AUD 50.00',
      'A &lt;b&gt;tent&lt;/b&gt;',
      'Ann Lee',
      'a@b.org',
    ]) {
      expect(html).toContain(text);
    }
    for (const decision of ['approve', 'slow', 'decline', 'error', 'cancel'])
      expect(html).toContain(`value="${decision}"`);
    expect(html.includes('value="refer"')).toBe(kind !== 'afterpay');
    expect(html).not.toMatch(/<script|style=/);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain(`form-action 'self' ${SANDBOX}; frame-ancestors ${SITE}`);
    expect(policy).not.toContain('script-src');
  });

  it('send the shopper back with the outcome, and the first decision stands', async () => {
    const { link, reference_id } = await create();
    const back = await decide(link, 'decline');
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `${body().error_redirect_url}&reference_id=${reference_id}`,
    ]);
    expect((await decide(link, 'approve')).headers.get('location')).toContain('/checkout/error');
    expect((await sandbox.app.request(link)).status).toBe(303);
    expect((await checkoutByReference(sandbox.db, reference_id))?.status).toBe('declined');
  });

  it('approve slowly after five seconds, outside any transaction', async () => {
    const { link, reference_id } = await create();
    const before = sandbox.clock.sleeps.length;
    expect((await decide(link, 'slow')).headers.get('location')).toContain('/checkout/success');
    expect(sandbox.clock.sleeps.slice(before)).toEqual([5000]);
    expect((await checkoutByReference(sandbox.db, reference_id))?.status).toBe('approved');
  });

  it('keep no card number that a shopper types as a name', async () => {
    const { link, token } = await create();
    await decide(link, 'approve', { name: '4242 4242 4242 4242' });
    expect(await details(token)).toMatchObject({ checkout_holder: 'Avery Tester' });
  });

  it('know no other checkout, button or ended checkout', async () => {
    const { link, reference_id } = await create();
    expect((await sandbox.app.request(`${SANDBOX}/sandbox/paypal/ref_other`)).status).toBe(404);
    expect((await sandbox.app.request(`${SANDBOX}/sandbox/zip/${reference_id}`)).status).toBe(404);
    expect((await decide(link, 'steal')).status).toBe(400);
    sandbox.clock.time += 60 * 60 * 1000;
    expect((await decide(link, 'approve')).status).toBe(404);
    expect((await checkoutByReference(sandbox.db, reference_id))?.status).toBe('created');
  });

  it.each([
    ['approve', 'SUCCESS'],
    ['cancel', 'CANCELLED'],
    ['decline', 'DECLINED'],
  ])('return to the Afterpay pages with a status: %s [S4.16]', async (decision, status) => {
    const { reference_id, link } = await create({ gateway_id: 'gateway_haven_afterpay' });
    await decide(link, decision);
    const checkout = await checkoutByReference(sandbox.db, reference_id);
    expect(new URL(returnAddress(checkout!)).searchParams.get('status')).toBe(status);
  });
});

describe('POST /v1/echo', () => {
  const echo = (json: string, origin = SITE) =>
    sandbox.call('POST', `/v1/echo?json_body=${encodeURIComponent(json)}`, { accept: 'application/json', origin });

  it('answers the link of a Zip-type checkout, bare and without a credential', async () => {
    const { link } = await create({ gateway_id: 'gateway_haven_zip' });
    const answer = await echo(JSON.stringify({ redirect_uri: link }));
    expect([answer.status, answer.body]).toEqual([200, { redirect_uri: link }]);
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
    expect((await echo(JSON.stringify({ redirect_uri: link }), 'https://evil.test')).status).toBe(403);
  });

  it.each(['{"redirect_uri":"https://evil.test/sandbox/zip/x"}', '{"redirect_uri":1}', 'null', '{', ''])(
    'echoes nothing else: %s',
    async (json) => {
      expect((await echo(json)).status).toBe(400);
    },
  );
});
