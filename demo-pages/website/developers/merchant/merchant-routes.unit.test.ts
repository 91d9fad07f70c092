import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { charges } from '../../../sandbox/api/charges/charges-schema.ts';
import { projectRoot } from '../../../server/database/project-root.ts';
import {
  APPROVED_CARD,
  DECLINED_CARD,
  openShop,
  PROVIDER_ORIGIN,
  type Shop,
  SITE_ORIGIN,
} from '../../testing/open-shop.ts';
import { MERCHANT_GROUPS } from './merchant-demos.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => {
  shop.fault = undefined;
});
afterAll(() => shop.database.close());

const get = (path: string) => shop.website.app.request(`${SITE_ORIGIN}${path}`);
const post = (path: string, body: unknown, headers: Record<string, string> = { origin: SITE_ORIGIN }) =>
  shop.website.app.request(`${SITE_ORIGIN}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const charge = async (fields: object) => (await post('/merchant/charges', fields)).json();
const made = () => shop.database.db.select().from(charges).where(eq(charges.reference, 'merchant-page'));

describe('the merchants’ page', () => {
  it.each([
    ['/merchant', 'AUD', 'en-AU'],
    ['/nz/merchant', 'NZD', 'en-NZ'],
    ['/merchant/card-form', 'AUD', 'en-AU'],
    ['/nz/merchant/apple-pay', 'NZD', 'en-NZ'],
  ])('stands at %s, with the provider in its policy', async (path, currency, lang) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-src ${PROVIDER_ORIGIN};`);
    expect(policy).toContain(`connect-src 'self' ${PROVIDER_ORIGIN};`);
    expect(policy).toContain(`script-src 'self' ${PROVIDER_ORIGIN}/vendor/;`);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types haven-sdk");
    expect(policy).not.toContain('unsafe');
    const text = await answer.text();
    expect(text).toContain(`lang="${lang}"`);
    expect(text).toContain(
      `data-provider="${PROVIDER_ORIGIN}" data-public-key="pk_sandbox_haven" data-currency="${currency}"`,
    );
    expect(text).not.toContain('sk_sandbox_haven');
    expect(text).not.toMatch(/ style=|<script>|javascript:| on[a-z]+="/);
  });

  it('lists each script as the browser gets it', async () => {
    const start = await (await get('/merchant')).text();
    const demos = MERCHANT_GROUPS.flatMap((group) => group.demos.map(({ id }) => ({ group: group.id, id })));
    for (const { group, id } of demos) {
      expect(start).toContain(`href="/merchant/${id}"`);
      const text = await (await get(`/merchant/${id}`)).text();
      const script = await get(`/merchant/${group}/${id}.js`);
      expect(script.headers.get('content-type'), id).toContain('text/javascript');
      const code = await script.text();
      expect(code).toBe(
        readFileSync(join(projectRoot, 'demo-pages/website/developers/merchant/browser', group, `${id}.js`), 'utf8'),
      );
      expect(text).toContain(`<script src="/merchant/${group}/${id}.js" type="module"></script>`);
      // Every selector in the script has an element in the page.
      for (const [, name] of code.matchAll(/'#(?![\da-f]{6}')([\w-]+)'/g))
        expect(text, `${id}: #${name}`).toContain(`id="${name}"`);
    }
  });

  it('lists the sandbox’s test cards, asked for by its address, and stands without them [P1.01]', async () => {
    shop.fault = () => Promise.reject(new TypeError('fetch failed'));
    shop.website = shop.startWebsite();
    for (const path of ['/merchant', '/merchant/three-ds']) {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain('<td>Approved</td>');
    }
    expect(await (await get('/merchant')).text()).toContain('The sandbox does not answer');
    shop.fault = undefined;
    expect(await (await get('/merchant')).text()).toContain('<th scope="row">4242 4242 4242 4242</th>');
    expect(await (await get('/merchant/three-ds')).text()).toContain('4000 0000 0000 3220');
  });

  it('has no other files', async () => {
    for (const path of ['/merchant/nothing.js', '/merchant/..%2fpages%2flayout.ts', '/merchant/.env']) {
      expect((await get(path)).status, path).toBe(404);
    }
    expect((await get('/merchants')).status).toBe(404);
  });
});

describe('the charges of the merchants’ page', () => {
  it('charge the server’s own price, once a token', async () => {
    const token = await shop.token(APPROVED_CARD);
    const before = (await made()).length;
    const paid = { kind: 'approved', message: 'Paid 20.00.' };
    expect(await charge({ token, currency: 'NZD', amount: '0.01' })).toEqual(paid);
    expect(await charge({ token, currency: 'NZD' })).toEqual(paid);
    const rows = await made();
    expect(rows).toHaveLength(before + 1);
    expect(rows.at(-1)).toMatchObject({ currency: 'NZD', amountMinor: 2000 });
  });

  it('say plainly what did not work', async () => {
    expect(await charge({ token: await shop.token(DECLINED_CARD) })).toMatchObject({ kind: 'declined' });
    for (const fields of [{ token: 'tok_unknown' }, { token: '' }, {}, { token: { a: 1 } }]) {
      expect(await charge(fields)).toMatchObject({ kind: 'failed' });
    }
    shop.fault = () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }));
    expect(await charge({ token: 'tok' })).toMatchObject({ kind: 'unreached' });
  });

  it('are for the page’s own requests', async () => {
    expect((await post('/merchant/charges', { token: 'tok' }, { origin: 'https://elsewhere.test' })).status).toBe(403);
    expect((await get('/merchant/charges')).status).toBe(405);
    expect((await post('/merchant/charges', { token: 'x'.repeat(70_000) })).status).toBe(413);
  });
});

describe('the wallet charges of the merchants’ page', () => {
  const make = (fields: object) => post('/merchant/wallet-charges', fields);

  it('are made with the secret key and the server’s own price, and give the page a token', async () => {
    const answer = await make({ gateway: 'gateway_haven_mastercard', currency: 'NZD', amount: '0.01' });
    const { token, id } = (await answer.json()) as { token: string; id: string };
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { meta: string };
    const { meta } = JSON.parse(Buffer.from(claims.meta, 'base64').toString()) as { meta: { charge: object } };
    expect(meta.charge).toMatchObject({ id, amount: 20, currency: 'NZD', reference: 'merchant-page', meta: {} });
    expect(await (await get(`/merchant/wallet-charges/${id}`)).json()).toEqual({ status: 'wallet_initialized' });
  });

  it('say where a wallet that takes the page away comes back to', async () => {
    const { token } = (await (await make({ gateway: 'gateway_haven_afterpay', currency: 'NZD' })).json()) as {
      token: string;
    };
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { meta: string };
    const back = `${SITE_ORIGIN}/nz/merchant/afterpay-wallet?from=gateway_haven_afterpay`;
    expect(Buffer.from(claims.meta, 'base64').toString()).toContain(`"success_url":"${back}","error_url":"${back}"`);
  });

  it('are refused for other gateways and tell a provider that is away', async () => {
    for (const gateway of ['gateway_haven_cards', 'gateway_haven_flypay_v3', '', undefined]) {
      expect((await make({ gateway })).status, gateway).toBe(422);
    }
    expect((await get('/merchant/wallet-charges/wch_unknown')).status).toBe(404);
    shop.fault = () => Promise.reject(new TypeError('fetch failed'));
    expect((await make({ gateway: 'gateway_haven_stripe' })).status).toBe(502);
    expect((await post('/merchant/wallet-charges', {}, { origin: 'https://elsewhere.test' })).status).toBe(403);
  });

  it('stand beside the tokens for saved sources and stored cards', async () => {
    expect(await (await post('/merchant/query-tokens', {})).json()).toMatchObject({
      query_token: expect.any(String),
    });
    expect(await (await post('/merchant/display-tokens', {})).json()).toMatchObject({
      vault_display_token: expect.any(String),
    });
    expect((await get('/merchant/query-tokens')).status).toBe(405);
  });
});

describe('the provider that is down', () => {
  it('answers 503 in the provider’s envelope', async () => {
    const answer = await post('/v1/remote-action/configs', {});
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await answer.json()).toMatchObject({ error: { message: 'The provider is down for maintenance' } });
  });
});
