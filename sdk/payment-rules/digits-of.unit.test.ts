import { expect, it } from 'vitest';
import { digitsOf, toAsciiDigits } from './digits-of.ts';

it.each([
  ['4242 4242', '42424242'],
  ['٤٢٤٢', '4242'],
  ['۴۲۴۲', '4242'],
  ['４２４２', '4242'],
  ['\u200e42\u00a042\u200f', '4242'],
  ['Card number: 42', '42'],
  ['²①½', ''],
])('the digits of %j are %s', (text, digits) => expect(digitsOf(text)).toBe(digits));

it('other characters of a text stay', () => expect(toAsciiDigits('+٦١ ٤١٢-٣ x')).toBe('+61 412-3 x'));

it('includes every script that browsers write numbers in', () => {
  // Chinese numerals (hanidec) are words, no decimal digits of Unicode.
  const scripts = Intl.supportedValuesOf('numberingSystem').filter((name) => name !== 'hanidec');
  expect(scripts.length).toBeGreaterThan(50);
  for (const script of scripts) {
    const format = new Intl.NumberFormat('en', { numberingSystem: script, useGrouping: false });
    expect(digitsOf(format.format(9_876_543_210)), script).toBe('9876543210');
  }
});
