const LENGTH = /^\d{1,5}(?:\.\d{1,4})?(?:px|em|rem|ex|ch|vw|vh|vmin|vmax|cm|mm|in|pt|pc|q|%)$/i;

/** C2.61: a number or digits become px, a length with a CSS unit stays unchanged; anything else is undefined. */
export function cssLength(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? `${value}px` : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (/^\d{1,5}(?:\.\d{1,4})?$/.test(text)) return `${text}px`;
  return LENGTH.test(text) ? text : undefined;
}

/** The style of a provider's button, in CSS values. */
export interface ProviderButtonLook {
  readonly height: string;
  readonly width: string;
  readonly borderRadius: string;
  readonly background: string;
}

/** C9.08: pixels, for Afterpay and Zip alike (C2.68). */
export const PROVIDER_BUTTON_HEIGHT = 50;
export const PROVIDER_BUTTON_WIDTH = 320;
export const PROVIDER_BUTTON_RADIUS = 10;

const isColour = (value: string) => globalThis.CSS?.supports('color', value) ?? false;

/**
 * C2.60, C2.61: each of the server's four fields replaces only its own default; an invalid length or colour is ignored
 * with a warning. `background` is the provider's own colour.
 */
export function readButtonLook(
  base: Readonly<Record<string, unknown>>,
  background: string,
  accepts: (colour: string) => boolean = isColour,
): ProviderButtonLook {
  const ignored = (field: string) =>
    console.warn(`Payment button: the value of ${field} is not a valid CSS value and is ignored.`);
  const length = (field: 'height' | 'width' | 'borderRadius', otherwise: number) => {
    const value = base[field];
    const size = cssLength(value);
    if (value != null && size === undefined) ignored(field);
    return size ?? `${otherwise}px`;
  };
  const colour = base['background_color'];
  const isAccepted = typeof colour === 'string' && accepts(colour);
  if (colour != null && !isAccepted) ignored('background_color');
  return {
    height: length('height', PROVIDER_BUTTON_HEIGHT),
    width: length('width', PROVIDER_BUTTON_WIDTH),
    borderRadius: length('borderRadius', PROVIDER_BUTTON_RADIUS),
    background: isAccepted ? colour : background,
  };
}
