import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WebsiteEnv } from '../http/website-env.ts';
import { serveSiteFiles } from './site-files.ts';

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
    'demo-pages/design/ecards/hills.jpg': 'picture',
    'demo-pages/design/film.webm': '0123456789',
    'dist/elements/haven-controls.css': 'b{}',
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
    const small = await app.request('/elements/large.js', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
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

  it('are smaller still for whoever takes Brotli', async () => {
    const plain = await app.request('/elements/large.js');
    const small = await app.request('/elements/large.js', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(small.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await small.arrayBuffer())).toString()).toBe(await plain.text());
  });

  it('come as the build compressed them, unless that was an earlier build', async () => {
    const file = join(root, 'dist/elements/built.js');
    const ask = async () => {
      const answer = await app.request('/elements/built.js', { headers: { 'accept-encoding': 'br' } });
      return brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString();
    };
    const content = `export const text = '${'haven '.repeat(500)}';`;
    writeFileSync(file, content);
    writeFileSync(`${file}.br`, brotliCompressSync('from the build'));
    expect(await ask()).toBe('from the build');
    const later = new Date(Date.now() + 60_000);
    utimesSync(file, later, later);
    expect(await ask()).toBe(content);
    expect((await app.request('/elements/built.js.br')).status).toBe(404);
  });

  it('are not sent again to whoever has them', async () => {
    const etag = (await app.request('/design/haven.css')).headers.get('etag') ?? '';
    const again = (tag: string) => app.request('/design/haven.css', { headers: { 'if-none-match': tag } });
    expect((await again(etag)).status).toBe(304);
    expect((await again(`"x", W/${etag}`)).status).toBe(304);
    expect((await again('"x"')).status).toBe(200);
  });

  it('come in parts, so that a visitor can jump in a film', async () => {
    const part = (range: string, others = {}) => app.request('/design/film.webm', { headers: { range, ...others } });
    const middle = await part('bytes=3-5');
    expect(middle.status).toBe(206);
    expect(middle.headers.get('content-range')).toBe('bytes 3-5/10');
    expect(middle.headers.get('content-length')).toBe('3');
    expect(middle.headers.get('content-type')).toBe('video/webm');
    expect(await middle.text()).toBe('345');
    expect(await (await part('bytes=-2')).text()).toBe('89');
    const last = await part('bytes=9-');
    expect([last.status, await last.text()]).toEqual([206, '9']);

    const past = await part('bytes=10-');
    expect(past.status).toBe(416);
    expect(past.headers.get('content-range')).toBe('bytes */10');
    expect(await past.text()).toBe('');

    const whole = await app.request('/design/film.webm');
    expect([whole.status, whole.headers.get('accept-ranges'), await whole.text()]).toEqual([
      200,
      'bytes',
      '0123456789',
    ]);
    const etag = whole.headers.get('etag') ?? '';
    expect((await part('bytes=3-5', { 'if-range': etag })).status).toBe(206);
    expect((await part('bytes=3-5', { 'if-range': '"older"' })).status).toBe(200);
    expect((await part('lines=3-5')).status).toBe(200);
  });

  it('let others load blocks, their shared look and the pictures of mails, but not the site’s own design', async () => {
    for (const path of ['/elements/autoload.js', '/design/haven-controls.css', '/design/ecards/hills.jpg']) {
      const { headers } = await app.request(path);
      const shared = [headers.get('access-control-allow-origin'), headers.get('cross-origin-resource-policy')];
      expect([path, ...shared]).toEqual([path, '*', 'cross-origin']);
    }
    expect((await app.request('/design/haven.css')).headers.get('access-control-allow-origin')).toBeNull();
  });
});
