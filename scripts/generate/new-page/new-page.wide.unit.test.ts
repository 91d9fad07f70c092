import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scratchCopy } from '../new-room/scratch-copy.ts';
import { writePage } from './write-page.mjs';

const root = resolve(import.meta.dirname, '../../..');
const COPIED = ['demo-pages', 'scripts', 'testing', 'vitest.config.ts', 'drizzle.config.ts', 'tsconfig.json'];
const LINKED = ['elements', 'sdk', 'checkout-widget', 'dist', 'custom-elements.json'];
let folder: string;

/** Runs a program of the project in the copy, as its own command. */
const run = (program: string, ...args: string[]) => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|WIDE)/.test(name)));
  return execFileSync(process.execPath, [resolve(root, program), ...args], { cwd: folder, env, encoding: 'utf8' });
};

beforeAll(() => {
  folder = scratchCopy(COPIED, LINKED);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run new -- page', () => {
  it('writes a page that works as it is, and one with a form and a table, each with its test', {
    timeout: 600_000,
  }, () => {
    const written = run(join(folder, 'scripts/generate/new.mjs'), 'page', 'stories/annual-report');
    expect(written.split('\n')).toEqual(
      expect.arrayContaining([
        'demo-pages/website/stories/annual-report/annual-report-routes.ts',
        'demo-pages/website/stories/index.ts',
        'demo-pages/website/app/pages.ts',
        'demo-pages/website/locales/fr.json',
      ]),
    );
    run(join(folder, 'scripts/generate/new.mjs'), 'page', 'participation/story-wall', 'form');
    run(join(folder, 'scripts/generate/new-migration/new-migration.mjs'), 'story-wall');
    run(join(folder, 'scripts/generate/texts.mjs'));
    const tests = ['stories/annual-report', 'participation/story-wall'].map((path) => `demo-pages/website/${path}`);
    expect(run('node_modules/vitest/vitest.mjs', 'run', ...tests)).toMatch(/Test Files.+2 passed/);
    expect(readFileSync(join(folder, 'demo-pages/website/locales/sources.json'), 'utf8')).toMatch(
      /"annual-report\.title": "(\S+)( !\1){6}"/,
    );
  });

  it.each(['', 'Story', 'story_wall', '../story', '-story'])('refuses "%s" as a name', (name) => {
    expect(() => writePage(folder, `shop/${name}`)).toThrow(/cannot be a name|none of the rooms/);
  });

  it('leaves a room alone that exists', () => {
    expect(() => writePage(folder, 'shop/gifts')).toThrow('exists');
  });
});
