import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/in-english.ts';
import { countryOptions, stateCode, stateOptions } from './address-options.ts';

describe('the choices of an address', () => {
  it('start with the two countries of the sites, and keep one that only the page has', () => {
    expect(countryOptions('').slice(0, 2)).toEqual([
      { value: 'AUS', label: 'Australia' },
      { value: 'NZL', label: 'New Zealand' },
    ]);
    expect(countryOptions('AU').at(-1)).toEqual({ value: 'AU', label: 'AU' });
    expect(countryOptions('', 'fr')[0]).toEqual({ value: 'AUS', label: 'Australie' });
    expect(countryOptions('FJI')).toHaveLength(countryOptions('').length);
  });

  it('list states for Australia and New Zealand alone', () => {
    expect(stateOptions('AUS', '')).toHaveLength(8);
    expect(stateOptions('AUS', 'Elsewhere')?.at(-1)).toEqual({ value: 'Elsewhere', label: 'Elsewhere' });
    expect(inEnglish(stateOptions('NZL', '')?.[0])).toEqual({ value: 'NZ', label: 'New Zealand' });
    expect(stateOptions('FJI', '')).toBeUndefined();
  });

  it('take a state by name or code', () => {
    expect(stateCode('AUS', ' victoria ')).toBe('VIC');
    expect(stateCode('AUS', 'vic')).toBe('VIC');
    expect(stateCode('NZL', 'Auckland')).toBe('AUK');
    expect(stateCode('AUS', ' Ruritania ')).toBe('Ruritania');
    expect(stateCode('AUS', '')).toBe('');
  });
});
