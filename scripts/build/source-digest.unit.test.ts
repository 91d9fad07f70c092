import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourceDigest } from './source-digest.mjs';

it('changes with what is built, and with nothing that tests leave beside it while servers start', () => {
  const root = mkdtempSync(join(tmpdir(), 'haven-digest-'));
  const write = (folder: string, name: string) => {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, name), '1');
  };
  for (const name of ['package.json', 'package-lock.json', 'vite.config.ts']) write('.', name);
  write('scripts/package', 'pack.mjs');
  const digest = sourceDigest(root);
  write('scripts/package/consumer/node_modules/.vite/vitest', 'results.json');
  write('demo-pages/e2e', 'shop.ts');
  write('elements/gift-item', 'gift-item.test.tsx');
  expect(sourceDigest(root)).toBe(digest);
  write('elements/gift-item', 'gift-item.tsx');
  expect(sourceDigest(root)).not.toBe(digest);
  rmSync(root, { recursive: true });
});
