import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptInventory } from '../../../../scripts/package/script-inventory.mjs';
import { projectRoot } from '../../../server/database/project-root.ts';

/** A script of the build. */
export interface BuiltScript {
  /** Its path below the folder of the build, such as `elements/autoload.js`. */
  path: string;
  /** Its name in the build, such as `react`. */
  name: string;
  gzipBytes: number;
  integrity: string;
  /** The number of tags that load it. */
  usedBy: number;
}

/** The scripts of a tag: `own` only for this tag, `shared` once for all tags of a page, `later` on first use. */
export interface TagScripts {
  entry: BuiltScript;
  own: readonly BuiltScript[];
  shared: readonly BuiltScript[];
  later: readonly BuiltScript[];
}

export interface BuiltScripts {
  autoload: BuiltScript;
  tags: ReadonlyMap<string, TagScripts>;
}

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
}
type Chunks = Record<string, Chunk>;

function below(chunks: Chunks, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key) || !chunks[key]) return found;
  found.add(key);
  for (const next of chunks[key].imports ?? []) below(chunks, next, found);
  return found;
}

/** The build's facts about its scripts; undefined when there is no build. */
export function readBuiltScripts(dist: string = join(projectRoot, 'dist')): BuiltScripts | undefined {
  const folders = ['elements', 'checkout-widget'];
  if (!folders.every((folder) => existsSync(join(dist, folder, '.vite/manifest.json')))) return undefined;
  const inventory = new Map(scriptInventory(dist).map((script) => [script.path, script]));
  const keysOf = new Map<string, { folder: string; chunks: Chunks; atOnce: Set<string>; later: Set<string> }>();
  for (const folder of folders) {
    const chunks = JSON.parse(readFileSync(join(dist, folder, '.vite/manifest.json'), 'utf8')) as Chunks;
    for (const [key, { file }] of Object.entries(chunks)) {
      if (!/^[a-z]+(-[a-z]+)+\.js$/.test(file)) continue;
      const atOnce = below(chunks, key);
      const later = new Set([...atOnce].flatMap((each) => chunks[each]?.dynamicImports ?? []));
      const more = new Set([...later].flatMap((each) => [...below(chunks, each)]).filter((each) => !atOnce.has(each)));
      keysOf.set(file.replace('.js', ''), { folder, chunks, atOnce, later: more });
    }
  }
  const pathOf = (folder: string, chunk: Chunk | undefined) => `${folder}/${chunk?.file}`;
  const uses = new Map<string, number>();
  for (const { folder, chunks, atOnce } of keysOf.values())
    for (const key of atOnce) uses.set(pathOf(folder, chunks[key]), (uses.get(pathOf(folder, chunks[key])) ?? 0) + 1);

  const scriptAt = (path: string, name = path): BuiltScript[] => {
    const found = inventory.get(path);
    if (!found) return [];
    return [{ path, name, gzipBytes: found.gzipBytes, integrity: found.integrity, usedBy: uses.get(path) ?? 0 }];
  };
  const tags = new Map<string, TagScripts>();
  for (const [tag, { folder, chunks, atOnce, later }] of keysOf) {
    const scripts = (keys: Set<string>) =>
      [...keys].flatMap((key) => scriptAt(pathOf(folder, chunks[key]), chunks[key]?.name));
    const all = scripts(atOnce);
    const entry = all.find(({ path }) => path === `${folder}/${tag}.js`);
    if (!entry) continue;
    const heaviestFirst = (some: BuiltScript[]) => some.sort((a, b) => b.gzipBytes - a.gzipBytes);
    tags.set(tag, {
      entry,
      own: all.filter(({ usedBy }) => usedBy === 1),
      shared: heaviestFirst(all.filter(({ usedBy }) => usedBy > 1)),
      later: heaviestFirst(scripts(later)),
    });
  }
  const [autoload] = scriptAt('elements/autoload.js', 'autoload');
  return autoload ? { autoload, tags } : undefined;
}

/** Kibibytes with one decimal, such as `2.1`. */
export const sizeInKibibytes = (scripts: readonly BuiltScript[]): string =>
  (scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1024).toFixed(1);
