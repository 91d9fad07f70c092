const LENGTH = /^\d{1,5}(?:\.\d{1,4})?(?:px|em|rem|ex|ch|vw|vh|vmin|vmax|cm|mm|in|pt|pc|q|%)$/i;

/** C2.61: a number or a text of digits means px, a text with a CSS unit is used as it is; undefined for everything else. */
export function cssLength(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? `${value}px` : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (/^\d{1,5}(?:\.\d{1,4})?$/.test(text)) return `${text}px`;
  return LENGTH.test(text) ? text : undefined;
}
