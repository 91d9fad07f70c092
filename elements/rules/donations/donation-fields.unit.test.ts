import { describe, expect, it } from 'vitest';
import { validateCustomer } from '#rules/shop/customer.ts';
import { inEnglish } from '#testing/in-english.ts';
import { DONATION_FIELDS, donorErrors, parseDonation } from './donation-fields.ts';

const NOW = new Date('2026-06-14T02:00:00Z');
const donor = {
  customerFirstName: 'Mia',
  customerLastName: 'Ng',
  customerEmailAddress: 'mia@example.org',
  readPrivacy: true,
};
const gift = {
  donationKey: 'k1',
  frequency: 'monthly',
  amount: 62.5,
  coverCosts: false,
  total: 62.5,
  appeal: 'winter',
  paymentType: 'CreditCard',
  paymentData: 'token',
  ...donor,
};
const parse = (change: object = {}, receiptAddress?: '' | 'required') =>
  parseDonation(
    { ...gift, ...change },
    { siteCountryCode: 'AUS', now: NOW, ...(receiptAddress !== undefined && { receiptAddress }) },
  );
const errorsOf = (change: object, receiptAddress?: '' | 'required') =>
  Object.keys(parse(change, receiptAddress).errors);

describe('a posted donation', () => {
  it('is read from JSON', () => {
    const { values, errors } = parse();
    expect(errors).toEqual({});
    expect(values).toMatchObject({ giftMinor: 6_250, frequency: 'monthly', coverCosts: false, appeal: 'winter' });
    expect(values).toMatchObject({ siteCountryCode: 'AUS', paymentType: 'CreditCard', shownTotal: '62.5' });
  });

  it('is read from a form without scripts: a chosen amount of the frequency, or the typed one', () => {
    const form = { amount: '75', monthlyAmount: '30', otherAmount: '', readPrivacy: 'on', coverCosts: 'on' };
    expect(parse({ ...form, frequency: 'one-off' }).values).toMatchObject({ giftMinor: 7_500, coverCosts: true });
    expect(parse({ ...form, frequency: 'monthly' }).values).toMatchObject({ giftMinor: 3_000, readPrivacy: true });
    expect(parse({ ...form, otherAmount: '$1,200.50' }).values.giftMinor).toBe(120_050);
  });

  it.each([4.99, 10_000.01, '1e3', '5.555', '-5', '1.200', undefined, null, {}, Number.NaN])(
    'refuses the amount %j',
    (amount) => {
      const { values, errors } = parse({ amount });
      expect(values.giftMinor).toBeUndefined();
      expect(inEnglish(errors.amount)).toMatch(/from \$5 to \$10,000/);
    },
  );

  it.each([5, 10_000, '5.00'])('takes the amount %j', (amount) => {
    expect(errorsOf({ amount })).toEqual([]);
  });

  it('survives any body', () => {
    for (const input of [undefined, null, 7, 'x', [], { customerFirstName: {} }, Object.create(null)]) {
      const { values, errors } = parseDonation(input, { siteCountryCode: 'NZL', now: NOW });
      expect(values).toMatchObject({ siteCountryCode: 'NZL', frequency: 'one-off', paymentType: '' });
      expect(Object.keys(errors)).toContain('amount');
    }
  });

  it('has no text beyond its limit', () => {
    expect(errorsOf({ organisation: 'x'.repeat(200), paymentData: 'x'.repeat(4096) })).toEqual([]);
    expect(errorsOf({ organisation: 'x'.repeat(201) })).toEqual(['organisation']);
    expect(errorsOf({ paymentData: 'x'.repeat(4097) })).toEqual(['paymentData']);
  });

  it('forgets the texts of a dedication that was taken back', () => {
    expect(parse({ dedicationKind: '', dedicationName: 'Ruth' }).values.dedicationName).toBe('');
    expect(errorsOf({ dedicationKind: 'memory' })).toEqual(['dedicationName']);
    expect(errorsOf({ dedicationKind: 'memory', dedicationName: 'Ruth' })).toEqual([]);
  });

  it('has every field once', () => {
    expect(new Set(DONATION_FIELDS).size).toBe(DONATION_FIELDS.length);
  });
});

describe('the details of a donor', () => {
  it('follow the customer form in every text', () => {
    const wrong = { customerEmailAddress: 'x', customerPhoneNumber: '1' };
    const { ...expected } = validateCustomer(wrong, 'NZL');
    expect(donorErrors(wrong, 'NZL', 'required'), '[D1.08] the same errors').toEqual(expected);
  });

  it('need an email address, and no phone', () => {
    expect(errorsOf({ customerEmailAddress: '' }), '[D1.08] email').toEqual(['customerEmailAddress']);
    expect(errorsOf({ customerPhoneNumber: '' }), '[D1.08] no phone').toEqual([]);
    expect(errorsOf({ customerPhoneNumber: '123' }), '[D1.08] a wrong phone').toEqual(['customerPhoneNumber']);
    expect(errorsOf({ customerPhoneNumber: '0491570156', organisation: '' })).toEqual([]);
  });

  it('need an address only if the page requires it', () => {
    const address = ['billingAddressStreet', 'billingAddressSuburb', 'billingAddressPostcode'];
    expect(errorsOf({}, ''), '[D1.08] no address').toEqual([]);
    expect(errorsOf({}, 'required').sort(), '[D1.08] an address').toEqual(address.sort());
    expect(errorsOf({ receiptAddress: 'required' }, ''), 'the server’s choice counts').toEqual([]);
    expect(errorsOf({ receiptAddress: 'required' })).toHaveLength(3);
  });

  it('contain no state and no country that were not entered', () => {
    const chosen = { billingAddressState: 'NSW', billingAddressCountry: 'AUS' };
    const addressOf = (input: object) => {
      const { billingAddressState, billingAddressCountry } = parseDonation(input, { siteCountryCode: 'AUS' }).values;
      return [billingAddressState, billingAddressCountry];
    };
    expect(addressOf(chosen)).toEqual(['', '']);
    expect(addressOf({ ...chosen, billingAddressPostcode: '2000' })).toEqual(['NSW', 'AUS']);
  });

  it('need the read privacy notice', () => {
    expect(errorsOf({ readPrivacy: false })).toEqual(['readPrivacy']);
  });
});

describe('every field of a posted donation', () => {
  it('is read from its own name', () => {
    expect(parse({ contentId: '2101', mandateVersion: 'v1' }).values).toMatchObject({
      donationKey: 'k1',
      contentId: '2101',
      mandateVersion: 'v1',
      receiptAddress: '',
      dedicationDesign: '',
    });
    const dedication = {
      dedicationKind: 'honour',
      dedicationName: 'Mere',
      dedicationRecipientName: 'Ana',
      dedicationRecipientEmail: 'ana@example.org',
      dedicationMessage: `Thank you\n${'x'.repeat(300)}`,
      dedicationDesign: 'kowhai',
      dedicationSendOn: '2026-12-24',
    };
    expect(parse(dedication).values).toMatchObject(dedication);
    expect(parse(dedication).errors).toEqual({});
    expect(parse({ ...dedication, dedicationKind: 'other' }).values).toMatchObject({
      dedicationKind: '',
      dedicationName: '',
    });
  });

  it('is one line, and an address stays as it was typed', () => {
    const { values } = parse({ customerFirstName: 'Mi\ta', customerEmailAddress: 'mia\t@example.org' });
    expect(values).toMatchObject({ customerFirstName: 'Mi a', customerEmailAddress: 'mia\t@example.org' });
  });

  it('may lack a phone number', () => {
    for (const customerPhoneNumber of [undefined, ' '])
      expect(donorErrors({ ...donor, ...(customerPhoneNumber && { customerPhoneNumber }) }, 'AUS', '')).toEqual({});
  });
});
