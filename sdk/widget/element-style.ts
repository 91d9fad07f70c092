import { constantsOf } from '../client/constant-keys.ts';
import { ignore, keepKnownEntries } from './keep-known.ts';

/** S2.19 to S2.21: the elements a merchant may style, each with its states. */
const STATES = {
  input: ['focus', 'error'],
  submit_button: ['hover'],
  label: [],
  title: [],
  title_description: [],
} as const;
export type StylableElement = keyof typeof STATES;
export type StylableElementState = (typeof STATES)['input' | 'submit_button'][number];

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

/** S3.16: the style names that every stylable element takes. */
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
export type ElementStyles = { [Name in (typeof ELEMENT_STYLE_NAMES)[number] | 'text_align']?: string };

/**
 * One block of the `element_styles` parameter, such as `input::focus{border:1px solid;font-size:14px}`; undefined when the
 * element or state is unknown (S5.37, S5.38) or nothing is left. Unknown style names are dropped (S5.39), and so are values
 * that could leave their block.
 */
export function elementStyleBlock(
  element: string,
  state: string | undefined,
  styles: ElementStyles,
): string | undefined {
  const selector = state === undefined ? element : `${element}::${state}`;
  const states: readonly string[] = Object.hasOwn(STATES, element) ? STATES[element as StylableElement] : [];
  const isKnown = state === undefined ? Object.hasOwn(STATES, element) : states.includes(state);
  // S3.18: everything but a text input can be aligned.
  const names: readonly string[] = element === 'input' ? ELEMENT_STYLE_NAMES : [...ELEMENT_STYLE_NAMES, 'text_align'];
  if (!isKnown) ignore(`styles of unsupported element ${selector}`);
  const rules = (isKnown ? keepKnownEntries('element style', styles, names) : [])
    .filter(([name, value]) => !/[{};]/.test(String(value)) || ignore(`${name}: a brace or a semicolon cannot be sent`))
    .map(([name, value]) => `${name.replaceAll('_', '-')}:${value}`);
  return rules.length ? `${selector}{${rules.join(';')}}` : undefined;
}
