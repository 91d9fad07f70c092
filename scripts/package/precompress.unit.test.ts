import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { isPublished } from './pack.mjs';
import { precompress } from './precompress.mjs';

const dist = mkdtempSync(join(tmpdir(), 'haven-dist-'));
afterAll(() => rmSync(dist, { recursive: true }));

it('large scripts and sheets get compressed copies, which the package does not contain', async () => {
  for (const folder of ['elements', 'sdk/chunks', 'checkout-widget'])
    mkdirSync(join(dist, folder), { recursive: true });
  const script = 'export const a = 1;\n'.repeat(100);
  writeFileSync(join(dist, 'sdk/chunks/large.js'), script);
  writeFileSync(join(dist, 'sdk/chunks/small.js'), 'export {};');
  writeFileSync(join(dist, 'elements/picture.png'), script);
  const written = await precompress(dist);
  expect(written).toEqual(['large.js.br', 'large.js.gz'].map((name) => join(dist, 'sdk/chunks', name)));
  expect(brotliDecompressSync(readFileSync(written[0]!)).toString()).toBe(script);
  expect(gunzipSync(readFileSync(written[1]!)).toString()).toBe(script);
  const files = readdirSync(join(dist, 'sdk/chunks')).toSorted();
  expect(files.filter(isPublished)).toEqual(['large.js', 'small.js']);
});
