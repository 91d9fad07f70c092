import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { advanceSandbox } from '../../app/advance-sandbox.ts';
import { DEMO } from '../../core/merchants/demo-credentials.ts';
import { openSandbox, SITE } from '../../testing/open-sandbox.ts';
import { type Data, dataOf, saveCustomer } from '../../testing/saved-customers.ts';
import { configureEndpoint } from '../webhooks/endpoint-store.ts';
import { newWebhookSecret } from '../webhooks/webhook-secret.ts';
import { webhookEndpoints } from '../webhooks/webhooks-schema.ts';

const HOOK = 'http://127.0.0.1:9/hook';
const CONFIGS = '/v1/remote-action/configs';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
let received: { url: string; headers: Headers; body: string }[];
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => {
  received = [];
  vi.useFakeTimers({ toFake: ['Date'], now: sandbox.clock.time });
});
afterEach(async () => {
  vi.useRealTimers();
  await sandbox.db.delete(webhookEndpoints);
});

const configure = (changes: object = {}, fields: object = {}) =>
  sandbox.browser('POST', CONFIGS, { predefined_fields: { type: 'card', ...fields }, ...changes });
const configured = async (changes: object = {}, fields: object = {}) =>
  String((dataOf(await configure(changes, fields)) as Data)['configuration_token']);
const refusal = async (changes: object, fields: object = {}) => {
  const { status, body } = await configure(changes, fields);
  return [status, body.error?.message];
};
const fetch: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  received.push({ url: request.url, headers: request.headers, body: await request.text() });
  return new Response(null, { status: 204 });
};
const post = async () => {
  await advanceSandbox(sandbox.db, sandbox.clock, { fetch, random: () => 0 });
  return received.map(({ url, body }) => ({ url, ...(JSON.parse(body) as { type: string; data: Data }) }));
};

describe('the webhook destination of a form', () => {
  it('is told of the one-time token, and of nothing else', async () => {
    const other = `${HOOK}/everything`;
    await sandbox.server('POST', '/v1/webhook-endpoints', { url: other });
    const token = await configured({ webhook_destination: HOOK });
    const made = await sandbox.tokenise({ configuration_token: token });
    const told = await post();
    expect(told, '[P8.01] posted to the destination alone').toHaveLength(1);
    expect(told[0]).toMatchObject({ url: HOOK, type: 'token.created' });
    expect(told[0]?.data).toEqual({
      purpose: 'payment_source',
      payment_source: made,
      configuration_token: token,
      type: 'card',
      gateway_id: DEMO.gatewayId,
      gateway_type: 'HavenCards',
    });
    expect((await sandbox.charge('form-charge', made)).status).toBe(201);
    expect((await post()).slice(1).map(({ url, type }) => [url, type])).toEqual([[other, 'charge.paid']]);
  });

  it('verifies it with the secret of its endpoint', async () => {
    const endpoint = dataOf(await sandbox.server('POST', '/v1/webhook-endpoints', { url: HOOK })) as Data;
    const token = await configured({ webhook_destination: HOOK });
    await sandbox.tokenise({ configuration_token: token });
    await post();
    const [{ body, headers } = { body: '', headers: new Headers() }] = received;
    expect(new Webhook(String(endpoint['secret'])).verify(body, Object.fromEntries(headers))).toMatchObject({
      type: 'token.created',
    });
  });

  it.each([
    'http://shop.example/hook',
    'http://10.0.0.1/hook',
    'http://169.254.169.254/',
    'javascript:alert(1)',
    '/hook',
  ])('is never %s', async (url) => {
    expect((await refusal({ webhook_destination: url }))[0], '[P8.01] only allowed addresses').toBe(400);
    expect(dataOf(await sandbox.server('GET', '/v1/webhook-endpoints'))).toEqual([]);
  });

  it('is a registered endpoint, on another machine too, or one of a few others', async () => {
    for (let index = 0; index < 20; index += 1) await configured({ webhook_destination: `${HOOK}/${index}` });
    const [status, message] = await refusal({ webhook_destination: `${HOOK}/20` });
    expect([status, message]).toEqual([400, expect.stringContaining('register it as a webhook endpoint')]);
    expect((await configure({ webhook_destination: `${HOOK}/1` })).status).toBe(201);
    const url = 'https://hooks.shop.example/payments';
    await configureEndpoint(sandbox.db, DEMO.merchantId, { url, secret: newWebhookSecret() }, new Date());
    expect((await configure({ webhook_destination: url })).status).toBe(201);
  });

  it('gets what the configuration allows: never a number, a code or an account number', async () => {
    const names = ['card_number_last4', 'card_scheme', 'card_name', 'email', 'expire_year', 'card_number', 'card_ccv'];
    const token = await configured({ webhook_destination: HOOK, allowed_response_data: names });
    const made = await sandbox.tokenise({ configuration_token: token, email: 'a@b.org', first_name: 'Wil' });
    const account = await configured(
      { webhook_destination: HOOK, allowed_response_data: ['account_number', 'account_name'] },
      { type: 'bsb' },
    );
    const bank = { type: 'bsb', account_name: 'W B', account_bsb: '062-000', account_number: '12345678' };
    const debit = await sandbox.tokenise({ ...bank, configuration_token: account });
    const [card, debited] = await post();
    expect(card?.data, '[P8.01] restricted to the names').toEqual({
      purpose: 'payment_source',
      payment_source: made,
      card_number_last4: '4242',
      card_scheme: 'visa',
      card_name: 'Wilhelmina Baxter',
      email: 'a@b.org',
      expire_year: 2030,
    });
    const told = { account_name: 'W B', account_number: '5678' };
    expect(debited?.data).toEqual({ purpose: 'payment_source', payment_source: debit, ...told });
  });
});

describe('the return addresses of a form', () => {
  it.each(['success_redirect_url', 'error_redirect_url'])('%s is a page of the merchant', async (field) => {
    const token = await configured({ [field]: `${SITE}/thanks?a=1` });
    const read = dataOf(await sandbox.browser('GET', `${CONFIGS}/${token}`)) as Data;
    expect(read[field], '[P8.01]').toBe(`${SITE}/thanks?a=1`);
    const strangers = ['https://evil.test/', 'javascript:alert(1)', '//evil.test', '/thanks', 'data:text/html,x'];
    for (const address of strangers) expect((await refusal({ [field]: address }))[0], address).toBe(400);
    const [, message] = await refusal({ [field]: 'https://evil.test/' });
    expect(message).toBe(`${field} must lead to a page of a site that this key is for`);
  });

  it('are told to the form with its other settings, and the destination is not', async () => {
    const settings = { handle_cvv: false, disable_result_message: true, allowed_response_data: ['email'] };
    const token = await configured({ ...settings, webhook_destination: HOOK });
    const read = dataOf(await sandbox.browser('GET', `${CONFIGS}/${token}`));
    expect(read).toMatchObject(settings);
    expect(read).not.toHaveProperty('webhook_destination');
  });
});

describe('the customer of a form', () => {
  it('is the only one to whom its token can be saved, and whose charge it becomes', async () => {
    const { id } = await saveCustomer(sandbox);
    const token = await configured({}, { customer_id: id });
    const save = (customer: string, source: string) =>
      sandbox.server(
        'POST',
        `/v1/customers/${customer}/payment_sources`,
        { token: source },
        { 'idempotency-key': `save-${source}-${customer}` },
      );
    const saved = await sandbox.tokenise({ configuration_token: token });
    const refused = await save(DEMO.customerId, saved);
    expect([refused.status, refused.body.error?.message], '[P8.01] linked to the customer').toEqual([
      400,
      'The form that made this token named another customer',
    ]);
    expect((await save(id, saved)).status).toBe(201);
    const charged = await sandbox.charge('form-customer', await sandbox.tokenise({ configuration_token: token }));
    expect(dataOf(charged)).toMatchObject({ customer_id: id, source: null });
    expect(await refusal({}, { customer_id: 'nobody' })).toEqual([404, 'There is no such customer']);
  });
});

describe('a form that was open for long', () => {
  it('makes its token for a day after the hour in which it can be drawn', async () => {
    const token = await configured({ webhook_destination: HOOK });
    sandbox.clock.time += 25 * 60 * 60 * 1000 - 1;
    await configured();
    await sandbox.tokenise({ configuration_token: token });
    sandbox.clock.time += 2;
    await configured();
    await expect(sandbox.tokenise({ configuration_token: token })).rejects.toThrow('unknown or has expired');
    await expect(sandbox.tokenise({ configuration_token: 'cfg_other' })).rejects.toThrow('unknown or has expired');
  });
});
