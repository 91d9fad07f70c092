import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the nearest package.json above this file: the same from the sources and from the bundle in dist. */
export function findProjectRoot(from: string = fileURLToPath(import.meta.url)): string {
  for (let folder = dirname(from); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (folder === dirname(folder)) throw new Error(`No package.json above ${from}: start Haven from its own folder.`);
  }
}

export const projectRoot = findProjectRoot();
