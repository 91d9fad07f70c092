import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGE_NAMES, type OwnTexts } from '../../../platform/index.ts';
import { type ContentFault, checkJson } from '../json-file.ts';

const FOLDER = 'texts';

/** Reads what a charity says in place of the site's texts: one file for each language, by room and key. */
export async function readTexts(folder: string): Promise<{ texts: OwnTexts; faults: ContentFault[] }> {
  const files = await readdir(join(folder, FOLDER)).catch(() => []);
  const texts: Record<string, OwnTexts[keyof OwnTexts]> = {};
  const faults: ContentFault[] = [];
  for (const name of files.filter((each) => each.endsWith('.json')).sort()) {
    const file = `${FOLDER}/${name}`;
    const language = name.replace(/\.json$/, '');
    if (!Object.hasOwn(LANGUAGE_NAMES, language)) {
      const known = Object.keys(LANGUAGE_NAMES).join(', ');
      faults.push({ file, line: 1, column: 1, text: `the site has no language ${language}; known here: ${known}` });
      continue;
    }
    // Only a folder with texts pays for the schema of all of them.
    const { textsSchema } = await import('./texts-schema.ts');
    const checked = checkJson(file, await readFile(join(folder, file), 'utf8'), textsSchema(language));
    faults.push(...(checked.faults ?? []));
    texts[language] = checked.value as OwnTexts[keyof OwnTexts];
  }
  return { texts, faults };
}
