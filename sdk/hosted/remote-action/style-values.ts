const FUNCTIONS = new Set([
  'rgb',
  'rgba',
  'hsl',
  'hsla',
  'hwb',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'calc',
  'min',
  'max',
  'clamp',
  'cubic-bezier',
  'steps',
]);

/**
 * True for a value made of words, numbers, colours and a few arithmetic functions. Nothing that can load
 * (`url`, `image-set`), reach other values (`var`, `attr`), end the declaration or hide behind an escape.
 */
export function isSafeStyleValue(value: string): boolean {
  if (value === '' || value.length > 200) return false;
  if (!/^[\w#.,%()+\-*/ '"]+$/.test(value) || value.includes('/*')) return false;
  const calls = value.match(/[\w-]*\(/g) ?? [];
  return calls.every((call) => FUNCTIONS.has(call.slice(0, -1).toLowerCase()));
}
