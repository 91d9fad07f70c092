import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const PHYSICAL =
  /(?:margin|padding|border|inset|scroll-(?:margin|padding))-(?:left|right)|(?:^|[\s;{])(?:left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)|background-position:[^;]*\b(?:left|right)\b/;

/** Where a side is meant, with the reason. */
const NAMED: Readonly<Record<string, string>> = {
  'elements/site-header/desktop-nav.css: left: 0;': 'a script measures the bar from the left edge, in both directions',
  'elements/runtime/styles/fields.css: background-position: right 0.75rem center;': 'mirrored by the next rule',
  'elements/runtime/styles/fields.css: background-position: left 0.75rem center;': 'the mirrored arrow of a select',
};

const sheetsIn = (folder: string) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);

it('sheets of the blocks and of the checkout name no side: right-to-left mirrors them', () => {
  const found = ['elements', 'checkout-widget'].flatMap((folder) =>
    sheetsIn(folder).flatMap((file) =>
      readFileSync(resolve(root, file), 'utf8')
        .split('\n')
        .filter((line) => PHYSICAL.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    ),
  );
  expect(found.sort(), '[A3.05] logical properties').toEqual(Object.keys(NAMED).sort());
});
