const LENGTH = /^\d{1,5}(?:\.\d{1,4})?(?:px|em|rem|ex|ch|vw|vh|vmin|vmax|cm|mm|in|pt|pc|q|%)$/i;

/** C2.61: a number or digits become px, a length with a CSS unit stays unchanged; anything else is undefined. */
export function cssLength(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? `${value}px` : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (/^\d{1,5}(?:\.\d{1,4})?$/.test(text)) return `${text}px`;
  return LENGTH.test(text) ? text : undefined;
}
