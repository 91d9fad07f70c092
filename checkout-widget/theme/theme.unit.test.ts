import { expect, it } from 'vitest';
import { contrast } from '#testing/contrast.ts';
import { readableOn } from './apply-theme.ts';
import { resolveTheme } from './resolve-theme.ts';
import { DEFAULT_THEME } from './theme.ts';

const warnings: unknown[] = [];
// Replaces the browser's CSS parser.
const supports = (property: string, value: string) =>
  property === 'color' ? /^(#[\da-f]{3,6}|red|transparent)$/i.test(value) : !/[;{}]/.test(value);
const resolve = (...styles: unknown[]) => {
  warnings.length = 0;
  return resolveTheme(styles, {}, supports, (warning) => warnings.push(warning));
};

it('starts from the default theme', () => {
  const { theme } = resolve(undefined, null);
  expect(theme.button_color, '[C9.02] buttons').toBe('#00A040');
  expect(theme.border_color, '[C9.03] borders').toBe('#BDBDBD');
  expect(theme.background_color, '[C9.04] the ground').toBe('#EFF2F7');
  expect(theme.text_color, '[C9.05] text').toBe('#000000');
  expect(theme.font_family, '[C9.06] the font').toBe('sans-serif');
  expect(theme.font_size, '[C9.07] its size').toBe('16px');
  expect(Object.keys(theme)).toHaveLength(6);
  expect(resolve().base).toEqual({});
});

it('takes each of the six keys alone and changes no other [C2.88] [C1.19] [C1.20]', () => {
  const values = {
    button_color: '#112233',
    border_color: '#123',
    text_color: 'red',
    font_family: 'Georgia',
    font_size: '18px',
    background_color: '#ffffff',
  };
  for (const [key, value] of Object.entries(values)) {
    expect(resolve({ [key]: value })).toEqual({ theme: { ...DEFAULT_THEME, [key]: value }, base: { [key]: value } });
    expect(warnings).toEqual([]);
  }
});

it('puts the payload over the instruction over the defaults, key by key [C3.09]', () => {
  const { theme } = resolve({ text_color: '#111111', font_size: '12px' }, { text_color: '#222222' });
  expect(theme).toEqual({ ...DEFAULT_THEME, text_color: '#222222', font_size: '12px' });
});

it('puts the page’s theme between the defaults and the server’s styles [A4.01]', () => {
  const page = { button_color: '#1b7a3d', font_family: 'Georgia' };
  const { theme, base } = resolveTheme([{ font_family: 'Arial' }], page, supports);
  expect(theme, '[A4.01]').toEqual({ ...DEFAULT_THEME, button_color: '#1b7a3d', font_family: 'Arial' });
  expect(base, '[A4.01] nothing that the server did not send').toEqual({ font_family: 'Arial' });
});

it('ignores unknown keys and values that are not CSS, one warning each [C2.89]', () => {
  expect(resolve({ color: 'red', text_color: 'red;}*{display:none' }).theme).toEqual(DEFAULT_THEME);
  expect(warnings).toHaveLength(2);
  const bad = ['var(--x)', 'inherit', ' UNSET ', 'url(https://a.test/x.png)', 7, null, '', 'attr(title)'];
  for (const value of bad) {
    expect(resolve({ text_color: value, font_family: value === '' ? 3 : value }).theme).toEqual(DEFAULT_THEME);
    expect(warnings).toHaveLength(2);
  }
});

it('hands sizes of provider buttons on as they came [C2.60] [C2.62] [C1.21]', () => {
  const { theme, base } = resolve({ height: 60, width: '280px', borderRadius: 'x' });
  expect(base).toEqual({ height: 60, width: '280px', borderRadius: 'x' });
  expect(theme).toEqual(DEFAULT_THEME);
  expect(warnings).toEqual([]);
});

it('writes on any colour in the one of black and white that has a contrast of 4.5', () => {
  for (let colour = 0; colour < 0xffffff; colour += 4099) {
    const channels = [colour >> 16, (colour >> 8) & 255, colour & 255] as const;
    expect(contrast(channels, readableOn(channels) === '#000' ? [0, 0, 0] : [255, 255, 255])).toBeGreaterThanOrEqual(
      4.5,
    );
  }
  expect(readableOn([0, 160, 64])).toBe('#000');
});
