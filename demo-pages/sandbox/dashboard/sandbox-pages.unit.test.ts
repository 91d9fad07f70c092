import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSandboxApp } from '../app/sandbox-app.ts';
import { seedSandbox } from '../app/seed-sandbox.ts';
import { merchantOrigins } from '../core/merchants/access-schema.ts';
import { DEMO } from '../core/merchants/demo-credentials.ts';
import { TEST_CARDS } from '../simulated/cards/test-cards.ts';
import { openSandbox, SANDBOX, SITE } from '../testing/open-sandbox.ts';
import { DASHBOARD_PAGES } from './page-shell.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'haven-hosted-'));
  await writeFile(join(directory, 'remote-action.js'), 'export {}');
  await writeFile(join(directory, 'notes.txt'), 'not for the web');
  sandbox = await openSandbox(directory);
});
afterAll(async () => {
  await sandbox.close();
  await rm(directory, { recursive: true });
});

const frame = (query: string, headers: Record<string, string> = {}) =>
  sandbox.app.request(`${SANDBOX}/remote-action?${query}`, { headers });
const good = `public_key=${DEMO.publicKey}&configuration_tokens=a&sdk_origin=${encodeURIComponent(SITE)}`;

describe('GET /remote-action', () => {
  it('may be framed by the pages of the key and runs only the provider’s own script', async () => {
    const page = await frame(good, { referer: `${SITE}/checkout/payment` });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html; base-uri 'none'; form-action 'none'; frame-ancestors ${SITE} http://localhost:* http://*.localhost:* http://127.0.0.1:*`,
    );
    expect(page.headers.get('cross-origin-embedder-policy'), 'pages with this policy may frame it').toBe(
      'require-corp',
    );
    expect(page.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const html = await page.text();
    expect(html).not.toMatch(/<script(?![^>]*src=)|style=|\son\w+=/);
    expect(html).toContain('src="/hosted/remote-action.js"');
  });

  it.each([
    ['another page in sdk_origin', `public_key=${DEMO.publicKey}&sdk_origin=http://evil.test`, {}],
    ['another page as referrer', good, { referer: 'http://evil.test/x' }],
    ['an unknown key', `public_key=pk_other&sdk_origin=${SITE}`, {}],
    ['no key', `sdk_origin=${SITE}`, {}],
    ['the secret key', `public_key=${DEMO.secretKey}&sdk_origin=${SITE}`, {}],
    ['an sdk_origin that is no address', `public_key=${DEMO.publicKey}&sdk_origin=null`, {}],
  ])('refuses %s', async (_, query, headers) => {
    const page = await frame(query, headers as Record<string, string>);
    expect([page.status, await page.text()]).toEqual([403, 'access Token is not valid for current domain']);
    expect(page.headers.get('content-security-policy')).not.toContain('evil');
  });

  it('writes nothing of the address into the page', async () => {
    const attack = encodeURIComponent('"><script>alert(1)</script>');
    const html = await (await frame(`${good}&language=${attack}&title=${attack}&form_values=email:${attack}`)).text();
    expect(html).not.toContain('alert(1)');
    const arabic = await (await frame(`${good}&language=ar`)).text();
    expect(arabic, 'its own few words are English').toContain('<html lang="en">');
  });
});

describe('other pages', () => {
  it('shows people every test card and the published keys, without any script', async () => {
    const numbers = await (await sandbox.app.request(`${SANDBOX}/test-numbers`)).text();
    for (const { number } of TEST_CARDS) expect(numbers.replaceAll(' ', ''), '[P1.04]').toContain(number);
    const overview = await (await sandbox.app.request(`${SANDBOX}/`)).text();
    for (const text of [DEMO.publicKey, DEMO.secretKey, DEMO.gatewayId]) expect(overview).toContain(text);
    for (const [path] of DASHBOARD_PAGES) {
      const page = await sandbox.app.request(`${SANDBOX}${path}`);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(page.headers.get('content-security-policy')).not.toContain('script-src');
      // A form of a page without a referrer would say that it comes from nowhere.
      expect(page.headers.get('referrer-policy')).toBe('same-origin');
      expect(await page.text()).not.toMatch(/<script|style=/);
    }
  });

  it('serves built files with their type and a tag, and nothing beside them', async () => {
    const get = (path: string, headers = {}) => sandbox.app.request(`${SANDBOX}/hosted/${path}`, { headers });
    const file = await get('remote-action.js');
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    const tag = file.headers.get('etag') ?? '';
    expect((await get('remote-action.js', { 'if-none-match': tag })).status).toBe(304);
    for (const path of ['notes.txt', 'missing.js', '..%2f..%2fpackage.json', '%2e%2e/remote-action.js', '']) {
      expect((await get(path)).status).toBe(404);
    }
  });

  it('is healthy while the database answers', async () => {
    expect(await (await sandbox.app.request(`${SANDBOX}/healthz`)).json()).toEqual({ status: 'ok' });
  });
});

describe('seedSandbox', () => {
  it('can run again, and lets exactly the named pages in', async () => {
    const origins = () =>
      sandbox.db.select().from(merchantOrigins).where(eq(merchantOrigins.merchantId, DEMO.merchantId));
    await Promise.all([
      seedSandbox(sandbox.db, { siteOrigins: [SITE] }),
      seedSandbox(sandbox.db, { siteOrigins: [SITE] }),
    ]);
    expect((await origins()).map(({ origin }) => origin)).toEqual([SITE]);
    await seedSandbox(sandbox.db, { siteOrigins: ['https://haven.example/'] });
    expect((await origins()).map(({ origin }) => origin)).toEqual(['https://haven.example']);
    await seedSandbox(sandbox.db, { siteOrigins: [SITE] });
  });
});

describe('the log', () => {
  it('has no line for looks at the time and at health, which come by the second', async () => {
    const lines: Record<string, unknown>[] = [];
    const app = createSandboxApp({
      db: sandbox.db,
      hostedDirectory: directory,
      log: (entry) => lines.push(entry),
    });
    for (const path of ['/v1/clock', '/healthz', '/openapi.json']) await app.request(`${SANDBOX}${path}`);
    expect(lines.map(({ path, status }) => [path, status])).toEqual([['/openapi.json', 200]]);
  });
});

describe('faults', () => {
  it('are logged without queries, bodies or values, and answered in the envelope', async () => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = new Proxy(sandbox.db, {
      get: () => () => {
        throw Object.assign(new Error('statement with 4242424242424242'), { code: '08006' });
      },
    });
    const app = createSandboxApp({ db: broken, hostedDirectory: directory });
    const made = await app.request(`${SANDBOX}/v1/payment_sources/tokens?secret=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-user-public-key': 'x' },
      body: JSON.stringify(sandbox.card()),
    });
    expect(made.status).toBe(500);
    expect((await made.json()).error.code).toBe('server_busy');
    const printed = print.mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(printed).toEqual([
      {
        event: 'sandbox-request',
        id: made.headers.get('x-request-id'),
        method: 'POST',
        path: '/v1/payment_sources/tokens',
        status: 500,
        code: 'server_busy',
        error: 'Error 08006',
        ms: expect.any(Number),
      },
    ]);
    print.mockRestore();
  });
});
