import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/in-english.ts';
import { CUSTOMER_FIELDS, type CustomerField, type GiftStoreCustomer, isTicked, validateCustomer } from './customer.ts';

const valid: GiftStoreCustomer = {
  storeId: '7',
  customerTitle: 'Ms',
  customerFirstName: 'A',
  customerLastName: 'B',
  customerPhoneNumber: '0412345678',
  customerEmailAddress: 'a@b.org',
  billingAddressCity: 'Sydney',
  billingAddressStreet: '1 Wattle Street',
  billingAddressPostcode: '2000',
  billingAddressState: 'NSW',
  billingAddressSuburb: 'Sydney',
  billingAddressCountry: 'AUS',
  readPrivacy: true,
};

function wrongFields(change: Partial<Record<CustomerField, unknown>>, site: 'AUS' | 'NZL' = 'AUS'): string[] {
  return Object.keys(validateCustomer({ ...valid, ...change }, site));
}

describe('the gift store customer', () => {
  it('has exactly the 13 fields [W3.07]', () => {
    expect(CUSTOMER_FIELDS).toHaveLength(13);
    expect([...CUSTOMER_FIELDS].sort()).toEqual(Object.keys(valid).sort());
  });
});

describe('validateCustomer', () => {
  it('finds nothing wrong with a valid customer [W5.16]', () => {
    expect(wrongFields({})).toEqual([]);
    expect(wrongFields({ billingAddressPostcode: 2000 }), 'a number').toEqual([]);
  });

  it.each(['customerFirstName', 'customerLastName'] as const)('wants %s [W5.07]', (field) => {
    expect(wrongFields({ [field]: '' })).toEqual([field]);
    expect(wrongFields({ [field]: ' ' })).toEqual([field]);
    expect(wrongFields({ [field]: 'A' })).toEqual([]);
  });

  it('requires a phone number of the site [W5.08] [W5.11]', () => {
    expect(wrongFields({ customerPhoneNumber: '041234567' })).toEqual(['customerPhoneNumber']);
    expect(wrongFields({ customerPhoneNumber: '04123456789' })).toEqual(['customerPhoneNumber']);
    expect(wrongFields({ customerPhoneNumber: '61412345678' })).toEqual([]);
    expect(wrongFields({ customerPhoneNumber: '021234567' }, 'NZL')).toEqual([]);
    expect(wrongFields({ customerPhoneNumber: '021234567' }, 'AUS')).toEqual(['customerPhoneNumber']);
  });

  it('requires a valid email address [W5.12]', () => {
    expect(wrongFields({ customerEmailAddress: 'a@b' })).toEqual(['customerEmailAddress']);
    expect(wrongFields({ customerEmailAddress: '' })).toEqual(['customerEmailAddress']);
    expect(wrongFields({ customerEmailAddress: ' a@b.org ' })).toEqual([]);
  });

  it.each(['billingAddressStreet', 'billingAddressSuburb', 'billingAddressPostcode'] as const)(
    'wants %s [W5.13]',
    (field) => {
      expect(wrongFields({ [field]: '' })).toEqual([field]);
      expect(wrongFields({ [field]: '0800' })).toEqual([]);
    },
  );

  it('requires the privacy box ticked [W5.14]', () => {
    for (const value of [false, 'false', '', 'off', 0, null, undefined]) {
      expect(wrongFields({ readPrivacy: value })).toEqual(['readPrivacy']);
    }
    for (const value of [true, 'true', 'on', '1']) expect(wrongFields({ readPrivacy: value })).toEqual([]);
  });

  it.each(['storeId', 'customerTitle', 'billingAddressCity', 'billingAddressState', 'billingAddressCountry'] as const)(
    'never blocks on %s [W5.15]',
    (field) => {
      for (const value of ['', undefined, 'anything']) expect(wrongFields({ [field]: value })).toEqual([]);
    },
  );

  it('names all 8 required fields of an empty customer, each with a message that tells what to do [W5.16]', () => {
    const errors = validateCustomer({}, 'AUS');
    expect(Object.keys(errors)).toHaveLength(8);
    for (const message of Object.values(errors)) expect(inEnglish(message)).toMatch(/^(?:Enter|Tick) .+\.$/);
  });

  it('gives an example number of the site, and that number is valid', () => {
    for (const site of ['AUS', 'NZL'] as const) {
      const message = inEnglish(validateCustomer({}, site).customerPhoneNumber) ?? '';
      const example = /like ([\d ]+)\.$/.exec(message)?.[1];
      expect(wrongFields({ customerPhoneNumber: example }, site)).toEqual([]);
    }
  });

  it('survives a body of the wrong types [W5.16]', () => {
    const nonsense = Object.fromEntries(CUSTOMER_FIELDS.map((field) => [field, { nested: true }]));
    expect(Object.keys(validateCustomer(nonsense, 'NZL'))).toHaveLength(8);
    expect(wrongFields({ customerFirstName: ['A'] })).toEqual(['customerFirstName']);
  });
});

describe('isTicked', () => {
  it('reads a tick from JSON and from a form post', () => {
    expect([true, 'on', 'true', '1', 1].every(isTicked)).toBe(true);
    expect([false, 'false', 'no', '', 0, 2, null, undefined, {}, ['on']].some(isTicked)).toBe(false);
  });
});
