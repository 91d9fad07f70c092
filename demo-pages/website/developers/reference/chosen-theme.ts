import { getCookie } from 'hono/cookie';
import type { WebsiteContext } from '../../platform/index.ts';
import type { Theme } from './reference-layout.tsx';

export const THEME_COOKIE = 'haven_reference_theme';

export const isTheme = (value: string | undefined): value is Theme => /^(auto|light|dark)$/.test(value ?? '');

/** The colours that the reader has chosen for the reference. */
export function chosenTheme(c: WebsiteContext): Theme {
  const stored = getCookie(c, THEME_COOKIE);
  return isTheme(stored) ? stored : 'auto';
}
