import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSandbox } from '../../app/seed-sandbox.ts';
import { createMerchant } from '../../dashboard/create-merchant.ts';
import { openSandbox, SANDBOX, SITE } from '../../testing/open-sandbox.ts';
import { DEMO } from './demo-credentials.ts';
import { createKey } from './merchant-keys.ts';
import { addOrigin, configureOrigins, listOrigins, readOriginList, removeOrigin } from './merchant-origins.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
let shop: Awaited<ReturnType<typeof createMerchant>>;
let live: string;
beforeAll(async () => {
  sandbox = await openSandbox();
  shop = await createMerchant(sandbox.db, 'Shop', sandbox.clock.now());
  live = await createKey(sandbox.db, shop.id, { kind: 'public', mode: 'live', label: '' }, sandbox.clock.now());
  for (const origin of ['https://shop.example.org', 'http://shop.example.org']) {
    await addOrigin(sandbox.db, shop.id, origin, sandbox.clock.now());
  }
});
afterAll(() => sandbox.close());

const ask = async (key: string, origin: string) =>
  (await sandbox.call('GET', '/v1/gateways/default', { 'x-user-public-key': key, origin })).status;
const frame = async (key: string, origin: string) => {
  const query = `public_key=${key}&sdk_origin=${encodeURIComponent(origin)}`;
  const { status, headers } = await sandbox.app.request(`${SANDBOX}/remote-action?${query}`);
  return { status, ancestors: headers.get('content-security-policy')?.split('frame-ancestors ')[1] };
};

const LOOPBACK = [
  'http://localhost',
  'http://localhost:5173',
  'https://localhost:8443',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
  'http://shop.localhost:3000',
];
const ELSEWHERE = [
  'http://localhost.evil.test',
  'http://127.0.0.1.evil.test',
  'http://127.0.0.2:3000',
  'http://[::2]:3000',
  'http://notlocalhost',
  'file://localhost',
  'null',
];

describe('pages of this machine', () => {
  it.each(LOOPBACK)('may use test keys without being listed: %s', async (origin) => {
    expect(await ask(shop.publicKey, origin), '[P1.03] a call').toBe(200);
    expect(await ask(DEMO.publicKey, origin), '[P1.03] of the demonstration too').toBe(200);
    const preflight = await sandbox.call('OPTIONS', '/v1/payment_sources/tokens', { origin });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, origin]);
    expect((await frame(shop.publicKey, origin)).status, '[P1.03] a hosted form').toBe(200);
    const dispatcher = await sandbox.app.request(`${SANDBOX}/dispatcher?sdk_origin=${encodeURIComponent(origin)}`);
    expect(await dispatcher.text(), 'messages go to the exact origin').toContain(`data-page-origin="${origin}"`);
  });

  it.each(LOOPBACK)('may not use live keys: %s', async (origin) => {
    expect(await ask(live, origin), '[P1.03]').toBe(403);
    expect((await frame(live, origin)).status, '[P1.03]').toBe(403);
  });

  it.each(ELSEWHERE)('are no other page: %s', async (origin) => {
    expect(await ask(shop.publicKey, origin), '[P1.03]').toBe(403);
    expect((await frame(shop.publicKey, origin)).status, '[P1.03]').toBe(403);
    expect((await sandbox.call('OPTIONS', '/v1/payment_sources/tokens', { origin })).status).toBe(403);
  });

  it('are named to the browser, the IPv6 address by its scheme and only for a page that has it', async () => {
    const usual = 'http://localhost:* http://*.localhost:* http://127.0.0.1:*';
    const listed = 'http://shop.example.org https://shop.example.org';
    expect((await frame(shop.publicKey, 'http://localhost:5173')).ancestors).toBe(`${listed} ${usual}`);
    expect((await frame(shop.publicKey, 'http://[::1]:5173')).ancestors).toBe(`${listed} ${usual} http:`);
    expect((await frame(live, 'https://shop.example.org')).ancestors).toBe('https://shop.example.org');
    expect((await frame(live, 'http://[::1]:5173')).ancestors).toBe('https://shop.example.org');
  });
});

describe('other pages', () => {
  it('are listed for their merchant; a live key needs https', async () => {
    expect(await ask(shop.publicKey, 'https://shop.example.org'), '[P1.03] listed').toBe(200);
    expect(await ask(shop.publicKey, 'http://shop.example.org')).toBe(200);
    expect(await ask(live, 'https://shop.example.org'), '[P1.03] listed').toBe(200);
    expect(await ask(live, 'http://shop.example.org'), '[P1.03] without https').toBe(403);
    expect(await ask(DEMO.publicKey, 'https://shop.example.org'), '[P2.01] another merchant’s').toBe(403);
    expect(await ask(shop.publicKey, 'https://shop.example.org:444')).toBe(403);
  });

  it('are read from a list with commas, with a sentence for what is no origin', () => {
    expect(readOriginList(' https://a.test/cart , http://b.test:81,https://a.test,'), '[P1.03]').toEqual([
      'https://a.test',
      'http://b.test:81',
    ]);
    expect(readOriginList(undefined)).toEqual([]);
    for (const wrong of ['a.test', 'ftp://a.test', 'https://x@a.test', '*', 'null']) {
      expect(() => readOriginList(wrong), wrong).toThrow(`${wrong} is not an origin. Write it like https://`);
    }
  });

  it('that were added stay at the next start; those of the configuration are replaced', async () => {
    await addOrigin(sandbox.db, DEMO.merchantId, 'https://added.test', sandbox.clock.now());
    const origins = async () => (await listOrigins(sandbox.db, DEMO.merchantId)).map(({ origin }) => origin);
    await seedSandbox(sandbox.db, { siteOrigins: [SITE, 'https://configured.test'] });
    expect(await origins(), '[P1.03]').toEqual([SITE, 'https://added.test', 'https://configured.test']);
    const removal = removeOrigin(sandbox.db, DEMO.merchantId, 'https://configured.test');
    await expect(removal).rejects.toMatchObject({ status: 404 });
    await configureOrigins(sandbox.db, DEMO.merchantId, [SITE], sandbox.clock.now());
    expect(await origins()).toEqual([SITE, 'https://added.test']);
    await removeOrigin(sandbox.db, DEMO.merchantId, 'https://added.test');
    expect(await origins()).toEqual([SITE]);
  });

  it('are at most fifty', async () => {
    const { id } = await createMerchant(sandbox.db, 'Many', sandbox.clock.now());
    const add = (n: number) => addOrigin(sandbox.db, id, `https://${n}.test`, sandbox.clock.now());
    for (let n = 1; n <= 50; n += 1) await add(n);
    await add(50);
    await expect(add(51)).rejects.toMatchObject({ status: 400 });
  });
});
