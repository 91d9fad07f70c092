import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO, DEMO_SERVICES } from '../../core/merchants/demo-credentials.ts';
import { openSandbox, SANDBOX, SITE } from '../../testing/open-sandbox.ts';
import { dataOf, saveCustomer } from '../../testing/saved-customers.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'haven-vendor-'));
  await mkdir(join(directory, 'vendor'));
  await writeFile(join(directory, 'vendor/vendor.js'), '(() => {})()');
  sandbox = await openSandbox(join(directory, 'hosted'));
});
afterAll(async () => {
  await sandbox.close();
  await rm(directory, { recursive: true });
});

type Data = Record<string, unknown>;
const get = (path: string, headers: Record<string, string> = {}) =>
  sandbox.app.request(`${SANDBOX}${path}`, { headers });
const list = async (query: string, headers = {}) => {
  const answer = await sandbox.browser('GET', `/v1/payment_sources?${query}`, undefined, headers);
  return {
    ...answer,
    data: answer.body.resource.data as { items: Data[]; total_item: number; skip: number; limit: number },
  };
};
const good = `query_token=${DEMO.queryToken}`;

describe('GET /v1/payment_sources', () => {
  it('lists a customer’s sources page by page', async () => {
    const first = await list(`${good}&limit=3`);
    expect([first.status, first.data.total_item, first.data.items.length]).toEqual([200, 7, 3]);
    expect(first.data.items[0]).toEqual({
      customer_id: DEMO.customerId,
      payment_source_id: 'source_haven_visa',
      gateway_id: DEMO.gatewayId,
      primary: true,
      payment_source_type: 'card',
      gateway_type: 'HavenCards',
      holder_name: 'Avery Tester',
      card_number_last4: '4242',
      card_scheme: 'visa',
      expire_month: 9,
      expire_year: 2030,
    });
    const last = await list(`${good}&limit=3&skip=6`);
    expect(last.data).toMatchObject({ skip: 6, limit: 3 });
    expect(last.data.items).toHaveLength(1);
    expect((await list(good)).data.limit).toBe(5);
    expect((await list(`${good}&limit=0&skip=-1`)).data).toMatchObject({ skip: 0, limit: 1 });
  });

  it('lets the shopper choose the default and remove a source, with a token that allows it only', async () => {
    const { id, sourceId } = await saveCustomer(sandbox);
    const other = await sandbox.server(
      'POST',
      `/v1/customers/${id}/payment_sources`,
      { token: await sandbox.tokenise({ card_number: '5555555555554444' }) },
      { 'idempotency-key': 'second-source' },
    );
    const second = String(dataOf(other)['_id']);
    const tokenFor = async (allow_changes?: boolean) => {
      const made = await sandbox.server('POST', '/v1/payment_sources/query-tokens', { customer_id: id, allow_changes });
      return String(dataOf(made)['query_token']);
    };
    const change = (method: string, path: string, token: string, headers = {}) =>
      sandbox.browser(method, `/v1/payment_sources/${path}?query_token=${token}`, undefined, headers);
    const [reading, changing] = [await tokenFor(), await tokenFor(true)];
    expect((await list(`query_token=${changing}`)).data).toMatchObject({ may_change: true });
    expect((await list(`query_token=${reading}`)).data).toMatchObject({ may_change: false });
    for (const token of [reading, 'other', DEMO.queryToken]) {
      expect((await change('PUT', `${second}/default`, token)).status).toBe(403);
      expect((await change('DELETE', second, token)).status).toBe(403);
    }
    // The source of somebody else, and a page of somebody else.
    expect((await change('DELETE', 'source_haven_visa', changing)).status).toBe(404);
    expect((await change('DELETE', second, changing, { origin: 'https://evil.test' })).status).toBe(403);
    expect((await change('PUT', `${second}/default`, changing)).status).toBe(200);
    const primary = async () =>
      (await list(`query_token=${changing}`)).data.items.map(({ payment_source_id, primary }) => [
        payment_source_id,
        primary,
      ]);
    expect(await primary()).toEqual([
      [sourceId, false],
      [second, true],
    ]);
    expect((await change('DELETE', second, changing)).status).toBe(200);
    expect(await primary()).toEqual([[sourceId, true]]);
    expect((await change('DELETE', second, changing)).status).toBe(404);
  });

  it('filters by type and gateway', async () => {
    const types = async (query: string) =>
      (await list(`${good}&${query}`)).data.items.map((item) => item.payment_source_type);
    expect(await types('payment_source_types=bank_account,checkout')).toEqual(['bank_account', 'checkout']);
    expect(await types('gateway_ids=gateway_haven_bank')).toEqual(['bank_account']);
    expect(await types('gateway_ids=nothing')).toEqual([]);
    expect((await list(`${good}&payment_source_types=other`)).data.total_item).toBe(7);
  });

  it('asks for a query token that lives, and a key that lists the page', async () => {
    for (const query of ['', 'query_token=other', `query_token=${DEMO.vaultDisplayToken}`]) {
      const refused = await list(query);
      expect([refused.status, refused.body.error?.code]).toEqual([403, 'session_expired']);
    }
    expect((await list(good, { origin: 'https://evil.test' })).status).toBe(403);
    expect((await sandbox.call('GET', `/v1/payment_sources?${good}`, { origin: SITE })).status).toBe(401);
  });

  it('opens to tokens that the merchant’s server makes, for as long as they live', async () => {
    const customer = await sandbox.server('POST', '/v1/customers', {}, { 'idempotency-key': 'without-sources' });
    const { _id: customer_id } = customer.body.resource.data as { _id: string };
    const request = { customer_id, expires_in: 60 };
    const made = await sandbox.server('POST', '/v1/payment_sources/query-tokens', request);
    const { query_token } = made.body.resource.data as { query_token: string };
    expect((await list(`query_token=${query_token}`)).data.total_item).toBe(0);
    sandbox.clock.time += 59_999;
    expect((await list(`query_token=${query_token}`)).status).toBe(200);
    sandbox.clock.time += 1;
    expect((await list(`query_token=${query_token}`)).status).toBe(403);
    const body = { customer_id: 'nobody' };
    expect((await sandbox.browser('POST', '/v1/payment_sources/query-tokens', body)).status).toBe(401);
  });
});

describe('GET /payment-sources', () => {
  const page = (changes: Record<string, string> = {}, headers = {}) =>
    get(
      `/payment-sources?${new URLSearchParams({ query_token: DEMO.queryToken, public_key: DEMO.publicKey, sdk_origin: SITE, ...changes })}`,
      headers,
    );

  it('may be framed by the pages of the key', async () => {
    const shown = await page();
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-security-policy')).toContain(`frame-ancestors ${SITE} http://localhost:* `);
    expect(await shown.text()).not.toContain(DEMO.queryToken);
  });

  it('keeps the rules of access tokens', async () => {
    const minted = await sandbox.server('POST', '/v1/access-tokens', { whitelisted_domains: ['shop.test'] });
    const { access_token } = minted.body.resource.data as { access_token: string };
    expect((await page({ access_token, sdk_origin: 'https://shop.test' })).status).toBe(200);
    expect((await page({ access_token })).status).toBe(403);
  });

  it.each([
    ['another page in sdk_origin', { sdk_origin: 'https://evil.test' }, {}],
    ['another page as referrer', {}, { referer: 'https://evil.test/x' }],
    ['an unknown key', { public_key: 'pk_other' }, {}],
    ['the secret key', { public_key: DEMO.secretKey }, {}],
  ])('refuses %s', async (_, changes, headers) => {
    const refused = await page(changes as Record<string, string>, headers as Record<string, string>);
    expect([refused.status, await refused.text()]).toEqual([403, 'access Token is not valid for current domain']);
  });
});

describe('/vault-display', () => {
  const page = (token: string, origin = SITE) =>
    get(`/vault-display?${new URLSearchParams({ vault_display_token: token, sdk_origin: origin })}`);
  const reveal = (body: object, headers = {}) =>
    sandbox.call('POST', '/vault-display/reveal', { origin: SANDBOX, host: new URL(SANDBOX).host, ...headers }, body);
  const codeOf = async (body: object) => {
    const { status, body: answer } = await reveal(body);
    return [status, answer.error?.code];
  };
  const token = DEMO.vaultDisplayToken;

  it('shows a masked card on the merchant’s pages, and no number', async () => {
    const shown = await page(token);
    const html = await shown.text();
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-security-policy')).toContain(`frame-ancestors ${SITE} http://localhost:* `);
    expect(html).toContain('4242');
    expect(html).not.toContain('4242424242424242');
    expect((await page(token, 'https://evil.test')).status).toBe(403);
  });

  it('still tells its page that a token has ended', async () => {
    const ended = await page('vdt_nothing');
    const html = await ended.text();
    expect([ended.status, html.includes('data-card="null"')]).toEqual([200, true]);
    expect(html).toContain('data-refusal="This view is unknown. Ask the shop to open it again."');
    expect((await page('vdt_nothing', 'https://evil.test')).status).toBe(403);
  });

  it('reveals number and code to whoever knows the code that was sent', async () => {
    for (const [field, value] of [
      ['card_number', '4242424242424242'],
      ['cvv', '123'],
    ]) {
      const asked = await reveal({ token, field });
      expect([asked.status, asked.body.resource.data]).toEqual([200, { status: 'code_requested' }]);
      const shown = await reveal({ token, field, code: '123456' });
      expect(shown.body.resource.data).toEqual({ status: 'revealed', value });
      expect(shown.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('refuses wrong codes, what the token does not allow, and every other origin', async () => {
    expect(await codeOf({ token, field: 'cvv', code: '111111' })).toEqual([400, 'wrong_code']);
    expect(await codeOf({ token, field: 'cvv', code: '000000' })).toEqual([403, 'access_forbidden']);
    expect(await codeOf({ token, field: 'cvv', code: '999999' })).toEqual([403, 'session_expired']);
    const numberOnly = DEMO.vaultDisplayNumberToken;
    expect(await codeOf({ token: numberOnly, field: 'cvv' })).toEqual([403, 'operation_forbidden']);
    expect(await codeOf({ token: numberOnly, field: 'card_number' })).toEqual([200, undefined]);
    expect(await codeOf({ token: DEMO.queryToken, field: 'cvv' })).toEqual([403, 'session_expired']);
    for (const origin of [SITE, 'null', 'https://evil.test']) {
      expect((await reveal({ token, field: 'cvv', code: '123456' }, { origin })).status).toBe(403);
    }
  });

  it('closes after three wrong codes, not two, for tokens that a server made', async () => {
    const make = async () => {
      const body = { payment_source_id: 'source_haven_amex', security_code: true };
      const made = await sandbox.server('POST', '/v1/vault/display-tokens', body);
      return (made.body.resource.data as { vault_display_token: string }).vault_display_token;
    };
    const patient = await make();
    for (let times = 0; times < 2; times += 1) await reveal({ token: patient, field: 'cvv', code: '1' });
    const shown = await reveal({ token: patient, field: 'cvv', code: '123456' });
    expect(shown.body.resource.data).toMatchObject({ value: '1234' });
    const guesser = await make();
    for (let times = 0; times < 3; times += 1) await reveal({ token: guesser, field: 'cvv', code: '1' });
    expect(await codeOf({ token: guesser, field: 'card_number', code: '123456' })).toEqual([403, 'access_forbidden']);
    const bank = await sandbox.server('POST', '/v1/vault/display-tokens', { payment_source_id: 'source_haven_bank' });
    expect([bank.status, bank.body.error?.code]).toEqual([400, 'unfulfilled_condition']);
  });
});

describe('GET /v1/services/{id}/config', () => {
  it.each(DEMO_SERVICES.map((service) => [service.id, service] as const))(
    'tells what a page has to know of %s',
    async (id, { type, username, merchant }) => {
      const found = await sandbox.browser('GET', `/v1/services/${id}/config`);
      expect(found.status, '[S7.25] the configuration').toBe(200);
      expect(found.body.resource.data, '[S3.27] [S3.28] [S3.29] provider, user name and merchant').toEqual({
        _id: id,
        type,
        provider: type,
        mode: 'test',
        username,
        merchant,
      });
    },
  );

  it('knows no other service and no stranger', async () => {
    expect((await sandbox.browser('GET', '/v1/services/nothing/config')).status).toBe(404);
    const path = '/v1/services/service_haven_fraud/config';
    expect((await sandbox.call('GET', path, { origin: SITE })).status).toBe(401);
    expect((await sandbox.browser('GET', path, undefined, { origin: 'https://evil.test' })).status).toBe(403);
  });
});

describe('GET /vendor/{name}.js', () => {
  it.each(['apple-pay', 'google-pay', 'paypal', 'stripe', 'afterpay', 'fraud'])(
    'serves %s to every page',
    async (name) => {
      const script = await get(`/vendor/${name}.js?client-id=x`);
      expect([script.status, await script.text()]).toEqual([200, '(() => {})()']);
      expect(script.headers.get('content-type')).toContain('text/javascript');
      expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(script.headers.get('access-control-allow-origin')).toBe('*');
    },
  );

  it('serves no other name, and keeps everything else to itself', async () => {
    for (const name of ['other.js', 'vendor.js', 'paypal', '..%2fhosted%2fx.js']) {
      expect((await get(`/vendor/${name}`)).status).toBe(404);
    }
    expect((await get('/')).headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
});
