import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The declaration files of the entries of an exports map, with patterns expanded. */
export function entryTypes(exports, root) {
  const patterns = Object.values(exports).flatMap((entry) => entry?.types ?? []);
  const files = patterns.flatMap((pattern) => {
    if (!pattern.includes('*')) return join(root, pattern);
    const folder = join(root, dirname(pattern));
    const end = basename(pattern).replace('*', '');
    return readdirSync(folder)
      .filter((name) => name.endsWith(end))
      .map((name) => join(folder, name));
  });
  return [...new Set(files)];
}
