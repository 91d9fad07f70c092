import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scriptInventory } from '../../../../scripts/package/script-inventory.mjs';
import { openSandbox, SANDBOX } from '../../testing/open-sandbox.ts';

const dist = mkdtempSync(join(tmpdir(), 'haven-library-'));
const FILES = [
  'sdk/sdk.js',
  'sdk/sdk.global.js',
  'sdk/chunks/apple-pay-AbCd1234.js',
  'checkout-widget/pay-widget.js',
  'checkout-widget/chunks/step-AbCd1234.js',
];
let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  for (const folder of ['sdk/chunks', 'checkout-widget/chunks']) mkdirSync(join(dist, folder), { recursive: true });
  for (const file of FILES) writeFileSync(join(dist, file), `export const file = '${file}';`);
  writeFileSync(join(dist, 'secret.js'), 'no');
  sandbox = await openSandbox(join(dist, 'hosted'));
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dist, { recursive: true });
});

const get = async (path: string, headers: Record<string, string> = {}) =>
  sandbox.app.request(`${SANDBOX}${path}`, { headers });
const shared = ({ status, headers }: Response) => [
  status,
  headers.get('content-type'),
  headers.get('access-control-allow-origin'),
  headers.get('cross-origin-resource-policy'),
];
const SHARED = [200, 'text/javascript; charset=utf-8', '*', 'cross-origin'];
const published = async () =>
  (await (await get('/integrity.json')).json()) as {
    version: string;
    scripts: { path: string; address: string; integrity: string; bytes: number }[];
  };

it('serves the library and the widget to pages of every origin, and nothing beside them', async () => {
  for (const file of FILES) expect(shared(await get(`/${file}`)), `[P1.02] ${file}`).toEqual(SHARED);
  expect((await get('/sdk/sdk.js')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  // A module that failed to load is requested again with another query.
  expect((await get('/checkout-widget/pay-widget.js?attempt=1')).status).toBe(200);
  for (const path of ['/checkout-widget/nothing.js', '/sdk/..%2fsecret.js', '/checkout-widget/', '/sdk/']) {
    expect((await get(path)).status, path).toBe(404);
  }
});

it('publishes an address that never changes and the integrity value of each script', async () => {
  const { version, scripts } = await published();
  expect(version).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/);
  expect(scripts.map(({ path }) => path).sort()).toEqual([
    'checkout-widget/pay-widget.js',
    'sdk/sdk.global.js',
    'sdk/sdk.js',
  ]);
  const inventory = scriptInventory(dist);
  for (const { path, address, integrity, bytes } of scripts) {
    expect(address).toBe(`/v/${version}/${path}`);
    const listed = inventory.find((entry) => entry.path === path);
    expect([integrity, bytes], `[P1.02] ${path}`).toEqual([listed?.integrity, listed?.bytes]);
    const served = await get(address);
    expect(shared(served), `[P1.02] ${address}`).toEqual(SHARED);
    expect(served.headers.get('cache-control'), '[P1.02]').toBe('public, max-age=31536000, immutable');
  }
  const chunk = await get(`/v/${version}/sdk/chunks/apple-pay-AbCd1234.js`);
  expect(await chunk.text(), '[P1.02] with its chunks').toContain('apple-pay');
  expect((await get(`/v/${version}/hosted/secret.js`)).status).toBe(404);
  expect((await get(`/v/${version}/sdk/nothing.js`)).headers.get('cache-control')).toBeNull();
});

it('gives another build another version, and says which one it serves', async () => {
  const { version } = await published();
  writeFileSync(join(dist, 'sdk/sdk.js'), 'export const changed = true;');
  const later = await published();
  expect(later.version).not.toBe(version);
  const old = await get(`/v/${version}/sdk/sdk.global.js`);
  expect([old.status, await old.text()], '[P1.02]').toEqual([
    404,
    `This sandbox serves version ${later.version} of the library, not ${version}.`,
  ]);
});

it('shows the tags to paste on its page', async () => {
  const { version, scripts } = await published();
  const page = await (await get('/')).text();
  for (const { path, integrity } of scripts) {
    expect(page, '[P1.02]').toContain(`src="${SANDBOX}/v/${version}/${path}" integrity="${integrity}"`);
  }
});
