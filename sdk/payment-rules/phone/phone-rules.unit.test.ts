import { describe, expect, it } from 'vitest';
import { phoneRules } from './phone-rules.ts';

const { countries, initialCountry, format, isPhone, international } = phoneRules;
const mask = { only: [], preferred: [], initial: '' };
const codes = (changes: object) => countries({ ...mask, ...changes }, (code) => code).map(({ code }) => code);

describe('countries', () => {
  it('are the only ones, the preferred ones first, each once [S7.40] [S7.41]', () => {
    expect(codes({ only: ['nz', 'au', 'fj'], preferred: ['nz', 'us'] })).toEqual(['nz', 'au', 'fj']);
    expect(codes({ preferred: ['nz', 'au'] }).slice(0, 3)).toEqual(['nz', 'au', 'ae']);
    expect(new Set(codes({})).size).toBe(codes({}).length);
    expect(codes({}).length).toBeGreaterThan(180);
    expect(codes({ only: ['xx'] })).toEqual([]);
  });
  it('start with the default one, else a preferred one, else the page’s region', () => {
    const list = countries(mask, (code) => code);
    expect(initialCountry({ ...mask, initial: 'fj', preferred: ['nz'] }, list, 'AU')).toBe('fj');
    expect(initialCountry({ ...mask, preferred: ['nz'] }, list, 'AU')).toBe('nz');
    expect(initialCountry(mask, list, 'NZ')).toBe('nz');
    expect(initialCountry(mask, list, '')).toBe('au');
    expect(
      initialCountry(
        { ...mask, initial: 'au' },
        countries({ ...mask, only: ['nz'] }, (code) => code),
        '',
      ),
    ).toBe('nz');
  });
});

describe('numbers', () => {
  it.each([
    ['au', '0', '0'],
    ['au', '0412345678', '0412 345 678'],
    ['au', '412345678', '412 345 678'],
    ['au', '0293744000', '02 9374 4000'],
    ['au', '+61412345678', '412 345 678'],
    ['au', '+6', '+6'],
    ['au', '006', '+6'],
    ['au', '0061412345678', '412 345 678'],
    ['au', '＋61412345678', '412 345 678'],
    ['au', '٠٤١٢٣٤٥٦٧٨', '0412 345 678'],
    ['nz', '0211234567', '021 123 4567'],
    ['us', '2125550123', '212 555 0123'],
    ['fr', '0612345678', '06 12 34 56 78'],
  ])('are grouped as in %s: %s', (code, typed, shown) => expect(format(code, typed)).toBe(shown));
  it.each([
    ['au', '0412 345 678', true],
    ['au', '412 345 678', true],
    ['au', '0061 412 345 678', true],
    ['au', '٠٤١٢ ٣٤٥ ٦٧٨', true],
    ['au', '0412 345 67', false],
    ['au', '0412 345 6789', false],
    ['nz', '021 123 456', true],
    ['nz', '021 123 45', false],
    ['au', '0412 345 67x', false],
  ])('are judged by %s: %s %s', (code, text, isGood) => expect(isPhone(code, text)).toBe(isGood));
  it('leave the form in the international shape', () => {
    expect(international('au', '0412 345 678')).toBe('+61412345678');
    expect(international('nz', '21 123 4567')).toBe('+64211234567');
    expect(international('nz', '0064 21 123 4567')).toBe('+64211234567');
    expect(international('au', '٠٤١٢ ٣٤٥ ٦٧٨')).toBe('+61412345678');
  });
});
