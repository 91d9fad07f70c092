import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MERCHANT_DEMOS } from '../../../pages/merchant/merchant-demos.ts';
import { projectRoot } from '../../database/project-root.ts';
import { charges } from '../../provider/schema.ts';
import { APPROVED_CARD, DECLINED_CARD, openShop, PROVIDER_ORIGIN, type Shop, SITE_ORIGIN } from '../shop-fixture.ts';

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
  ])('stands at %s, with the provider in its policy', async (path, currency, lang) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-src ${PROVIDER_ORIGIN};`);
    expect(policy).toContain(`connect-src 'self' ${PROVIDER_ORIGIN};`);
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
    const text = await (await get('/merchant')).text();
    for (const { id } of MERCHANT_DEMOS) {
      const script = await get(`/merchant/${id}.js`);
      expect(script.headers.get('content-type'), id).toContain('text/javascript');
      const code = await script.text();
      expect(code).toBe(readFileSync(join(projectRoot, 'demo-pages/merchant', `${id}.js`), 'utf8'));
      expect(text).toContain(`<script src="/merchant/${id}.js" type="module"></script>`);
      // Every name that the script looks up in the page is there.
      for (const [, name] of code.matchAll(/'#(?![\da-f]{6}')([\w-]+)'/g))
        expect(text, `${id}: #${name}`).toContain(`id="${name}"`);
    }
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

describe('the provider that is down', () => {
  it('answers 503 in the provider’s envelope', async () => {
    const answer = await post('/v1/remote-action/configs', {});
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await answer.json()).toMatchObject({ error: { message: 'The provider is down for maintenance' } });
  });
});
