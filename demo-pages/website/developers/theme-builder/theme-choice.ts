import * as z from 'zod';

const colour = (initial: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .catch(initial);
const within = (least: number, most: number, initial: number) => z.coerce.number().min(least).max(most).catch(initial);

/** The fonts to choose from: the page's own, and stacks that every system has. */
export const FONTS = {
  haven: { label: 'Source Sans and Source Serif (Haven’s own)', stack: '' },
  system: { label: 'The reader’s system', stack: 'system-ui, sans-serif' },
  georgia: { label: 'Georgia', stack: 'Georgia, serif' },
  verdana: { label: 'Verdana', stack: 'Verdana, sans-serif' },
  trebuchet: { label: 'Trebuchet', stack: '"Trebuchet MS", sans-serif' },
  palatino: { label: 'Palatino', stack: 'Palatino, "Palatino Linotype", serif' },
} as const;
const fontNames = Object.keys(FONTS) as [keyof typeof FONTS, ...(keyof typeof FONTS)[]];

export const SCHEMES = { light: 'Light', dark: 'Dark', 'light dark': 'As the reader’s system' } as const;
const schemeNames = Object.keys(SCHEMES) as [keyof typeof SCHEMES, ...(keyof typeof SCHEMES)[]];

const choice = z.object({
  brand: colour('#0b5ca0'),
  accent: colour('#ffc53d'),
  font: z.enum(fontNames).catch('haven'),
  /** Pixels. */
  radius: within(0, 24, 8),
  density: within(0.8, 1.4, 1),
  scheme: z.enum(schemeNames).catch('light'),
});

/** What somebody has chosen in the theme builder. */
export type ThemeChoice = z.output<typeof choice>;

/** Reads a choice from an address. A value that no field offers counts as not chosen. */
export const readChoice = (query: Record<string, string>): ThemeChoice => choice.parse(query);

/** The address part of a choice. */
export const choiceQuery = (chosen: ThemeChoice): string =>
  `?${new URLSearchParams(Object.entries(chosen).map(([name, value]) => [name, String(value)]))}`;

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
