import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/in-english.ts';
import { fullUpdate } from './testing/donor.ts';
import { type ParseDonorOptions, parseUpdateDetails } from './update-details.ts';
import {
  DONOR_FIELDS,
  DONOR_ITEMS,
  DONOR_LIMITS,
  DONOR_TICKS,
  type DonorField,
  type DonorItem,
} from './update-details-fields.ts';

type Change = Partial<Record<DonorField, unknown>>;
const untick = Object.fromEntries(DONOR_TICKS.map((item) => [item, false]));
const parse = (change: Change, options?: ParseDonorOptions) =>
  parseUpdateDetails({ ...fullUpdate, ...change }, options);
/** Only one item is ticked. */
const only = (item: DonorItem, change: Change = {}) => parse({ ...untick, [item]: true, ...change });
const wrong = (change: Change) => Object.keys(parse(change).errors);

describe('the donor update', () => {
  it('has exactly the 31 fields [W3.25]', () => {
    expect(DONOR_FIELDS).toHaveLength(31);
    expect([...DONOR_FIELDS].sort()).toEqual(Object.keys(fullUpdate).sort());
    expect(Object.keys(only('updatePhone', { admin: true } as Change).values)).toEqual([...DONOR_FIELDS]);
  });

  it.each([
    ['NZL', 'VIC', 'NZ'],
    ['AUS', 'AUK', 'NSW'],
    ['AUS', 'VIC', 'VIC'],
    ['AUS', 'Victoria', 'Victoria'],
    ['AUS', '', ''],
    ['FJI', 'Central', 'Central'],
  ])(
    'takes a state of its own country: %s with %j becomes %j, because a list without scripts stays',
    (country, state, own) => {
      expect(parse({ country, state, newCountry: country, newState: state }).values).toMatchObject({
        state: own,
        newState: own,
      });
    },
  );

  it('keeps current and new values apart [W3.26] [W3.27]', () => {
    expect(parse({}).values).toEqual(fullUpdate);
  });

  it.each(DONOR_TICKS)('reads the flag %s as true, and the other four as false [W3.28]', (item) => {
    const { values } = only(item);
    expect(DONOR_TICKS.filter((tick) => values[tick])).toEqual([item]);
  });

  it('reads the ticks of JSON and of a form post alike [W3.29]', () => {
    for (const ticked of [true, 'true', 'on', '1']) expect(parse({ privacy: ticked }).values.privacy).toBe(true);
    for (const unticked of [false, 'false', '', undefined, null, 'off']) {
      expect(parse({ subscribe: unticked }).values.subscribe).toBe(false);
    }
  });

  it.each(DONOR_TICKS)('drops what belongs to %s when it is not ticked', (item) => {
    const { values, errors } = parse({ [item]: false });
    for (const field of DONOR_ITEMS[item]) expect(values[field]).toBe('');
    expect(errors).toEqual({});
    const others = DONOR_TICKS.filter((other) => other !== item).flatMap((other) => [...DONOR_ITEMS[other]]);
    for (const field of others) expect(values[field]).toBe(fullUpdate[field]);
  });
});

describe('parseUpdateDetails', () => {
  it.each(['firstName', 'lastName'] as const)('is incomplete without %s [W5.42]', (field) => {
    for (const empty of ['', '  ', undefined]) {
      expect(inEnglish(parse({ [field]: empty }))).toMatchObject({
        missingAny: true,
        errors: { [field]: expect.any(String) },
      });
    }
    expect(parse({ firstName: 'A', lastName: 'B' }).missingAny).toBe(false);
  });

  it('is incomplete without a valid current email [W5.43]', () => {
    for (const oldEmail of ['', 'a@b']) expect(wrong({ oldEmail })).toEqual(['oldEmail']);
    expect(parse({ oldEmail: 'a@b.org' }).missingAny).toBe(false);
  });

  it('is incomplete without the privacy tick [W5.44]', () => {
    expect(inEnglish(parse({ privacy: false }))).toMatchObject({
      missingAny: true,
      errors: { privacy: expect.any(String) },
    });
    expect(parse({ privacy: true }).missingAny).toBe(false);
  });

  it('judges the address only when it is ticked [W5.45]', () => {
    expect(wrong({ newPostcode: '' })).toEqual(['newPostcode']);
    expect(parse({ newPostcode: '', updateAddress: false }).missingAny).toBe(false);
  });

  it.each(['AUS', 'NZL'] as const)(
    'judges the expiry date only when it is ticked, on %s [W5.46]',
    (siteCountryCode) => {
      const expiry = (expiryDate: string, updateExpiryDate: boolean) =>
        parse({ expiryDate, updateExpiryDate, updatePhone: false, updateName: true, siteCountryCode }).missingAny;
      expect(expiry('13/27', true)).toBe(true);
      expect(expiry('', true)).toBe(true);
      expect(expiry('12/27', true)).toBe(false);
      expect(expiry('12/2027', true)).toBe(false);
      expect(expiry('13/27', false)).toBe(false);
    },
  );

  it('judges the new email only when it is ticked [W5.47]', () => {
    expect(wrong({ email: 'a@b', confirmEmail: 'a@b' })).toEqual(['email']);
    expect(wrong({ email: '', confirmEmail: '' })).toEqual(['email']);
    expect(wrong({ email: 'a@b.org', confirmEmail: 'a@b.org' })).toEqual([]);
    expect(wrong({ email: 'a@b', confirmEmail: 'a@b', updateEmail: false })).toEqual([]);
  });

  it('requires the same email twice, blanks aside, when it is ticked [W5.48]', () => {
    expect(wrong({ email: 'a@b.org', confirmEmail: 'a@b.com' })).toEqual(['confirmEmail']);
    expect(wrong({ email: 'a@b.org', confirmEmail: ' a@b.org ' })).toEqual([]);
    expect(wrong({ email: 'a@b.org', confirmEmail: 'a@b.com', updateEmail: false })).toEqual([]);
  });

  it.each(['newFirstName', 'newLastName'] as const)('wants %s when the name is ticked [W5.49]', (field) => {
    expect(wrong({ [field]: '' })).toEqual([field]);
    expect(wrong({})).toEqual([]);
    expect(wrong({ newFirstName: '', newLastName: '', updateName: false })).toEqual([]);
  });

  it('judges the phone by the rule of the site, only when it is ticked [W5.50]', () => {
    expect(wrong({ phone: '12345' })).toEqual(['phone']);
    expect(wrong({ phone: '0412345678' })).toEqual([]);
    expect(wrong({ phone: '12345', updatePhone: false })).toEqual([]);
    expect(wrong({ phone: '021234567' })).toEqual(['phone']);
    expect(wrong({ phone: '021234567', siteCountryCode: 'NZL' })).toEqual([]);
  });

  it('needs one item at least [W5.51]', () => {
    const none = parse(untick);
    expect(none).toMatchObject({ needToUpdateOne: true, missingAny: false });
    expect(inEnglish(none.errors.updateOptions)).toMatch(/^Tick /);
    for (const item of DONOR_TICKS) {
      expect(only(item)).toMatchObject({ needToUpdateOne: false, missingAny: false, errors: {} });
    }
  });

  it('has one message for every wrong field that tells what to do', () => {
    const empty = parseUpdateDetails(Object.fromEntries(DONOR_TICKS.map((item) => [item, true])));
    const messages = Object.values(empty.errors);
    expect(messages.length).toBeGreaterThan(13);
    for (const message of messages) expect(inEnglish(message)).toMatch(/^(?:Enter|Tick|Shorten) [^.]+(?:\.org)?\.$/);
  });

  it.each(Object.entries(DONOR_LIMITS))('takes %s up to %i characters', (field, limit) => {
    const tooLong = parse({ [field]: 'x'.repeat(limit + 1) }).errors;
    expect(tooLong).toHaveProperty(field);
    // Email addresses, phones and dates have a format that a long row of letters does not match.
    if (!['oldEmail', 'email', 'confirmEmail', 'phone', 'expiryDate'].includes(field)) {
      expect(parse({ [field]: 'x'.repeat(limit) }).errors).toEqual({});
    }
  });

  it('treats a token that is too long as missing', () => {
    expect(parse({ recaptchaToken: 'x'.repeat(4096) }).values.recaptchaToken).toHaveLength(4096);
    expect(parse({ recaptchaToken: 'x'.repeat(4097) }).values.recaptchaToken).toBe('');
  });

  it('lets a server set the site', () => {
    expect(parse({ siteCountryCode: 'AUS' }, { siteCountryCode: 'NZL' }).values.siteCountryCode).toBe('NZL');
    expect(parse({ siteCountryCode: 'Mars' }).values.siteCountryCode).toBe('AUS');
  });

  it('reads anything without a fault, and what it has read it reads the same again', () => {
    const anyUpdate = fc.record(
      Object.fromEntries(DONOR_FIELDS.map((field) => [field, fc.oneof(fc.anything(), fc.string(), fc.boolean())])),
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), anyUpdate), (input) => {
        const once = parseUpdateDetails(input);
        expect(Object.keys(once.values)).toEqual([...DONOR_FIELDS]);
        expect(parseUpdateDetails(once.values)).toEqual(once);
      }),
    );
  });
});

it('an address stays as it was typed; other texts are one line', () => {
  const typed = { oldEmail: 'a\tb@c.org', email: 'd\te@f.org', confirmEmail: 'd\te@f.org' };
  expect(parse({ ...typed, firstName: 'Mi\ta' }).values).toMatchObject({ ...typed, firstName: 'Mi a' });
});

it('a suburb in New Zealand is needed if the page sets it', () => {
  const change = { suburb: '', country: 'NZL', newCountry: 'AUS' };
  expect(Object.keys(parse(change).errors)).not.toContain('suburb');
  expect(Object.keys(parse(change, { suburbRequired: true }).errors)).toContain('suburb');
});

it('a card’s end is checked, and every text has a limit', () => {
  expect(wrong({ expiryDate: '13/99' })).toEqual(['expiryDate']);
  const long = Object.fromEntries(Object.entries(fullUpdate).filter(([, value]) => typeof value === 'string' && value));
  const texts = Object.keys(long).filter((name) => !['recaptchaToken', 'siteCountryCode'].includes(name));
  const errors = wrong(Object.fromEntries(texts.map((name) => [name, 'x'.repeat(255)])));
  expect(errors.toSorted()).toEqual(texts.toSorted());
});
