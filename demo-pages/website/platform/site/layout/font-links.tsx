import type { Language } from '../languages/house-languages.ts';
import type { Markup } from '../page-context.ts';
import type { Site } from '../sites.ts';

/** The files of each set of letters. A page quotes in the serif of weight 400, at least in its footer. */
const FILES = [
  (letters: string) => `source-sans-3-${letters}-wght`,
  (letters: string) => `source-serif-4-${letters}-600`,
  (letters: string) => `source-serif-4-${letters}-400`,
];

/** Letters with macrons, and those of Vietnamese, are in files of their own. */
const MORE_LETTERS: Partial<Record<Language, string>> = { mi: 'latin-ext', vi: 'vietnamese' };

/** Fonts that a page has from its first paint. */
export function fontLinks({ language }: Site): Markup[] {
  const more = MORE_LETTERS[language];
  return ['latin', ...(more ? [more] : [])].flatMap((set) =>
    FILES.map((file) => (
      <link
        key={file(set)}
        rel="preload"
        href={`/design/fonts/${file(set)}-normal.woff2`}
        as="font"
        type="font/woff2"
        crossOrigin=""
      />
    )),
  );
}
