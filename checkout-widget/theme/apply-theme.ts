import { colourChannels, readableOn } from './readable-text.ts';
import type { Theme } from './theme.ts';

/** The custom property of a style key: `--pay-button-color`. */
const propertyOf = (key: string) => `--pay-${key.replaceAll('_', '-')}`;

/** Sets the theme as custom properties, through CSSOM, which a strict style policy allows. */
export function applyTheme(element: HTMLElement, theme: Theme): void {
  for (const [key, value] of Object.entries(theme)) element.style.setProperty(propertyOf(key), value);
  element.style.setProperty('--pay-button-text', readableOn(colourChannels(theme.button_color)));
}
