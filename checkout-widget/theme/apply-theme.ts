import type { WidgetTheme } from './theme.ts';

/** Black or white, whichever is readable on the colour (WCAG 2 contrast; one of the two always has at least 4.5). */
export function readableOn([red, green, blue]: readonly [number, number, number]): '#000' | '#fff' {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  // Contrast with white is 1.05 / (l + 0.05), with black (l + 0.05) / 0.05: equal where l + 0.05 is √0.0525.
  return luminance + 0.05 > Math.sqrt(0.0525) ? '#000' : '#fff';
}

/** Converts any CSS colour to red, green and blue on white; black if the browser has no canvas. */
function colourChannels(colour: string): readonly [number, number, number] {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [0, 0, 0];
  for (const paint of ['#fff', colour]) {
    context.fillStyle = paint;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** The custom property of a style key: `--pay-button-color`. */
const propertyOf = (key: string) => `--pay-${key.replaceAll('_', '-')}`;

/** Sets the theme as custom properties, through CSSOM, which a strict style policy allows. */
export function applyTheme(element: HTMLElement, theme: WidgetTheme): void {
  for (const [key, value] of Object.entries(theme)) element.style.setProperty(propertyOf(key), value);
  element.style.setProperty('--pay-button-text', readableOn(colourChannels(theme.button_color)));
}
