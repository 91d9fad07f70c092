import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { create, Font } from 'fontkit';

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
export interface ReceiptFont {
  font: Font;
  letters: ReadonlySet<number>;
}

export type ReceiptFonts = Readonly<Record<FontName, ReceiptFont>>;

let loaded: Promise<ReceiptFonts> | undefined;

/** Reads the fonts once a process. */
export function loadReceiptFonts(): Promise<ReceiptFonts> {
  loaded ??= readFonts().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function readFonts(): Promise<ReceiptFonts> {
  const fontkit = await import('fontkit');
  const { resolve } = createRequire(import.meta.url);
  const entries = Object.entries(FILES).map(async ([name, file]) => [
    name,
    parse(fontkit.create, await readFile(resolve(file))),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

function parse(read: typeof create, file: Buffer): ReceiptFont {
  const font = read(file);
  if (!('layout' in font)) throw new TypeError('A receipt’s font file holds several fonts.');
  return { font, letters: new Set(font.characterSet) };
}
