import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupBlocks, readBlocks } from '../../../demo-pages/website/developers/block-preview/block-catalogue.ts';
import {
  findElement,
  type ReferenceElement,
} from '../../../demo-pages/website/developers/reference/element-catalogue.ts';
import { groupElements } from '../../../demo-pages/website/developers/reference/element-groups.ts';
import { listTags, widgetTag } from '../../build/tag-registry.mjs';
import { customElementsManifest } from '../manifest/custom-elements-manifest.mjs';
import { writeElement } from './write-element.mjs';

const root = resolve(import.meta.dirname, '../../..');
let folder: string;
let files: string[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'haven-element-'));
  mkdirSync(join(folder, 'elements'));
  for (const name of ['node_modules', 'package.json', 'biome.json', 'scripts', 'sdk'])
    symlinkSync(join(root, name), join(folder, name));
  for (const name of ['locales', 'parts', 'runtime', 'rules'])
    symlinkSync(join(root, 'elements', name), join(folder, 'elements', name));
  files = writeElement(join(folder, 'elements'), 'thank-you');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run new-element', () => {
  it('writes a block that passes the compiler as it is', () => {
    expect(files).toEqual(
      ['definition.ts', 'tsx', 'css', 'test.tsx'].map((end) => `elements/thank-you/thank-you.${end}`),
    );
    const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: { ...compilerOptions, preserveSymlinks: true },
        include: ['elements/thank-you', 'elements/locales/*.d.ts'],
      }),
    );
    const compile = () => execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { stdio: 'pipe' });
    expect(compile).not.toThrow();
  }, 30_000);

  it('writes a definition that puts the block into the reference and the block preview', async () => {
    const { tag, documentation } = await import(join(folder, 'elements/thank-you/thank-you.definition.ts'));
    const file = join(folder, 'custom-elements.json');
    const definition = { tag, path: '', properties: {}, required: [], settings: [], documentation, details: {} };
    writeFileSync(file, JSON.stringify(customElementsManifest([definition])));
    const listed = groupBlocks(readBlocks(file)).map(({ title, blocks }) => [title, blocks.map((block) => block.tag)]);
    expect(listed).toEqual([['Encourage a gift', ['thank-you']]]);

    const others = findElement('countdown-timer') as ReferenceElement;
    const [group] = groupElements([{ ...others, tag, documentation }, others]);
    expect(group?.elements.map((element) => element.tag)).toEqual(['countdown-timer', 'thank-you']);
  });

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

describe('facts about a tag', () => {
  const NAME = new RegExp(`\\b(${[...listTags(), widgetTag].map(({ tag }) => tag).join('|')})\\b`, 'g');
  const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
  const isOfLists = (name: string) =>
    /^(scripts|elements\/authoring)\/|^demo-pages\/.*(reference|block-preview)/.test(name) &&
    /\.(ts|mjs)$/.test(name) &&
    // Benchmarks, and the tries of the examples and of WordPress, use tags of their choice.
    !/\.test\.ts$|\.e2e\.ts$|\/test-wordpress\.mjs$|\/(bench|examples|testing|wordpress\/site)\//.test(name);

  it('stand in its definition alone: nothing that lists, checks or measures tags names two of them', () => {
    const files = ['scripts', 'elements/authoring', 'demo-pages'].flatMap((name) =>
      readdirSync(join(root, name), { recursive: true }).map((file) => `${name}/${file}`),
    );
    const lists = files.filter(isOfLists).flatMap((file) => {
      const named = new Set(readFileSync(join(root, file), 'utf8').replace(COMMENT, '').match(NAME));
      return named.size > 1 ? [`${file}: ${[...named].join(', ')}`] : [];
    });
    expect(files.filter(isOfLists).length).toBeGreaterThan(50);
    expect(lists).toEqual([]);
  });
});
