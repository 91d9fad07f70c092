import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { TEMPLATE_WORD } from '../../platform/index.ts';

/** Pages and texts of the folder in which the template's word still stands; organisation.json tells its own values. */
export async function filesOfTemplate(folder: string): Promise<string[]> {
  const all = await readdir(folder, { recursive: true }).catch(() => []);
  const written = all
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /\.(md|json)$/.test(file) && !/^(README\.md|organisation\.json|schemas\/.*)$/.test(file));
  const found = await Promise.all(
    written.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8').catch(() => '');
      return text.includes(TEMPLATE_WORD) ? [file] : [];
    }),
  );
  return found.flat().sort();
}
