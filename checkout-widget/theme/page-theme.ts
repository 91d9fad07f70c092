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

/** What the page's theme says of a checkout at `element`, as the first of its styles: the server's come before it. */
export function pageTheme(element: Element): Partial<WidgetTheme> {
  const style = getComputedStyle(element);
  const entries = Object.entries(NAMES)
    .map(([key, name]) => [key, style.getPropertyValue(`--haven-theme-${name}`).trim()] as const)
    .filter(([, value]) => value !== '');
  return Object.fromEntries(entries);
}
