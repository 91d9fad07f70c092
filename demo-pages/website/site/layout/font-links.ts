import { html } from 'hono/html';
import type { Language } from '../languages/house-languages.ts';
import type { Markup } from '../page-context.ts';
import type { Site } from '../sites.ts';

const FAMILIES = ['source-sans-3', 'source-serif-4'];

/** Letters with macrons, and those of Vietnamese, are in files of their own. */
const MORE_LETTERS: Partial<Record<Language, string>> = { mi: 'latin-ext', vi: 'vietnamese' };

/** Fonts that a page has from its first paint. */
export function fontLinks({ language }: Site): Markup[] {
  const more = MORE_LETTERS[language];
  return ['latin', ...(more ? [more] : [])].flatMap((set) =>
    FAMILIES.map(
      (family) =>
        html`<link rel="preload" href="/design/fonts/${family}-${set}-wght-normal.woff2" as="font" type="font/woff2" crossorigin>\n`,
    ),
  );
}
