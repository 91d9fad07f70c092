import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { charges } from '../api/charges/charges-schema.ts';
import { DEMO } from '../core/merchants/demo-credentials.ts';
import { listKeys } from '../core/merchants/merchant-keys.ts';
import { loggedRequests } from '../core/request-log/request-log-schema.ts';
import { openSandbox, SANDBOX, SITE } from '../testing/open-sandbox.ts';
import { chargeCustomer, type Data, saveCustomer } from '../testing/saved-customers.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
/** The page of keys while there is one merchant, and the response in which the second is made. */
let ofOneMerchant: string;
let made: { status: number; cacheControl: string | null; html: string };
beforeEach(async () => {
  sandbox = await openSandbox();
  ofOneMerchant = await page('/keys');
  const response = await press('/merchants', { name: 'River <Shop>' });
  made = { status: response.status, cacheControl: response.headers.get('cache-control'), html: await response.text() };
});
afterEach(() => sandbox.close());

const get = (path: string) => sandbox.app.request(`${SANDBOX}${path}`);
const page = async (path: string) => (await get(path)).text();
/** A page as a person reads it. */
const text = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const press = (path: string, fields: Record<string, string> = {}) =>
  sandbox.app.request(`${SANDBOX}/actions${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: SANDBOX },
    body: new URLSearchParams(fields).toString(),
  });
/** The keys that a page shows this once. */
const keysIn = (html: string) =>
  [...html.matchAll(/<code>([ps]k_(?:test|live)_[\w-]{32})<\/code>/g)].map(([, key]) => key);
const worksAs = async (secret: string | undefined) =>
  (await sandbox.call('GET', '/v1/charges', { 'x-user-secret-key': secret ?? '' })).status;
const formId = async (path: string) => /name="id" value="(key_[^"]+)"/.exec(await page(path))?.[1] ?? '';

describe('merchants', () => {
  it('are made on the page, which shows their keys this once', async () => {
    expect(text(ofOneMerchant), '[P1.04]').toContain('Merchant: Demo charity (sandbox) . New merchant');
    const { status, cacheControl, html } = made;
    expect([status, cacheControl]).toEqual([201, 'no-store']);
    const [publicKey, secretKey] = keysIn(html);
    expect(await worksAs(secretKey), '[P2.01] they work').toBe(200);
    expect(html).toContain('River &lt;Shop&gt;');
    const later = await page('/keys?merchant=merchant_rivershop');
    expect(keysIn(later), '[P2.01] shown once').toEqual([]);
    expect(text(later), '[P1.04] recognised by their end').toContain(`pk_test_…${publicKey?.slice(-4)}`);
    expect(later, '[P1.04] gateways').toContain('gateway_rivershop_zip');
    const again = await press('/merchants', { name: 'River <Shop>' });
    expect([again.status, keysIn(await again.text())]).toEqual([400, []]);
    expect((await press('/merchants', { name: ' ' })).status).toBe(400);
  });

  it('are chosen at the top, and every link and button keeps the choice', async () => {
    const html = await page('/keys?merchant=merchant_rivershop');
    expect(html, '[P1.04]').toContain('<option value="merchant_rivershop" selected>');
    const places = [...html.matchAll(/(?:href|action)="(\/[^"]*)"/g)].map(([, place]) => place ?? '');
    expect(places.length).toBeGreaterThan(15);
    // The form that chooses another merchant has the choice as its field; the stylesheet has none.
    const lost = places.filter(
      (place) => !place.includes('merchant=merchant_') && !/^\/(hosted\/.*|keys)$/.test(place),
    );
    expect(lost).toEqual([]);
  });

  it('have pages of their own', async () => {
    const { id } = await saveCustomer(sandbox);
    await chargeCustomer(sandbox, id, { reference: 'demo-only' });
    for (const path of ['/charges', '/customers', '/webhooks', '/requests', '/']) {
      const html = await page(`${path}?merchant=merchant_rivershop`);
      expect(html, `[P2.01] ${path}`).not.toMatch(/demo-only|donor-1|ch_[\w-]{32}/);
    }
    expect(await page('/charges')).toContain('demo-only');
    const refused = await press('/charges/ch_x/refund?merchant=merchant_rivershop');
    expect(refused.status).toBe(404);
  });

  it('that do not exist are said not to', async () => {
    for (const path of ['/', '/keys', '/requests/req_x']) {
      const answer = await get(`${path}?merchant=merchant_nobody`);
      expect([answer.status, text(await answer.text()).includes('We could not find that merchant.')]).toEqual([
        404,
        true,
      ]);
    }
    expect((await press('/keys?merchant=merchant_nobody', {})).status).toBe(404);
  });
});

describe('keys', () => {
  const at = '?merchant=merchant_rivershop';

  it('are made, and a form that is sent again makes nothing', async () => {
    const form = { id: await formId(`/keys${at}`), kind: 'secret', mode: 'live', label: 'Till' };
    const made = await press(`/keys${at}`, form);
    const [key] = keysIn(await made.text());
    expect([made.status, key?.slice(0, 8), await worksAs(key)], '[P2.01]').toEqual([201, 'sk_live_', 200]);
    const again = await press(`/keys${at}`, form);
    expect([again.status, keysIn(await again.text())]).toEqual([400, []]);
    for (const wrong of [
      { ...form, kind: 'access' },
      { ...form, mode: 'x' },
      { ...form, id: 'mine' },
    ]) {
      expect((await press(`/keys${at}`, wrong)).status).toBe(400);
    }
  });

  it('are rotated and revoked by their buttons', async () => {
    const keyOf = async (label: string) =>
      (await listKeys(sandbox.db, 'merchant_rivershop')).filter((key) => key.label === label);
    await press(`/keys${at}`, { id: await formId(`/keys${at}`), kind: 'secret', mode: 'live', label: 'Kiosk' });
    const [old] = await keyOf('Kiosk');
    const rotated = await press(`/keys/${old?.id}/rotate${at}`, { hours: '1' });
    const [fresh] = keysIn(await rotated.text());
    expect([rotated.status, await worksAs(fresh)], '[P2.01]').toEqual([201, 200]);
    expect(text(await page(`/keys${at}`)), '[P1.04]').toMatch(/rotated works until 2026-11-21 01:00:00/);
    const successor = (await keyOf('Kiosk')).find(({ expiresAt }) => expiresAt === null);
    const ended = await press(`/keys/${successor?.id}/revoke${at}`);
    expect([ended.status, ended.headers.get('location')]).toEqual([303, `/keys${at}#keys`]);
    expect(await worksAs(fresh), '[P2.01] at once').toBe(401);
    expect((await press(`/keys/${successor?.id}/revoke`)).status, '[P2.01] another merchant’s').toBe(404);
    for (const hours of ['', 'x', '721', '1.5']) {
      expect((await press(`/keys/${old?.id}/rotate${at}`, { hours })).status).not.toBe(201);
    }
  });

  it('of the demonstration are shown whole and stay', async () => {
    const html = await page('/keys');
    expect(html).toContain(DEMO.secretKey);
    expect(text(html)).toContain('published, stays');
    const [published] = await listKeys(sandbox.db, DEMO.merchantId);
    expect((await press(`/keys/${published?.id}/revoke`)).status).toBe(400);
  });
});

describe('origins', () => {
  it('are listed and taken away; those of the configuration stay', async () => {
    const ask = (origin: string) =>
      sandbox.call('GET', '/v1/gateways/default', { 'x-user-public-key': DEMO.publicKey, origin });
    expect((await ask('https://shop.example.org')).status, '[P1.03]').toBe(403);
    const listed = await press('/origins', { origin: 'https://shop.example.org/cart' });
    expect([listed.status, listed.headers.get('location')]).toEqual([303, '/keys#origins']);
    expect((await ask('https://shop.example.org')).status, '[P1.03]').toBe(200);
    expect(text(await page('/keys'))).toContain('https://shop.example.org added here');
    expect((await press('/origins/remove', { origin: 'https://shop.example.org' })).status).toBe(303);
    expect((await ask('https://shop.example.org')).status, '[P1.03]').toBe(403);
    expect((await press('/origins', { origin: 'shop' })).status).toBe(400);
    expect((await press('/origins/remove', { origin: SITE })).status).toBe(404);
  });
});

describe('requests', () => {
  it('are shown with their bodies, and refused ones with their code', async () => {
    await sandbox.charge('page-1', await sandbox.tokenise(), { reference: 'seen-1' });
    const list = await page('/requests');
    const href = /href="(\/requests\/req_[\w-]+)"/.exec(list)?.[1] ?? '';
    const detail = await page(href);
    expect(detail, '[P1.04] the body').toContain('&quot;reference&quot;: &quot;seen-1&quot;');
    expect(detail, '[P1.04] masked').toMatch(/&quot;token&quot;: &quot;tok_…/);
    await sandbox.server('GET', '/v1/charges/ch_lost');
    await sandbox.call('GET', '/v1/charges', { 'x-user-secret-key': 'sk_test_mistyped' });
    const refused = text(await page('/requests?only=refused'));
    expect(refused, '[P1.04]').toMatch(/GET \/v1\/charges\/ch_lost 404 not_found secret key/);
    expect(refused).not.toContain('POST /v1/charges 201');
    expect(text(await page('/')), '[P1.04] on the overview too').toContain('/v1/charges/ch_lost');
    expect(text(await page('/?merchant=merchant_rivershop'))).not.toContain('ch_lost');
    expect(text(await page('/?merchant=merchant_rivershop')), 'a key of nobody').toContain('401 unauthorized no known');
    expect((await get(`${href}?merchant=merchant_rivershop`)).status, '[P2.01]').toBe(404);
  });

  it('lead to older ones', async () => {
    const row = { id: 'req', method: 'GET', status: 404, durationMs: 1, createdAt: sandbox.clock.now() };
    const paths = Array.from({ length: 55 }, (_, n) => `/v1/nothing-${n}-`);
    await sandbox.db.insert(loggedRequests).values(paths.map((path) => ({ ...row, path })));
    const first = await page('/requests');
    const older = /href="([^"]*before=\d+)">Older/.exec(first)?.[1] ?? '';
    const second = await page(older.replaceAll('&amp;', '&'));
    expect([first.includes('nothing-54-'), first.includes('nothing-4-'), second.includes('nothing-4-')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('charges', () => {
  it('are found by their reference, and lead to older ones', async () => {
    await sandbox.charge('many', await sandbox.tokenise(), { reference: 'many' });
    const [one] = await sandbox.db.select().from(charges).where(eq(charges.reference, 'many'));
    const many = Array.from({ length: 52 }, (_, n) => ({
      ...one!,
      id: `ch_many-${n}`,
      idempotencyKey: `many-${n}`,
      tokenHash: `many-${n}`,
      reference: `many-${n}-`,
      createdAt: new Date(sandbox.clock.time + n * 1000),
    }));
    await sandbox.db.insert(charges).values(many);
    const first = await page('/charges');
    expect([first.includes('many-51-'), first.includes('many-1-')]).toEqual([true, false]);
    const older = /href="([^"]*cursor=[^"]+)">Older/.exec(first)?.[1] ?? '';
    expect(await page(older)).toContain('many-1-');
    const found = text(await page('/charges?reference=many-7-'));
    expect([found.includes('many-7-'), found.includes('many-8-')]).toEqual([true, false]);
    expect(text(await page('/charges?reference=nothing'))).toContain('No charge has the reference “nothing”.');
    expect((await get('/charges?cursor=broken')).status).toBe(200);
  });
});

describe('the clock', () => {
  it('moved 36 months on the page makes everything due happen in order', async () => {
    await sandbox.server('POST', '/v1/webhook-endpoints', { url: 'http://127.0.0.1:9/clock' });
    const paid = await saveCustomer(sandbox, { account: '12345678' });
    const poor = await saveCustomer(sandbox, { account: '12345691' });
    await chargeCustomer(sandbox, paid.id, { reference: 'clock-paid' });
    await chargeCustomer(sandbox, poor.id, { reference: 'clock-poor' });
    const moved = await press('/clock', { days: '1096' });
    expect([moved.status, moved.headers.get('location')]).toEqual([303, '/#clock']);
    const charges = text(await page('/charges?reference=clock-poor'));
    expect(charges, '[P1.04] each step at its own time').toMatch(
      /dishonoured made 2026-11-21 \S+ paid 2026-11-24 \S+ dishonoured 2026-11-25 /,
    );
    const deliveries = text(await page('/webhooks'));
    const order = [...deliveries.matchAll(/charge\.(paid|dishonoured) (\S+)/g)].map(
      ([, type, day]) => `${type} ${day}`,
    );
    expect(order.slice(0, 3), '[P1.04] due events in order, the newest first').toEqual([
      'dishonoured 2026-11-25',
      'paid 2026-11-24',
      'paid 2026-11-24',
    ]);
    expect(text(await page('/'))).toContain('It is 1096 days ahead of this machine.');
    const list = (await sandbox.server('GET', '/v1/charges?status=dishonoured')).body.resource.data as Data;
    expect((list['items'] as unknown[]).length).toBe(1);
  });
});
