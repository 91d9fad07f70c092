import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PetitionField, parsePetition, petitionRules } from './petition.ts';
import { PETITION_FIELDS, PETITION_TYPED_FIELDS } from './petition-fields.ts';
import { PETITION_FIELD_TYPES, type PetitionFieldType, petitionTypeRule } from './petition-types.ts';

// Written down, so that a change of the product fails.
const TEXT_LIMIT = 200;

const valid = { firstName: 'Aroha', lastName: 'Walker', email: 'a@b.co' };
const isValid = (type: PetitionFieldType, value: string, site: 'AUS' | 'NZL' = 'AUS') =>
  petitionTypeRule(type, site)(value, {}) === undefined;

describe('the types of a petition’s field', () => {
  it('are exactly 7 [W3.04]', () => {
    expect(PETITION_FIELD_TYPES).toEqual([
      'Phone',
      'Email',
      'Expiry Date',
      'Text Only',
      'Numbers Only',
      'None',
      'Address',
    ]);
  });

  it('each select their own check [W3.04]', () => {
    const samples = ['0412345678', 'a@b.co', '12/27', 'Anne', '2000', '!@#'];
    const accepted = PETITION_FIELD_TYPES.map((type) => [type, samples.filter((sample) => isValid(type, sample))]);
    expect(Object.fromEntries(accepted)).toEqual({
      Phone: ['0412345678'],
      Email: ['a@b.co'],
      'Expiry Date': ['12/27'],
      'Text Only': ['Anne'],
      'Numbers Only': ['0412345678', '2000'],
      None: samples,
      Address: samples,
    });
  });

  it('check a Phone by the site: 021 234 567 is one on NZL alone [W5.19]', () => {
    expect(isValid('Phone', '021 234 567', 'NZL')).toBe(true);
    expect(isValid('Phone', '021 234 567', 'AUS')).toBe(false);
    expect(isValid('Phone', '0412345678', 'AUS')).toBe(true);
  });

  it('check an Email by the shared rule [W5.24]', () => {
    expect(isValid('Email', 'a@b.co')).toBe(true);
    expect(isValid('Email', 'a@b')).toBe(false);
  });

  it.each(['Anne', 'Ngāti O’Neill-Smith Jr.', "Ngāti O'Neill-Smith Jr.", 'Ὀδυσσεύς', '李 小龍', 'é', 'नीला'])(
    'take %j for text only [W5.27] [W5.29]',
    (value) => expect(isValid('Text Only', value)).toBe(true),
  );
  it.each(['Anne1', 'A1', 'A@', '1', '-', '. .', 'a_b', 'a\tb', 'a<b', '=SUM(A1)', 'http://x'])(
    'do not take %j for text only [W5.27] [W5.29]',
    (value) => expect(isValid('Text Only', value)).toBe(false),
  );

  it.each(['2000', '0', '0800', '٢٠٠٠', '２０００'])('take %j for numbers only [W5.28]', (value) =>
    expect(isValid('Numbers Only', value)).toBe(true),
  );
  it.each(['2000a', '20.0', '-1', '2 000', '²'])('do not take %j for numbers only [W5.28]', (value) =>
    expect(isValid('Numbers Only', value)).toBe(false),
  );

  it.each(['', 'x', '!@#'])('take %j in a None and an Address field [W5.30]', (value) => {
    expect(isValid('None', value)).toBe(true);
    expect(isValid('Address', value)).toBe(true);
  });

  it('check the form of an Expiry Date', () => {
    expect(isValid('Expiry Date', '12/27')).toBe(true);
    expect(isValid('Expiry Date', '13/27')).toBe(false);
  });
});

describe('a petition', () => {
  it('has exactly 12 fields [W3.02]', () => {
    const { values, errors } = parsePetition({ ...valid, nodeId: 1201, admin: true, recaptchaToken: 't' });
    expect(Object.keys(values)).toEqual([...PETITION_FIELDS]);
    expect(values).toMatchObject({ ...valid, nodeId: '1201', mobile: '', subscribe: false, siteCountryCode: 'AUS' });
    expect(errors).toEqual({});
  });

  it.each([
    [true, true],
    ['true', true],
    ['on', true],
    [false, false],
    ['false', false],
    ['', false],
    [undefined, false],
    ['off', false],
  ])('has subscribe %j as %j [W3.03]', (given, expected) => {
    expect(parsePetition({ ...valid, subscribe: given }).values.subscribe).toBe(expected);
  });

  it('may leave an optional field empty, and not a required one [W5.31]', () => {
    const email = (required: boolean): PetitionField[] => [{ name: 'email', type: 'Email', required }];
    expect(parsePetition({ email: '' }, { fields: email(false) }).errors).toEqual({});
    expect(Object.keys(parsePetition({ email: '' }, { fields: email(true) }).errors)).toEqual(['email']);
    expect(Object.keys(parsePetition({ email: 'a@b' }, { fields: email(false) }).errors)).toEqual(['email']);
  });

  it.each(['None', 'Address'] as const)('is never wrong in a %s field, also where it is marked required', (type) => {
    const fields: PetitionField[] = [{ name: 'location', type, required: true }];
    for (const location of ['', 'x', '!@#']) {
      expect(parsePetition({ location }, { fields }).errors, '[W5.30] always valid').toEqual({});
    }
  });

  it('lets no body choose its own site or checks', () => {
    const body = { ...valid, mobile: '021 234 567', siteCountryCode: 'NZL' };
    expect(parsePetition(body).errors).toEqual({});
    expect(Object.keys(parsePetition(body, { siteCountryCode: 'AUS' }).errors)).toEqual(['mobile']);
  });

  it('accepts texts of up to 200 characters, also hidden ones', () => {
    for (const name of ['nodeId', 'counterTitle', 'moduleType', 'location', 'firstName'] as const) {
      expect(parsePetition({ ...valid, [name]: 'a'.repeat(TEXT_LIMIT) }).errors).toEqual({});
      expect(Object.keys(parsePetition({ ...valid, [name]: 'a'.repeat(TEXT_LIMIT + 1) }).errors)).toEqual([name]);
    }
  });

  const anyField: fc.Arbitrary<PetitionField> = fc.record({
    name: fc.constantFrom(...PETITION_TYPED_FIELDS),
    type: fc.constantFrom(...PETITION_FIELD_TYPES),
    required: fc.boolean(),
  });
  const typed = fc.oneof(
    fc.string(),
    fc.constantFrom('', 'a@b.co', '12/27', 'Anne', '2000', '021 234 567', '0412345678'),
  );

  it('is judged alike by the form and by a server, whatever is shown and typed', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyField, { selector: ({ name }) => name }),
        fc.record(Object.fromEntries(PETITION_TYPED_FIELDS.map((name) => [name, typed]))),
        fc.constantFrom('AUS' as const, 'NZL' as const),
        (fields, texts, siteCountryCode) => {
          const { values, errors } = parsePetition(texts, { fields, siteCountryCode });
          const rules = petitionRules(fields, siteCountryCode);
          for (const { name } of fields) expect(errors[name]).toEqual(rules[name]?.(values[name], {}));
          expect(Object.keys(errors).filter((name) => !(name in rules))).toEqual([]);
        },
      ),
    );
  });

  it('is read from anything without an exception', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        const { values, errors } = parsePetition(body);
        expect(Object.keys(values)).toEqual([...PETITION_FIELDS]);
        expect(parsePetition(values)).toEqual({ values, errors });
      }),
    );
  });
});

it('a petition that configures no fields needs the names and the address, and has the rules of all five', () => {
  expect(Object.keys(parsePetition({}).errors)).toEqual(['firstName', 'lastName', 'email']);
  const odd = { firstName: '1', lastName: '2', email: 'a', postcode: 'x', mobile: 'y' };
  expect(Object.keys(parsePetition(odd).errors)).toEqual(Object.keys(odd));
});
