import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/in-english.ts';
import DONOR_ADDRESS_TEXTS from '#texts/elements/donor-address';
import { donorAddressErrors } from './donor-address.ts';
import { fullUpdate } from './testing/donor.ts';
import type { DonorText } from './update-details-fields.ts';

const wrong = (change: Partial<Record<DonorText, string>>, suburbRequired = false) =>
  Object.keys(donorAddressErrors({ ...fullUpdate, ...change }, suburbRequired));
const isValid = (change: Partial<Record<DonorText, string>>, suburbRequired = false) =>
  wrong(change, suburbRequired).length === 0;

describe('the two addresses', () => {
  it('are valid when everything is filled [W5.52]', () => expect(wrong({})).toEqual([]));

  it.each(['address', 'postcode', 'newAddress', 'newPostcode'] as const)('need %s [W5.52]', (field) => {
    expect(wrong({ [field]: '' })).toEqual([field]);
    expect(wrong({ [field]: '  ' })).toEqual([field]);
  });

  describe.each([
    ['current', 'suburb', 'city', 'country'],
    ['new', 'newSuburb', 'newCity', 'newCountry'],
  ] as const)('the %s one', (_kind, suburb, city, country) => {
    it('needs a suburb, but in New Zealand only with the flag [W5.53]', () => {
      expect(isValid({ [suburb]: '', [country]: 'AUS' })).toBe(false);
      expect(isValid({ [suburb]: '', [country]: 'AUS' }, true)).toBe(false);
      expect(isValid({ [suburb]: '', [country]: 'NZL' }, true)).toBe(false);
      expect(isValid({ [suburb]: '', [country]: 'NZL' })).toBe(true);
      expect(isValid({ [suburb]: '', [country]: 'FJI' })).toBe(false);
    });

    it('needs a city in New Zealand alone [W5.54]', () => {
      expect(wrong({ [city]: '', [country]: 'NZL' })).toEqual([city]);
      expect(isValid({ [city]: '', [country]: 'AUS' })).toBe(true);
      expect(isValid({ [city]: '', [country]: 'FJI' })).toBe(true);
    });

    it('reads the short code of a country as the long one', () => {
      expect(wrong({ [city]: '', [suburb]: '', [country]: 'NZ' })).toEqual([city]);
    });
  });

  it('are both judged, each by its own country [W5.55] [W5.56]', () => {
    expect(isValid({ newAddress: '' })).toBe(false);
    expect(isValid({ address: '' })).toBe(false);
    expect(isValid({})).toBe(true);
    expect(wrong({ country: 'NZL', newCountry: 'AUS', suburb: '', newSuburb: '' })).toEqual(['newSuburb']);
  });

  it('need no suburb when nobody sets the flag and both are in New Zealand [W5.56]', () => {
    expect(isValid({ country: 'NZL', newCountry: 'NZL', suburb: '', newSuburb: '' })).toBe(true);
  });
});

it('the old and the new address are named apart', () => {
  const { texts } = DONOR_ADDRESS_TEXTS;
  expect(inEnglish(donorAddressErrors({}, true))).toEqual({
    address: texts.oldStreet,
    suburb: texts.oldSuburb,
    postcode: texts.oldPostcode,
    newAddress: texts.newStreet,
    newSuburb: texts.newSuburb,
    newPostcode: texts.newPostcode,
  });
});
