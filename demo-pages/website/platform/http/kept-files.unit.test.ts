import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../../server/database/testing/open-test-database.ts';
import { createWebsiteApp, type Website } from '../../app/website-app.ts';
import { serveSiteFiles } from '../site/site-files.ts';

const PATH = '/elements/large.js';
let root: string;
let website: Website;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
const logged: Record<string, unknown>[] = [];
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'haven-kept-files-'));
  mkdirSync(join(root, 'dist/elements'), { recursive: true });
  database = await openTestDatabase();
  const key = 'k';
  website = createWebsiteApp({
    db: database.db,
    siteOrigin: 'http://127.0.0.1:8080',
    providerOrigin: 'http://127.0.0.1:8081',
    publicKey: key,
    secretKey: key,
    gatewayId: key,
    log: (entry) => logged.push(entry),
    files: (app) => serveSiteFiles(app, root),
  });
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await database.close();
  rmSync(root, { recursive: true, force: true });
});
const write = (word: string) => writeFileSync(join(root, `dist${PATH}`), `// ${word}\n`.repeat(500));
const ask = (headers: Record<string, string> = {}) => website.app.request(PATH, { headers });

it.each([undefined, 'gzip', 'br'])(
  'a file from memory has every header and byte that it had at first (%s)',
  async (encoding) => {
    write('one');
    const headers: Record<string, string> = encoding ? { 'accept-encoding': encoding } : {};
    const [first, again] = [await ask(headers), await ask(headers)];
    expect([...again.headers].sort()).toEqual([...first.headers].sort());
    for (const name of ['content-security-policy', 'x-content-type-options', 'permissions-policy', 'etag', 'vary'])
      expect([name, again.headers.has(name)]).toEqual([name, true]);
    expect(again.headers.get('content-encoding')).toBe(encoding ?? null);
    expect(Buffer.from(await again.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()));
    const etag = again.headers.get('etag') ?? '';
    const unchanged = await ask({ ...headers, 'if-none-match': `"x", W/${etag}` });
    expect([unchanged.status, unchanged.headers.get('etag'), await unchanged.text()]).toEqual([304, etag, '']);
    expect(unchanged.headers.has('content-security-policy')).toBe(true);
  },
);

it('is logged each time, and a part of it or a post goes the whole way', async () => {
  write('two');
  await ask();
  logged.length = 0;
  await ask();
  expect(logged).toEqual([{ event: 'request', method: 'GET', path: PATH, status: 200, ms: expect.any(Number) }]);
  expect((await ask({ range: 'bytes=0-3' })).status).toBe(206);
  expect((await website.app.request(PATH, { method: 'POST' })).status).toBe(404);
  const head = await website.app.request(PATH, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

it('that changed is seen after a second', async () => {
  write('three');
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 10_000);
  const first = await (await ask()).text();
  write('fourth');
  expect(await (await ask()).text()).toBe(first);
  clock.mockReturnValue(now + 11_001);
  expect(await (await ask()).text()).toContain('fourth');
});
