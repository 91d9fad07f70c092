import { FONTS, type ThemeChoice } from './theme-choice.ts';

/** The sheet to copy: only what differs from Haven's own look. */
export function themeSheet({ brand, accent, font, radius, density, scheme }: ThemeChoice): string {
  const lines = [
    scheme === 'light' ? '' : `color-scheme: ${scheme};`,
    brand === '#0b5ca0' ? '' : `--haven-theme-brand: ${brand};`,
    accent === '#ffc53d' ? '' : `--haven-theme-accent: ${accent};`,
    FONTS[font].stack && `--haven-theme-font: ${FONTS[font].stack};`,
    radius === 8 ? '' : `--haven-theme-radius: ${radius}px;`,
    density === 1 ? '' : `--haven-theme-density: ${density};`,
  ].filter(Boolean);
  const body = lines.length > 0 ? lines.map((line) => `  ${line}`).join('\n') : '  /* Haven’s own look. */';
  return `/* After haven-controls.css. */\n:root {\n${body}\n}\n`;
}
