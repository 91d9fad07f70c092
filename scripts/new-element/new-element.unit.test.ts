import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeElement } from './write-element.mjs';

const root = resolve(import.meta.dirname, '../..');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'haven-element-'));
  mkdirSync(join(folder, 'elements'));
  for (const name of ['node_modules', 'package.json', 'biome.json', 'scripts'])
    symlinkSync(join(root, name), join(folder, name));
  for (const name of ['parts', 'runtime', 'website'])
    symlinkSync(join(root, 'elements', name), join(folder, 'elements', name));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run new-element', () => {
  it('writes a block that passes the compiler as it is', () => {
    const files = writeElement(join(folder, 'elements'), 'thank-you');
    expect(files).toEqual(
      ['definition.ts', 'tsx', 'css', 'test.tsx'].map((end) => `elements/thank-you/thank-you.${end}`),
    );
    const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: { ...compilerOptions, preserveSymlinks: true },
        include: ['elements/thank-you'],
      }),
    );
    const compile = () => execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { stdio: 'pipe' });
    expect(compile).not.toThrow();
  }, 30_000);

  it.each(['', 'thanks', 'Thank-You', 'thank_you', '-thank', '../thank-you', 'font-face'])(
    'refuses "%s" as a tag',
    (tag) => {
      expect(() => writeElement(join(folder, 'elements'), tag)).toThrow('is no tag');
    },
  );

  it('leaves a block alone that is there', () => {
    mkdirSync(join(folder, 'elements/old-block'));
    expect(() => writeElement(join(folder, 'elements'), 'old-block')).toThrow('elements/old-block exists');
  });
});
