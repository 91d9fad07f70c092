import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = new URL('../../..', import.meta.url).pathname;
const BLOCK = /```(js|twig)\n(?:\/\/|\{#) (\S+)[^\n]*\n([\s\S]*?)```/g;

/** The guide's code by the file's name that each block begins with. */
export function guideCode(): Readonly<Record<string, string>> {
  const guide = readFileSync(join(root, 'docs/cms.md'), 'utf8');
  return Object.fromEntries([...guide.matchAll(BLOCK)].map(([, , name = '', code = '']) => [name, code]));
}

/** Writes the guide's modules into a folder from which they find the project's packages. */
export function guideModules(): { load(name: string): Promise<Record<string, unknown>>; remove(): void } {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/cms-guide-'));
  for (const [name, code] of Object.entries(guideCode())) writeFileSync(join(folder, name.replaceAll('/', '-')), code);
  return {
    load: (name) => import(/* @vite-ignore */ join(folder, name)),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
