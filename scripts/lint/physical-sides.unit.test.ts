import { expect, it } from 'vitest';
import { sheetsIn } from './sheets-in.ts';

const PHYSICAL =
  /(?:margin|padding|border|inset|scroll-(?:margin|padding))-(?:left|right)|(?:^|[\s;{])(?:left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)|background-position:[^;]*\b(?:left|right)\b/;

/** Where a side is meant, with the reason. */
const NAMED: Readonly<Record<string, string>> = {
  'elements/site-header/desktop-nav.css: left: 0;': 'a script measures the bar from the left edge, in both directions',
  'elements/runtime/styles/fields.css: background-position: right 0.75rem center;': 'mirrored by the next rule',
  'elements/runtime/styles/fields.css: background-position: left 0.75rem center;': 'the mirrored arrow of a select',
};

it('sheets of the blocks and of the checkout name no side: right-to-left mirrors them', () => {
  const found = sheetsIn('elements', 'checkout-widget').flatMap(([file, css]) =>
    css
      .split('\n')
      .filter((line) => PHYSICAL.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found.sort(), '[A3.05] logical properties').toEqual(Object.keys(NAMED).sort());
});
