import type { WidgetTheme } from './theme.ts';

/** The page's own values (docs/theming.md) behind those that the server's styles may set. */
const NAMES: Readonly<Record<keyof WidgetTheme, string>> = {
  button_color: 'brand',
  border_color: 'field',
  text_color: 'text',
  font_family: 'font',
  font_size: 'text-size',
  background_color: 'ground-soft',
};

/** The page's theme at `element`, in the names of the server's styles, which override it. */
export function pageTheme(element: Element): Partial<WidgetTheme> {
  const style = getComputedStyle(element);
  const entries = Object.entries(NAMES)
    .map(([key, name]) => [key, style.getPropertyValue(`--haven-theme-${name}`).trim()] as const)
    .filter(([, value]) => value !== '');
  return Object.fromEntries(entries);
}
