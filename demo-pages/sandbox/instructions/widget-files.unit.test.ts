import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSandbox, SANDBOX } from '../testing/open-sandbox.ts';

const dist = mkdtempSync(join(tmpdir(), 'haven-widget-'));
let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  mkdirSync(join(dist, 'checkout-widget/chunks'), { recursive: true });
  writeFileSync(join(dist, 'checkout-widget/pay-widget.js'), 'export {};');
  writeFileSync(join(dist, 'checkout-widget/chunks/step-AbCd1234.js'), 'export {};');
  writeFileSync(join(dist, 'secret.js'), 'no');
  sandbox = await openSandbox(join(dist, 'hosted'));
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dist, { recursive: true });
});

it('serves the script of the widget to pages of every origin, and nothing beside it', async () => {
  const get = (path: string) => sandbox.app.request(`${SANDBOX}${path}`);
  for (const path of ['/checkout-widget/pay-widget.js', '/checkout-widget/chunks/step-AbCd1234.js']) {
    const { status, headers } = await get(path);
    expect([
      status,
      headers.get('content-type'),
      headers.get('access-control-allow-origin'),
      headers.get('cross-origin-resource-policy'),
    ]).toEqual([200, 'text/javascript; charset=utf-8', '*', 'cross-origin']);
  }
  // A module that failed to load is requested again with another query.
  expect((await get('/checkout-widget/pay-widget.js?attempt=1')).status).toBe(200);
  for (const path of ['/checkout-widget/nothing.js', '/checkout-widget/..%2fsecret.js', '/checkout-widget/']) {
    expect((await get(path)).status, path).toBe(404);
  }
});
