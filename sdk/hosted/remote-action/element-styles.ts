import { isSafeStyleValue } from './style-values.ts';

/** One allowed rule of a merchant: an element of the form, an optional state, and its declarations. */
export type ElementStyle = { element: string; state: string; declarations: [property: string, value: string][] };

/** S3.16 to S3.18: the properties of every element, and of boxes. The library sends exactly these. */
const TEXT = 'color text-decoration font-size font-family line-height font-weight padding margin'.split(' ');
const BOX = [...TEXT, 'border', 'border-radius', 'background-color', 'transition'];
const TITLE = [...TEXT, 'text-align'];

/** The allowed properties of each element, and its states beside the normal one. */
const ALLOWED = new Map<string, { properties: readonly string[]; states: readonly string[] }>([
  ['input', { properties: [...BOX, 'height'], states: ['focus', 'error'] }],
  ['submit_button', { properties: [...BOX, 'opacity'], states: ['hover'] }],
  ['label', { properties: TEXT, states: [] }],
  ['title', { properties: TITLE, states: [] }],
  ['title_description', { properties: TITLE, states: [] }],
]);

/**
 * Reads `input{border:…;height:…},input::focus{…}`. Rules and declarations outside the lists are dropped: only listed
 * properties with values of plain tokens reach the page.
 */
export function parseElementStyles(text: string): ElementStyle[] {
  const styles: ElementStyle[] = [];
  for (const block of text.slice(0, 20_000).split('}').slice(0, -1)) {
    const brace = block.indexOf('{');
    const head = block.slice(0, Math.max(brace, 0)).replace(/^,/, '').trim();
    const body = block.slice(brace + 1);
    const [element = '', state = ''] = head.split('::', 2);
    const allowed = ALLOWED.get(element);
    if (!allowed || (state !== '' && !allowed.states.includes(state))) continue;
    const declarations = body.split(';').flatMap((declaration): [string, string][] => {
      const colon = declaration.indexOf(':');
      const property = declaration.slice(0, Math.max(colon, 0)).trim().replaceAll('_', '-');
      const value = declaration.slice(colon + 1).trim();
      return allowed.properties.includes(property) && isSafeStyleValue(value) ? [[property, value]] : [];
    });
    if (declarations.length > 0) styles.push({ element, state, declarations });
  }
  return styles;
}
