import { describe, expect, it } from 'vitest';
import { addressSearchCountry, searchableAddress, withCountry } from './address-rules.ts';

const filled = {
  firstName: 'Ana',
  phone: '0412345678',
  country: 'AUS',
  street: '1 Wattle Street',
  suburb: 'Richmond',
  postcode: '3121',
  state: 'VIC',
};

describe('searchableAddress', () => {
  it('starts with the third character, blanks around them aside [W5.37] [W4.09]', () => {
    expect(searchableAddress('10')).toBeUndefined();
    expect(searchableAddress('100')).toBe('100');
    expect(searchableAddress('  a')).toBeUndefined();
    expect(searchableAddress(' 10  ')).toBeUndefined();
    expect(searchableAddress(' 100 George ')).toBe('100 George');
  });
});

describe('addressSearchCountry', () => {
  it('is that of the site’s culture [W7.02] [W7.03]', () => {
    expect(addressSearchCountry('en-AU')).toBe('AUS');
    expect(addressSearchCountry('en-NZ')).toBe('NZL');
  });
});

describe('withCountry', () => {
  it('empties street, suburb and postcode and keeps the rest [W4.08]', () => {
    expect(withCountry(filled, 'NZL')).toEqual({
      ...filled,
      country: 'NZL',
      street: '',
      suburb: '',
      postcode: '',
      state: 'NZ',
    });
  });

  it('takes the default state of the new country [W4.10] [W4.11] [W4.12]', () => {
    expect(withCountry(filled, 'AUS').state).toBe('NSW');
    expect(withCountry(filled, 'AUS', 'QLD').state).toBe('QLD');
    expect(withCountry(filled, 'FJI', 'QLD').state).toBe('Oth');
  });

  it('leaves the address it was given as it was', () => {
    const before = structuredClone(filled);
    withCountry(filled, 'NZL');
    expect(filled).toEqual(before);
  });
});
