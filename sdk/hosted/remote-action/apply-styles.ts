import { fieldBorderOf } from '../kit/field-border.ts';
import type { FrameOptions } from './frame-options.ts';

const SELECTORS: Record<string, string> = {
  input: '.input',
  'input:focus': '.input:focus',
  'input:error': '.input[aria-invalid="true"]',
  submit_button: '.submit-button',
  'submit_button:hover': '.submit-button:hover',
  label: '.label',
  title: '.title',
  title_description: '.title-description',
};

/**
 * Puts the merchant's styles into a separate sheet, one declaration at a time through the CSS object model: text is
 * never parsed as a rule, so it cannot close one.
 */
export function applyStyles(target: Document, options: FrameOptions, view: Window & typeof globalThis = window): void {
  const sheet = new view.CSSStyleSheet();
  const declare = (selector: string, declarations: Iterable<[string, string]>) => {
    const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)];
    if (!(rule instanceof view.CSSStyleRule)) return;
    for (const [property, value] of declarations) rule.style.setProperty(property, value);
  };
  declare(
    ':root',
    [...options.styles].map(([key, value]) => [`--${key.replaceAll('_', '-')}`, value]),
  );
  const border = fieldBorderOf(options.styles);
  if (border) declare(':root', [['--line', border]]);
  for (const { element, state, declarations } of options.elementStyles) {
    const selector = SELECTORS[state === '' ? element : `${element}:${state}`];
    if (selector) declare(selector, declarations);
  }
  target.adoptedStyleSheets = [...target.adoptedStyleSheets, sheet];
}
