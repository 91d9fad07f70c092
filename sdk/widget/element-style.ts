import { constantsOf } from '../client/constant-keys.ts';
import { asText } from '../client/record.ts';
import { hyphened } from './container-options.ts';
import { ignore, keepSupported, keepSupportedEntries } from './keep-supported.ts';

const TEXT_STYLES = [
  'color',
  'text_decoration',
  'font_size',
  'font_family',
  'line_height',
  'font_weight',
  'padding',
  'margin',
] as const;
const BOX_STYLES = [...TEXT_STYLES, 'border', 'border_radius', 'background_color', 'transition'] as const;
const INPUT_STYLES = [...BOX_STYLES, 'height'] as const;
const BUTTON_STYLES = [...BOX_STYLES, 'opacity'] as const;
const TITLE_STYLES = [...TEXT_STYLES, 'text_align'] as const;

/** S2.19 to S2.21, S3.16 to S3.18: the styles of each element, and of an element in one of its states. */
export const ELEMENT_STYLES = {
  input: INPUT_STYLES,
  'input::focus': INPUT_STYLES,
  'input::error': INPUT_STYLES,
  submit_button: BUTTON_STYLES,
  'submit_button::hover': BUTTON_STYLES,
  label: TEXT_STYLES,
  title: TITLE_STYLES,
  title_description: TITLE_STYLES,
} as const;
/** An element, optionally in one of its states. */
type Selector = keyof typeof ELEMENT_STYLES;
/** An element of the form that can be styled. */
export type StylableElement = Exclude<Selector, `${string}::${string}`>;
/** A state of the element that can have its own styles. */
export type StylableElementState<Element extends StylableElement = StylableElement> = Selector extends infer Known
  ? Known extends `${Element}::${infer State}`
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

/** Styles of an element by name, in CSS values. */
export type ElementStyles<Element extends StylableElement = StylableElement> = {
  [Name in (typeof ELEMENT_STYLES)[Element][number]]?: string;
};

/**
 * One block of the `element_styles` parameter, such as `input::focus{border:1px solid;font-size:14px}`; undefined if
 * the element or its state is unknown (S5.37, S5.38) or nothing is left. Drops style names that the element does not
 * have (S5.39), and values that could close their block.
 */
export function elementStyleBlock(selector: string, styles: object): string | undefined {
  const [target] = keepSupported('element', [selector], Object.keys(ELEMENT_STYLES) as Selector[]);
  if (!target) return undefined;
  const rules = keepSupportedEntries(`${selector} style`, styles, ELEMENT_STYLES[target])
    .map(([name, value]) => [name, asText(value)] as const)
    .filter(([name, value]) => !/[{};]/.test(value) || ignore(`${name}: a brace or semicolon cannot be sent`))
    .map(([name, value]) => `${hyphened(name)}:${value}`);
  return rules.length ? `${selector}{${rules.join(';')}}` : undefined;
}
