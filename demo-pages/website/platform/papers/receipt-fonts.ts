import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import type { Language } from '../site/languages/house-languages.ts';

/** The fonts of printed receipts: the site's own, and those that stand in for scripts which it lacks. */
export type FontName = 'regular' | 'semibold' | 'arabic' | 'arabicSemibold' | 'tamil';

const FILES: Readonly<Record<FontName, string>> = {
  // The whole font, not the subsets that pages load: it has Māori, Vietnamese, Greek and Cyrillic letters in one file.
  regular: 'source-sans/TTF/SourceSans3-Regular.ttf',
  semibold: 'source-sans/TTF/SourceSans3-Semibold.ttf',
  arabic: '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff',
  arabicSemibold: '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-600-normal.woff',
  tamil: '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff',
};

/** A parsed font and the letters that it has, as code points. */
interface ReceiptFont {
  font: Font;
  letters: ReadonlySet<number>;
}

export type ReceiptFonts = Readonly<Record<FontName, ReceiptFont>>;

let loaded: Promise<{ fonts: ReceiptFonts; renew: (name: FontName) => Font }> | undefined;

/**
 * The fonts of one paper. Their files are read once a process. Those of joined letters are parsed for each paper: a
 * font remembers for which letter it rendered a shape first, so a reader who copies a name would get letters of another
 * paper.
 */
export async function loadReceiptFonts(): Promise<ReceiptFonts> {
  loaded ??= readFonts().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  const { fonts, renew } = await loaded;
  const joined = (['arabic', 'arabicSemibold', 'tamil'] as const).map((name) => [
    name,
    { ...fonts[name], font: renew(name) },
  ]);
  return { ...fonts, ...Object.fromEntries(joined) };
}

async function readFonts() {
  const { create } = await import('fontkit');
  const { resolve } = createRequire(import.meta.url);
  const entries = Object.entries(FILES).map(async ([name, file]) => [name, await readFile(resolve(file))]);
  const files: Record<FontName, Buffer> = Object.fromEntries(await Promise.all(entries));
  const renew = (name: FontName): Font => {
    const font = create(files[name]);
    if (!('layout' in font)) throw new TypeError('A receipt’s font file holds several fonts.');
    return font;
  };
  const parsed = Object.keys(FILES).map((name) => {
    const font = renew(name as FontName);
    return [name, { font, letters: new Set(font.characterSet) }];
  });
  return { fonts: Object.fromEntries(parsed) as ReceiptFonts, renew };
}

/** The languages in which a PDF is rendered: those whose letters the fonts have. */
const PRINTED: ReadonlySet<Language> = new Set(['en', 'mi', 'vi', 'fr', 'es', 'ar']);

/** The language of a PDF for a reader; its mail and pages say the same in their own. */
export const paperLanguage = (language: Language): Language => (PRINTED.has(language) ? language : 'en');
