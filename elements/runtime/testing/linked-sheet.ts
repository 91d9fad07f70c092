import { controls } from '../controls.ts';
import tokens from '../styles/tokens.css?inline';
import { withViewCopies } from '../styles/view-copies.ts';

const pageSheets = import.meta.glob<string>('../../**/*.page.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The content of `haven-controls.css`, which pages link. */
export const linkedSheet: string = withViewCopies([tokens, controls, ...Object.values(pageSheets)].join('\n'));

/** It and further sheets, to adopt. */
export const linkedSheets = (...further: readonly string[]): CSSStyleSheet[] =>
  [linkedSheet, ...further].map((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
