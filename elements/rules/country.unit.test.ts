import { afterEach, describe, expect, it, vi } from 'vitest';
import REGIONS_TEXTS from '#texts/elements/regions';
import { countriesIn } from './address/billing-countries.ts';
import { defaultStateFor, statesFor } from './address/billing-state.ts';
import { AUSTRALIAN_STATES, NEW_ZEALAND_REGIONS } from './address/subdivisions.ts';
import { currencyFor, inRegion, normaliseSiteCountryCode, siteCountryFromCulture, siteOfCountry } from './country.ts';

const BILLING_COUNTRIES = countriesIn('en');

afterEach(() => vi.restoreAllMocks());

describe('normaliseSiteCountryCode', () => {
  it.each([
    ['AUS', 'AUS'],
    ['AU', 'AUS'],
    ['en-AU', 'AUS'],
    ['NZL', 'NZL'],
    ['NZ', 'NZL'],
    ['en-NZ', 'NZL'],
    ['mi', 'NZL'],
    ['mi-NZ', 'NZL'],
    [' nzl ', 'NZL'],
    [null, 'AUS'],
    [undefined, 'AUS'],
    ['', 'AUS'],
  ])('takes %j for %s without a word [W1.05]', (value, code) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(normaliseSiteCountryCode(value)).toBe(code);
    expect(warn).not.toHaveBeenCalled();
  });

  it('treats any other value as AUS and warns once about each [W1.05]', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const value of ['FJI', 'FJI', 'fji', '__proto__', 'constructor']) {
      expect(normaliseSiteCountryCode(value)).toBe('AUS');
    }
    expect(warn).toHaveBeenCalledTimes(3);
    expect(warn.mock.calls[0]?.[0]).toContain('FJI');
    expect(warn.mock.calls[0]?.[0]).toContain('Write AUS or NZL');
  });
});

describe('siteCountryFromCulture', () => {
  it.each([
    ['en-AU', 'AUS'],
    ['en-NZ', 'NZL'],
    ['EN-nz', 'NZL'],
    ['mi-NZ', 'NZL'],
    ['mi', 'NZL'],
    ['en', 'AUS'],
    ['', 'AUS'],
    [null, 'AUS'],
  ])('derives the country of %j: %s [W7.02]', (lang, code) => expect(siteCountryFromCulture(lang)).toBe(code));
});

describe('defaultStateFor', () => {
  it('is NSW in Australia and NZ in New Zealand without a page default [W4.10] [W4.12]', () => {
    expect(defaultStateFor('AUS')).toBe('NSW');
    expect(defaultStateFor('NZL')).toBe('NZ');
    expect(defaultStateFor('AUS', '')).toBe('NSW');
  });

  it('is the page default where the page gives one [W4.12]', () => {
    expect(defaultStateFor('AUS', 'VIC')).toBe('VIC');
    expect(defaultStateFor('NZL', 'AUK')).toBe('AUK');
    expect(defaultStateFor('NZL', 'Auckland')).toBe('Auckland');
  });

  it('passes over a page default of the other country, so that the two differ [W4.10]', () => {
    expect(defaultStateFor('NZL', 'VIC')).toBe('NZ');
    expect(defaultStateFor('AUS', 'AUK')).toBe('NSW');
    expect(defaultStateFor('AUS', 'NZ')).toBe('NSW');
    expect(defaultStateFor('AUS', 'Oth')).toBe('NSW');
    expect(defaultStateFor('AUS', 'TAS')).toBe('TAS');
  });

  it('is exactly Oth in every other country, page default or not [W4.11]', () => {
    const others = BILLING_COUNTRIES.filter(({ code }) => code !== 'AUS' && code !== 'NZL');
    expect(others.map(({ code }) => defaultStateFor(code, 'VIC')).every((state) => state === 'Oth')).toBe(true);
    expect(defaultStateFor('FJI')).toBe('Oth');
    expect(defaultStateFor('')).toBe('Oth');
    expect(defaultStateFor('__proto__')).toBe('Oth');
  });

  it('is always among the choices of its country [W4.10]', () => {
    for (const { code } of BILLING_COUNTRIES) {
      expect(statesFor(code).map((state) => state.code)).toContain(defaultStateFor(code));
    }
  });
});

describe('the lists', () => {
  it('names the 8 states and territories and the 17 regions, each once', () => {
    expect(AUSTRALIAN_STATES.map(({ code }) => code)).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
    expect(new Set(NEW_ZEALAND_REGIONS.map(({ code }) => code)).size).toBe(17);
  });

  it('puts Australia and New Zealand first, then the 247 others by name', () => {
    expect(BILLING_COUNTRIES.slice(0, 2)).toEqual([
      { code: 'AUS', name: 'Australia' },
      { code: 'NZL', name: 'New Zealand' },
    ]);
    expect(new Set(BILLING_COUNTRIES.map(({ code }) => code)).size).toBe(249);
    const names = BILLING_COUNTRIES.slice(2).map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
    expect(names[0]).toBe('Afghanistan');
  });

  it('has a real name for each code', () => {
    for (const { code, name } of BILLING_COUNTRIES) {
      expect(code).toMatch(/^[A-Z]{3}$/);
      expect(name.length, code).toBeGreaterThan(3);
    }
    const named = new Map(BILLING_COUNTRIES.map(({ code, name }) => [code, name]));
    expect(named.get('FJI')).toBe('Fiji');
    expect(named.get('GBR')).toBe('United Kingdom');
    expect(named.get('WSM')).toBe('Samoa');
    expect(named.get('CHE')).toBe('Switzerland');
  });
});

describe('currencyFor', () => {
  it('is AUD for Australia and NZD for New Zealand', () => {
    expect(currencyFor('AUS')).toBe('AUD');
    expect(currencyFor('NZL')).toBe('NZD');
  });
});

it.each([
  [' nz ', 'NZL'],
  ['zh-Hans-AU', 'AUS'],
  ['fr-NZ', 'NZL'],
  ['fr', undefined],
])('the site of %j is %s', (code, site) => expect(siteOfCountry(code)).toBe(site));

it.each([
  [' en-NZ ', 'NZL'],
  [' mi ', 'NZL'],
  ['nz', 'AUS'],
  ['fr-NZ-x', 'NZL'],
])('a page in the culture %j is of %s', (culture, site) => expect(siteCountryFromCulture(culture)).toBe(site));

it('a blank country is no unknown one', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(normaliseSiteCountryCode('  ')).toBe('AUS');
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['fr', 'AUS', 'fr-AU'],
  ['fr', 'NZL', 'fr-NZ'],
  ['ken', 'AUS', 'ken-AU'],
  ['en', 'AUS', 'en-AU'],
  ['en-GB', 'NZL', 'en-NZ'],
  ['pt-br', 'AUS', 'pt-BR'],
  ['zh-hans', 'NZL', 'zh-Hans'],
  ['no language', 'NZL', 'en-AU'],
  ['', 'NZL', 'en-AU'],
] as const)('the language %j on %s is %s', (language, site, written) => {
  expect(inRegion(language, site)).toBe(written);
});

it('the default state of a page may have blanks around it', () => expect(defaultStateFor('AUS', ' VIC ')).toBe('VIC'));

it('the regions of New Zealand have the codes of ISO 3166-2', () => {
  expect(Object.fromEntries(NEW_ZEALAND_REGIONS.map(({ code, key }) => [code, REGIONS_TEXTS.texts[key]]))).toEqual({
    AUK: 'Auckland',
    BOP: 'Bay of Plenty',
    CAN: 'Canterbury',
    CIT: 'Chatham Islands',
    GIS: 'Gisborne',
    HKB: 'Hawke’s Bay',
    MWT: 'Manawatū-Whanganui',
    MBH: 'Marlborough',
    NSN: 'Nelson',
    NTL: 'Northland',
    OTA: 'Otago',
    STL: 'Southland',
    TKI: 'Taranaki',
    TAS: 'Tasman',
    WKO: 'Waikato',
    WGN: 'Wellington',
    WTC: 'West Coast',
  });
});

it.each([
  ['en', 'Germany', 'Åland Islands'],
  ['fr', 'Allemagne', 'Îles Åland'],
  ['xx', 'Germany', 'Åland Islands'],
])('the countries are named and sorted as %s does, the two of the sites first', (language, germany, aland) => {
  const countries = countriesIn(language);
  const names = countries.map(({ name }) => name);
  expect(countries.slice(0, 2).map(({ code }) => code)).toEqual(['AUS', 'NZL']);
  expect(countries.find(({ code }) => code === 'DEU')?.name).toBe(germany);
  expect(countries.find(({ code }) => code === 'ALA')?.name).toBe(aland);
  expect(names.slice(2)).toEqual(names.slice(2).toSorted(new Intl.Collator([language, 'en']).compare));
  expect(countries).toHaveLength(249);
});
