import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOnly, isAustralianPhone, isDefaultPhone, isNewZealandPhone, isPhone } from './phone.ts';

const GOOD_AUSTRALIAN = [
  '0412345678',
  '+61412345678',
  '61412345678',
  '412345678',
  '0412 345 678',
  '04-1234-5678',
  '(02) 5550 1234',
  '+61 2 5550 1234',
  '+61 (0)2 5550 1234',
  '0255501234',
  ' 0412345678 ',
  '0061412345678',
  '0061 2 5550 1234',
  '＋61412345678',
  '٠٤١٢٣٤٥٦٧٨',
  '۰۴۱۲ ۳۴۵ ۶۷۸',
  '０４１２３４５６７８',
  '\u202d0412345678\u202c',
];
const BAD_AUSTRALIAN = [
  '',
  '041234567',
  '04123456789',
  '0612345678',
  '0912345678',
  '+64212345678',
  '+0412345678',
  '000412345678',
  '0064212345678',
  '0412345678x',
  '0412.345.678',
  '1300361288',
  '(02 5550 1234',
  '02) 5550 1234',
  '++61412345678',
  '041234567+',
  '021234567',
];

describe('isAustralianPhone', () => {
  it.each(GOOD_AUSTRALIAN)('accepts %j [W5.08] [W5.09]', (value) => expect(isAustralianPhone(value)).toBe(true));
  it.each(BAD_AUSTRALIAN)('refuses %j [W5.08]', (value) => expect(isAustralianPhone(value)).toBe(false));

  it('accepts 2-5 and 7-8 as the area digit and no other [W5.10]', () => {
    const valid = [...'0123456789'].filter((digit) => isAustralianPhone(`0${digit}12345678`));
    expect(valid).toEqual(['2', '3', '4', '5', '7', '8']);
  });

  it('survives the filter to digits [W5.18]', () => {
    expect(digitsOnly('+61412345678')).toBe('61412345678');
    expect(digitsOnly('٠٤١٢a٣٤')).toBe('041234');
    expect(isAustralianPhone(digitsOnly('+61412345678'))).toBe(true);
    expect(isAustralianPhone(digitsOnly('+6141234567'))).toBe(false);
  });
});

describe('isDefaultPhone', () => {
  it('has a 7-digit local part [W5.20]', () => {
    expect(isDefaultPhone('0412345678')).toBe(true);
    expect(isDefaultPhone('041234567')).toBe(false);
    expect(isDefaultPhone('04123456789')).toBe(false);
  });

  it.each(GOOD_AUSTRALIAN)('accepts %j [W5.23]', (value) => expect(isDefaultPhone(value)).toBe(true));
  it.each(BAD_AUSTRALIAN)('refuses %j [W5.23]', (value) => expect(isDefaultPhone(value)).toBe(false));
});

describe('isNewZealandPhone', () => {
  it('accepts 9 digits, and not 8 with the 0 [W5.21]', () => {
    expect(isNewZealandPhone('021234567')).toBe(true);
    expect(isNewZealandPhone('02123456')).toBe(false);
  });

  it('accepts grouped digits [W5.22]', () => {
    expect(isNewZealandPhone('021 234 567')).toBe(true);
    expect(isNewZealandPhone('021-234-5678')).toBe(true);
    expect(isNewZealandPhone('021 2 3')).toBe(false);
  });

  it.each([
    '+6421234567',
    '64212345678',
    '+64 21 234 5678',
    '+64 (0)21 234 567',
    '(09) 555 0123',
    '095550123',
    '0212345678',
    '02102345678',
    '0800 555 012',
    '21234567',
    '2102345678',
  ])('accepts %j [W5.23]', (value) => expect(isNewZealandPhone(value)).toBe(true));

  it.each([
    '',
    '021234',
    '021023456789',
    '0012345678',
    '0112345678',
    '+61412345678',
    '+021234567',
    '021 234 56a',
    '021.234.567',
    '(021 234 567',
    '1234567',
  ])('refuses %j [W5.23]', (value) => expect(isNewZealandPhone(value)).toBe(false));
});

describe('isPhone', () => {
  it('follows the site: 021234567 is a number on NZL and none on AUS [W5.11]', () => {
    expect(isPhone('021234567', 'NZL')).toBe(true);
    expect(isPhone('021234567', 'AUS')).toBe(false);
    expect(isPhone('+61412345678', 'AUS')).toBe(true);
    expect(isPhone('+61412345678', 'NZL')).toBe(false);
  });
});

describe('digitsOnly', () => {
  it('keeps the digits in their order [W5.17]', () => {
    expect(digitsOnly('04a1 2-3')).toBe('04123');
    expect(digitsOnly('٠١٢')).toBe('012');
    expect(digitsOnly('')).toBe('');
  });

  it('leaves nothing but digits of any text [W5.17]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(digitsOnly(text)).toMatch(/^[0-9]*$/);
        expect(digitsOnly(text)).toHaveLength([...text].filter((character) => /\p{Nd}/u.test(character)).length);
      }),
    );
  });
});

it('a number has at most 30 characters', () => {
  expect(isAustralianPhone(`04${' '.repeat(20)}12345678`)).toBe(true);
  expect(isAustralianPhone(`04${' '.repeat(21)}12345678`)).toBe(false);
});
