import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isTakenPath, TRANSLATIONS, type TranslatedLanguage } from '../../../platform/index.ts';
import type { ContentFault } from '../json-file.ts';
import { namesIn } from '../names-in.ts';
import { type PagePlace, type PageText, readPage } from './read-page.ts';

export type PageLanguage = 'en' | TranslatedLanguage;

/** A page of the charity's folder, in each language that has a file. */
export interface CharityPage extends PagePlace {
  path: string;
  texts: Partial<Record<PageLanguage, PageText>> & { en: PageText };
}

const isLanguage = (name: string): name is PageLanguage => name === 'en' || (TRANSLATIONS as string[]).includes(name);

/** Reads `pages/<language>/*.md` of a folder; all faults of all files are told. */
export async function readPages(folder: string): Promise<{ pages: CharityPage[]; faults: ContentFault[] }> {
  const faults: ContentFault[] = [];
  const tell = (file: string, text: string, line = 1) => faults.push({ file, line, column: 1, text });
  const pages = new Map<string, CharityPage>();
  for (const language of (await namesIn(join(folder, 'pages'))).toSorted(englishFirst)) {
    if (!isLanguage(language)) {
      tell(`pages/${language}`, `this is no language of the site: write en, ${TRANSLATIONS.join(', ')}`);
      continue;
    }
    for (const name of await namesIn(join(folder, 'pages', language))) {
      const file = `pages/${language}/${name}`;
      if (!name.endsWith('.md')) {
        tell(file, 'pages are files that end in .md: rename it or move it away');
        continue;
      }
      const source = await readFile(join(folder, file), 'utf8');
      const { value, faults: found = [] } = await readPage(file, source, language !== 'en');
      faults.push(...found);
      if (!value) continue;
      const { place, ...text } = value;
      const pathLine = source.split('\n').findIndex((line) => line.startsWith('path:')) + 1;
      const page = pages.get(text.path);
      const other = page?.texts[language]?.file;
      if (other) tell(file, `${other} has this path: write another`, pathLine);
      else if (isTakenPath(text.path)) tell(file, 'another page of the site has this path: write another', pathLine);
      else if (language === 'en') pages.set(text.path, { ...place, path: text.path, texts: { en: text } });
      else if (page) page.texts[language] = text;
      else tell(file, `no page in pages/en has this path: write the path of its English page`, pathLine);
    }
  }
  return { pages: [...pages.values()], faults };
}

const englishFirst = (a: string, b: string) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1);
