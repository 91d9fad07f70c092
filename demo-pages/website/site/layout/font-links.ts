import { html } from 'hono/html';
import type { Markup } from '../page-context.ts';
import type { Site } from '../sites.ts';

const FAMILIES = ['source-sans-3', 'source-serif-4'];

/** Fonts that a page has from its first paint; letters with macrons are in files of their own. */
export function fontLinks({ language }: Site): Markup[] {
  const sets = language === 'mi' ? ['latin', 'latin-ext'] : ['latin'];
  return sets.flatMap((set) =>
    FAMILIES.map(
      (family) =>
        html`<link rel="preload" href="/design/fonts/${family}-${set}-wght-normal.woff2" as="font" type="font/woff2" crossorigin>\n`,
    ),
  );
}
