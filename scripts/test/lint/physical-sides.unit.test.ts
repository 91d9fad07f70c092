import { expect, it } from 'vitest';
import { sheetsIn } from './sheets-in.ts';

const PHYSICAL =
  /(?:margin|padding|border|inset|scroll-(?:margin|padding))-(?:left|right)|(?:^|[\s;{])(?:left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)|background-position:[^;]*\b(?:left|right)\b/;
const SHORTHAND = /(?:^|[\s;{])(?:margin|padding|inset):\s*([^;]+)/;

/** True if the right one of four sides differs from the left one. */
function isUneven(line: string): boolean {
  let sides = SHORTHAND.exec(line)?.[1] ?? '';
  for (let outer = ''; outer !== sides; ) {
    outer = sides;
    sides = sides.replace(/\(([^()]*)\)/g, (_, inner: string) => `[${inner.replaceAll(' ', '')}]`);
  }
  const [, right, , left] = sides.trim().split(/\s+/);
  return left !== undefined && right !== left;
}

/** Where a side is meant, with the reason. */
const NAMED: Readonly<Record<string, string>> = {
  'demo-pages/design/haven.css: text-align: left;':
    'names of any direction stand at one side; mirrored by the next rule',
  'demo-pages/design/haven.css: text-align: right;': 'the mirrored side of such names',
  'demo-pages/design/stories/listings.css: background-position: left 0.375rem center;':
    'the mirrored arrow of a select',
  'demo-pages/design/stories/listings.css: background-position: right 0.375rem center;': 'mirrored by the next rule',
  'elements/site-header/desktop-nav.css: inset: var(--top) auto auto var(--left, 0);':
    'a script measures the panel from the left edge, in both directions',
  'elements/site-header/desktop-nav.css: left: 0;': 'a script measures the bar from the left edge, in both directions',
  'elements/runtime/styles/fields.css: background-position: right 0.75rem center;': 'mirrored by the next rule',
  'elements/runtime/styles/fields.css: background-position: left 0.75rem center;': 'the mirrored arrow of a select',
};

it('sheets name no side: right-to-left mirrors them', () => {
  const found = sheetsIn('elements', 'checkout-widget', 'sdk', 'demo-pages').flatMap(([file, css]) =>
    css
      .split('\n')
      .filter((line) => PHYSICAL.test(line) || isUneven(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found.sort(), '[A3.05] logical properties').toEqual(Object.keys(NAMED).sort());
});
