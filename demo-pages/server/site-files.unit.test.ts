import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSiteFiles } from './site-files.ts';
import type { WebsiteEnv } from './website/http/website-env.ts';

let root: string;
const app = new Hono<WebsiteEnv>();
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'haven-files-'));
  const files = {
    'dist/elements/autoload.js': 'export {};',
    'dist/elements/gift-checkout.js': 'export {};',
    'dist/elements/chunks/react-Abc12345.js': 'export {};',
    'dist/elements/.env': 'secret',
    'dist/elements/large.js': `export const text = '${'haven '.repeat(500)}';`,
    'dist/secret.js': 'secret',
    'demo-pages/design/haven.css': 'a{}',
    'demo-pages/design/README.md': '# words',
    'demo-pages/design/gifts/solar-lamp.svg': '<svg/>',
    'elements/runtime/haven-controls.css': 'b{}',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  serveSiteFiles(app, root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the files of the site', () => {
  it.each([
    ['/elements/autoload.js', 'text/javascript; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/elements/gift-checkout.js', 'text/javascript; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/elements/chunks/react-Abc12345.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/design/haven.css', 'text/css; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/design/haven-controls.css', 'text/css; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/design/gifts/solar-lamp.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ])('serve %s', async (path, type, caching) => {
    const answer = await app.request(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toBe(caching);
    expect((await answer.text()).length).toBeGreaterThan(0);
  });

  it.each([
    '/elements/nothing.js',
    '/elements/',
    '/elements/chunks',
    '/elements/.env',
    '/elements/..%2fsecret.js',
    '/elements/%2e%2e/secret.js',
    '/elements/chunks/..%2f..%2f..%2fsecret.js',
    '/elements/%00.js',
    '/elements/%ff.js',
    '/design/README.md',
  ])('have no %s', async (path) => {
    expect((await app.request(path)).status).toBe(404);
  });

  it('are compressed for whoever takes gzip, each under a tag of its own', async () => {
    const plain = await app.request('/elements/large.js');
    const small = await app.request('/elements/large.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(small.headers.get('content-encoding')).toBe('gzip');
    expect(small.headers.get('vary')).toBe('Accept-Encoding');
    expect(small.headers.get('etag')).not.toBe(plain.headers.get('etag'));
    const body = Buffer.from(await small.arrayBuffer());
    expect(body.length).toBeLessThan(200);
    expect(gunzipSync(body).toString()).toBe(await plain.text());
    const tiny = await app.request('/elements/autoload.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(tiny.headers.get('content-encoding')).toBeNull();
  });

  it('are not sent again to whoever has them', async () => {
    const etag = (await app.request('/design/haven.css')).headers.get('etag') ?? '';
    const again = (tag: string) => app.request('/design/haven.css', { headers: { 'if-none-match': tag } });
    expect((await again(etag)).status).toBe(304);
    expect((await again(`"x", W/${etag}`)).status).toBe(304);
    expect((await again('"x"')).status).toBe(200);
  });

  it('let other sites load blocks, but not the design', async () => {
    expect((await app.request('/elements/autoload.js')).headers.get('access-control-allow-origin')).toBe('*');
    expect((await app.request('/design/haven.css')).headers.get('access-control-allow-origin')).toBeNull();
  });
});
