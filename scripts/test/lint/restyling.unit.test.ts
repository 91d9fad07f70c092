import { expect, it } from 'vitest';
import { sheetsIn } from './sheets-in.ts';

/**
 * Selectors by which a browser computes the styles of a whole subtree again when an element is inserted, or gets
 * another
 * `name`, anywhere in the page: it looks for what the last part names, and `*` is everything.
 */
const RESTYLES: Readonly<Record<string, RegExp>> = {
  'anything after a sibling': /[+~]\s*\*\s*[,{]/,
  'anything in what :has() selects': /:has\([^()]*\)\s*\*/,
  'what a slot gets, by the name of the slot': /slot\[name\b[^\]]*\]\s*::slotted\(\*\)/,
};

it('no selector makes a browser style a whole page again for one element', () => {
  const found = sheetsIn('elements', 'checkout-widget', 'demo-pages/design').flatMap(([file, css]) =>
    Object.entries(RESTYLES).flatMap(([what, pattern]) => (pattern.test(css) ? [`${file}: ${what}`] : [])),
  );
  expect(found).toEqual([]);
});
