import { describe, expect, it } from 'vitest';
import { contrast, themeOf, themeSchema } from '../../platform/index.ts';
import { checkJson } from './json-file.ts';

const read = (theme: unknown) => checkJson('theme.json', JSON.stringify(theme, null, 1), themeSchema);
const color = (brand: unknown, more: object = {}) => ({
  color: { $type: 'color', brand: { $value: brand }, ...more },
});
const told = (theme: unknown) => read(theme).faults?.map(({ line, text }) => `${line} ${text}`);
const themeFor = (theme: unknown) => {
  const { value } = read(theme);
  if (!value) throw new Error(told(theme)?.join('\n'));
  return themeOf(value);
};

describe('theme.json', () => {
  it('is read in the form of design tokens, and with a colour as older tools write it [O4.02]', () => {
    const token = { colorSpace: 'srgb', components: [0.09, 0.494, 0.298], hex: '#177e4c' };
    for (const brand of [token, { ...token, hex: undefined }, '#177E4C'])
      expect(themeFor(color(brand)).properties, '[O4.02]').toEqual(['--haven-theme-brand: #177e4c;']);
    const { properties } = themeFor({
      ...color({ colorSpace: 'oklch', components: [0.45, 0.1, 150] }, { accent: { $value: '#ffd166' } }),
      font: {
        $type: 'fontFamily',
        body: { $value: ['Nunito Sans', 'sans-serif'] },
        heading: { $value: 'Source Serif 4' },
      },
      radius: { $type: 'dimension', control: { $value: { value: 4, unit: 'px' } } },
    });
    expect(properties, '[O4.02]').toEqual([
      expect.stringMatching(/^--haven-theme-brand: #[0-9a-f]{6};$/),
      '--haven-theme-accent: #ffd166;',
      '--haven-theme-font: "Nunito Sans", sans-serif;',
      '--haven-theme-heading-font: "Source Serif 4 Variable", "Haven Serif Fallback", "Haven Serif Fallback DejaVu";',
      '--haven-theme-radius: 4px;',
    ]);
  });

  it('makes all shades from one colour, each of which can be read [O4.02]', () => {
    for (const brand of ['#177e4c', '#7a1f5c', '#000000', '#b3261e', '#5b4bd6', '#767676']) {
      const { strong, deep, ink, quiet, mist, accent } = themeFor(color(brand)).palette;
      for (const text of [strong, ink, quiet]) {
        expect(contrast(text, '#ffffff'), `[O4.02] ${brand}`).toBeGreaterThanOrEqual(4.5);
        expect(contrast(text, mist), `[O4.02] ${brand}`).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(deep, accent), '[O4.02]').toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each([
    ['#ffe94a', '#808080'],
    ['#7a7a7a', undefined],
    ['#2e6b3c', '#20104a'],
  ])('tells a colour that cannot be read, and the nearest that can: %s, %s [O4.02]', (brand, accent) => {
    const theme = (brand: string, accent?: string) => color(brand, accent ? { accent: { $value: accent } } : {});
    const faults = told(theme(brand, accent)) ?? [];
    expect(faults.length, '[O4.02]').toBeGreaterThan(0);
    const nearest = (name: string) =>
      new RegExp(`color\\.${name}\\.\\$value: .* text needs 4.5 to 1: the nearest that passes is (#[0-9a-f]{6})$`).exec(
        faults.find((fault) => fault.includes(`color.${name}`)) ?? '',
      )?.[1];
    expect(told(theme(nearest('brand') ?? brand, nearest('accent') ?? accent)), '[O4.02]').toBeUndefined();
  });

  it.each([
    [{ color: { brand: { $value: '#177e4c' } } }, '3 color.brand: write "$type": "color" here, or once in the group'],
    [color('#177e4c', { acent: { $value: '#fff000' } }), '7 color.acent is not known; did you mean accent?'],
    [color('green'), '5 color.brand.$value: write a colour as # and six figures, such as #0b5ca0'],
    [
      color('{color.blue}'),
      '5 color.brand.$value: write the colour itself: references to other tokens are not followed',
    ],
    [
      color({ colorSpace: 'srgb', components: [12, 0, 0] }),
      '5 color.brand.$value: write components of srgb from 0 to 1, 1, 1',
    ],
    [
      color({ colorSpace: 'srgb', components: [0.1, 0.2, 0.3], hex: '#177e4c' }),
      '5 color.brand.$value: components and hex are two colours: components are #1a334d, hex is #177e4c',
    ],
    [
      color({ colorSpace: 'rgb', components: [0, 0, 0] }),
      '5 color.brand.$value: write a colour, such as { "colorSpace": "srgb", "components": [0.043, 0.361, 0.627], "hex": "#0b5ca0" }',
    ],
    [
      color({ colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.5 }),
      '5 color.brand.$value: leave alpha out: a colour of the theme is opaque',
    ],
    [
      { radius: { $type: 'dimension', control: { $value: '8px' } } },
      '5 radius.control.$value: write { "value": 8, "unit": "px" }',
    ],
    [
      { font: { $type: 'fontFamily', body: { $value: 'x"};body{display:none' } } },
      '5 font.body.$value: write the name of a font, or a list of names, such as ["Georgia", "serif"]',
    ],
    [{ font: { $type: 'font', body: { $value: 'Georgia' } } }, '3 font.$type: write "fontFamily"'],
  ])('tells what is wrong, with its line and what to write: %j [O1.05]', (theme, fault) => {
    expect(told(theme), '[O1.05]').toEqual([fault]);
  });
});
