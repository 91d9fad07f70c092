import { constantsOf } from '../client/constant-keys.ts';
import { textOf } from '../client/record.ts';
import { hyphened } from './container-options.ts';
import { ignore, keepKnown, keepKnownEntries } from './keep-known.ts';

/** S2.19 to S2.21: the parts that a merchant may style: elements, and elements in one of their states. */
const SELECTORS = [
  'input',
  'input::focus',
  'input::error',
  'submit_button',
  'submit_button::hover',
  'label',
  'title',
  'title_description',
] as const;
/** An element, optionally in one of its states. */
type Selector = (typeof SELECTORS)[number];
/** An element of the form that can be styled. */
export type StylableElement = Exclude<Selector, `${string}::${string}`>;
/** A state that can have its own styles. */
export type StylableElementState = Selector extends infer Known
  ? Known extends `${string}::${infer State}`
    ? State
    : never
  : never;

/** The stylable elements, by upper-case name. */
export const STYLABLE_ELEMENT = /* @__PURE__ */ constantsOf([
  'input',
  'submit_button',
  'label',
  'title',
  'title_description',
]);
/** Their states, by upper-case name. */
export const STYLABLE_ELEMENT_STATE = /* @__PURE__ */ constantsOf(['error', 'focus', 'hover']);

/** S3.16: the style names that every stylable element accepts. */
export const ELEMENT_STYLE_NAMES = [
  'color',
  'border',
  'border_radius',
  'background_color',
  'height',
  'text_decoration',
  'font_size',
  'font_family',
  'line_height',
  'font_weight',
  'padding',
  'margin',
  'transition',
  'opacity',
] as const;
/** Styles of an element by name, in CSS values. */
export type ElementStyles = { [Name in (typeof ELEMENT_STYLE_NAMES)[number] | 'text_align']?: string };

/**
 * One block of the `element_styles` parameter, such as `input::focus{border:1px solid;font-size:14px}`; undefined if
 * the element or its state is unknown (S5.37, S5.38) or nothing is left. Drops unknown style names (S5.39), and values
 * that could close their block.
 */
export function elementStyleBlock(selector: string, styles: ElementStyles): string | undefined {
  // S3.18: every element except a text input can be aligned.
  const names = selector.startsWith('input') ? ELEMENT_STYLE_NAMES : [...ELEMENT_STYLE_NAMES, 'text_align'];
  const isKnown = keepKnown('element', [selector], SELECTORS).length;
  const rules = keepKnownEntries('element style', isKnown ? styles : {}, names)
    .map(([name, value]) => [name, textOf(value)] as const)
    .filter(([name, value]) => !/[{};]/.test(value) || ignore(`${name}: a brace or semicolon cannot be sent`))
    .map(([name, value]) => `${hyphened(name)}:${value}`);
  return rules.length ? `${selector}{${rules.join(';')}}` : undefined;
}
