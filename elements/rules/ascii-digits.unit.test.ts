import { describe, expect, it } from 'vitest';
import { withAsciiDigits } from './ascii-digits.ts';

/**
 * Every script whose digits this engine can write; Chinese numerals (hanidec) are words, no decimal digits of Unicode.
 */
const scripts = Intl.supportedValuesOf('numberingSystem').filter((name) => name !== 'hanidec');

describe('digits of any script', () => {
  it.each([
    ['٧٥', '75'],
    ['۷۵', '75'],
    ['７５', '75'],
    ['७५', '75'],
    ['𝟕𝟓', '75'],
    ['٠٤/٢٩', '04/29'],
    ['+٦١ ٤١٢', '+61 412'],
    ['62.50', '62.50'],
  ])('%s is %s', (text, ascii) => expect(withAsciiDigits(text)).toBe(ascii));

  it('includes every script that browsers write numbers in', () => {
    expect(scripts.length).toBeGreaterThan(50);
    for (const script of scripts) {
      const format = new Intl.NumberFormat('en', { numberingSystem: script, useGrouping: false });
      expect(withAsciiDigits(format.format(9_876_543_210)), script).toBe('9876543210');
    }
  });

  it.each(['²', '①', '½', '五', 'Ⅴ', '五十', 'e', ''])('leaves %j, which is no decimal digit', (text) =>
    expect(withAsciiDigits(text)).toBe(text),
  );
});
