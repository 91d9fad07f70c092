/** The styles that a merchant may set in the address of a form or of a list of saved sources. */
export const STYLE_KEYS = (
  'background_color background_active_color text_color border_color icon_size button_color ' +
  'error_color success_color font_size font_family'
).split(' ');

const FUNCTIONS = new Set('rgb rgba hsl hsla hwb lab lch oklab oklch calc min max clamp cubic-bezier steps'.split(' '));

/**
 * True for a value made of words, numbers, colours and a few arithmetic functions. Nothing that can load (`url`,
 * `image-set`), reach other values (`var`, `attr`), close the declaration, or use an escape.
 */
export function isSafeStyleValue(value: string): boolean {
  if (value === '' || value.length > 200) return false;
  if (!/^[\w#.,%()+\-*/ '"]+$/.test(value) || value.includes('/*')) return false;
  const words = value.split(/[\s,)+*/]/);
  // Every word before a bracket is the name of a function, in `calc(min(1px` as well.
  return words.every((word) =>
    word
      .split('(')
      .slice(0, -1)
      .every((name) => FUNCTIONS.has(name.toLowerCase())),
  );
}
