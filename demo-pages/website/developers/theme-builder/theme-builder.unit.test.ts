import { describe, expect, it } from 'vitest';
import { checkJson } from '../../content/index.ts';
import { contrast, hexOf, oklchOf, themeSchema } from '../../platform/index.ts';
import { choiceQuery, readChoice, type ThemeChoice, themeSheet } from './theme-choice.ts';
import { themeFacts } from './theme-facts.ts';
import { choiceOfTheme, themeFile } from './theme-file.ts';

const INITIAL = readChoice({});

describe('a choice in the theme builder', () => {
  it('comes back from its own address', () => {
    const chosen = { ...INITIAL, brand: '#1b7a3d', font: 'georgia', radius: 0, scheme: 'dark' } as const;
    expect(readChoice(Object.fromEntries(new URLSearchParams(choiceQuery(chosen))))).toEqual(chosen);
  });

  it('takes nothing that its fields do not offer: a value could otherwise end the rule of the sheet', () => {
    const hostile = { brand: 'red;}*{display:none', font: '}', radius: '1e9', density: 'NaN', scheme: 'dark;}' };
    expect(readChoice(hostile)).toEqual(INITIAL);
  });

  it('makes a sheet of what differs from Haven’s own look [A4.03]', () => {
    expect(themeSheet(INITIAL)).not.toContain('--');
    const sheet = themeSheet({ ...INITIAL, brand: '#1b7a3d', font: 'georgia', radius: 0, scheme: 'light dark' });
    expect(sheet, '[A4.03]').toBe(
      '/* After haven-controls.css. */\n:root {\n  color-scheme: light dark;\n  --haven-theme-brand: #1b7a3d;\n  --haven-theme-font: Georgia, serif;\n  --haven-theme-radius: 0px;\n}\n',
    );
  });
});

describe('theme.json in the theme builder', () => {
  const written = (choice: Partial<ThemeChoice>) =>
    checkJson('theme.json', themeFile({ ...INITIAL, ...choice }), themeSchema);

  it('is written in a form that a site takes, and comes back as the same choice [O4.02]', () => {
    const chosen = { brand: '#1b7a3d', accent: '#ffd166', font: 'georgia', radius: 3 } as const;
    const { value, faults } = written(chosen);
    expect(faults, '[O4.02]').toBeUndefined();
    expect(value && choiceOfTheme(value), '[O4.02]').toEqual({ ...INITIAL, ...chosen });
    const plain = written({}).value;
    expect(plain && choiceOfTheme(plain), '[O4.02]').toEqual(INITIAL);
  });

  it('has colours that can be read, whatever was chosen [O4.02]', () => {
    for (const brand of ['#ffe94a', '#ffffff', '#00ff00'])
      for (const accent of ['#20104a', '#000000']) expect(written({ brand, accent }).faults, '[O4.02]').toBeUndefined();
  });
});

describe('the contrast of a theme', () => {
  const brands = ['#000000', '#ffffff', '#ffe94a', '#00ff00', '#0000ff', '#ff0000', '#ff00ff', '#00ffff', '#808080'];

  it.each(brands)(
    'is at least 4.5 for the brand %s, light and dark, and reported with the colour rendered [A4.02] [A4.03]',
    (brand) => {
      const [light, dark] = themeFacts({ ...INITIAL, brand, scheme: 'light dark' });
      expect(contrast(light?.rendered ?? '', '#ffffff'), '[A4.02] light').toBeGreaterThanOrEqual(4.5);
      const ground = hexOf({ ...oklchOf(brand), l: 0.214, c: Math.min(oklchOf(brand).c, 0.042) });
      expect(contrast(dark?.rendered ?? '', ground), '[A4.02] dark').toBeGreaterThanOrEqual(4.5);
      expect(light?.text, '[A4.03]').toContain(light?.rendered);
    },
  );

  it('says when the brand is too pale, or the accent too dark, and what is rendered in its place [A4.03]', () => {
    const [pale, accent] = themeFacts({ ...INITIAL, brand: '#ffe94a', accent: '#20104a' });
    expect(pale?.text, '[A4.03]').toMatch(
      /^#ffe94a on white has 1\.2 to 1, too pale to read: links and buttons are #\w{6}, [5-9]\.\d to 1\.$/,
    );
    expect(accent?.text, '[A4.03]').toMatch(/^#20104a is too dark for its dark text: the accent is #\w{6}/);
  });

  it('agrees with known values', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#0b5ca0', '#ffffff')).toBeCloseTo(6.86, 1);
    expect(hexOf(oklchOf('#1b7a3d'))).toBe('#1b7a3d');
  });
});
