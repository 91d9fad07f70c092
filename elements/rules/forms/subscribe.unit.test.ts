import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSubscribe, SUBSCRIBER_RULES, validateSubscriber } from './subscribe.ts';
import { SUBSCRIBER_FIELDS, SUBSCRIBER_TYPED_FIELDS } from './subscriber-fields.ts';

// Written down, so that a change of the product fails.
const TEXT_LIMIT = 200;

const valid = { firstName: 'Mia', lastName: 'Ng', email: 'a@b.org' };

describe('a subscriber', () => {
  it('has exactly 5 fields [W3.01]', () => {
    const { values, errors } = parseSubscribe({ ...valid, recaptchaToken: 't', siteCountryCode: 'NZL', admin: true });
    expect(Object.keys(values)).toEqual([...SUBSCRIBER_FIELDS]);
    expect(values).toEqual({ ...valid, recaptchaToken: 't', siteCountryCode: 'NZL' });
    expect(errors).toEqual({});
  });

  it.each(SUBSCRIBER_TYPED_FIELDS)('needs %s, and then names all three [W5.04] [W5.06]', (name) => {
    for (const empty of ['', ' ', undefined, null, {}, []]) {
      expect(Object.keys(parseSubscribe({ ...valid, [name]: empty }).errors)).toEqual([...SUBSCRIBER_TYPED_FIELDS]);
    }
  });

  it('needs a valid email, and reports only that [W5.05] [W5.06]', () => {
    expect(Object.keys(parseSubscribe({ ...valid, email: 'a@b' }).errors)).toEqual(['email']);
    expect(parseSubscribe({ ...valid, email: 'a@b.org' }).errors).toEqual({});
  });

  it('accepts names of up to 200 characters', () => {
    expect(parseSubscribe({ ...valid, firstName: 'a'.repeat(TEXT_LIMIT) }).errors).toEqual({});
    expect(Object.keys(parseSubscribe({ ...valid, firstName: 'a'.repeat(TEXT_LIMIT + 1) }).errors)).toEqual([
      'firstName',
    ]);
  });

  it('comes from the Australian site unless it names another', () => {
    expect(parseSubscribe(valid).values.siteCountryCode).toBe('AUS');
    expect(parseSubscribe({ ...valid, siteCountryCode: 'FRA' }).values.siteCountryCode).toBe('AUS');
  });

  it('drops a token that is longer than any', () => {
    expect(parseSubscribe({ recaptchaToken: 't'.repeat(4096) }).values.recaptchaToken).toHaveLength(4096);
    expect(parseSubscribe({ recaptchaToken: 't'.repeat(4097) }).values.recaptchaToken).toBe('');
  });

  it('is judged alike by the form and by a server, whatever is typed', () => {
    const typed = fc.oneof(fc.string(), fc.constantFrom('', ' ', 'Mia', 'a@b', 'a@b.org', 'a'.repeat(201)));
    fc.assert(
      fc.property(fc.record({ firstName: typed, lastName: typed, email: typed }), (texts) => {
        const onServer = parseSubscribe(JSON.parse(JSON.stringify(texts))).errors;
        // The form posts cleaned values, so client and server check the same ones.
        const { firstName, lastName, email } = parseSubscribe(texts).values;
        expect(validateSubscriber({ firstName, lastName, email })).toEqual(onServer);
        const each = SUBSCRIBER_TYPED_FIELDS.some((name) =>
          SUBSCRIBER_RULES[name]({ firstName, lastName, email }[name], {}),
        );
        expect(each).toBe(Object.keys(onServer).length > 0);
      }),
    );
  });

  it('is read from anything without an exception', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        const { values, errors } = parseSubscribe(body);
        expect(Object.keys(values)).toEqual([...SUBSCRIBER_FIELDS]);
        expect(parseSubscribe(values)).toEqual({ values, errors });
      }),
    );
  });
});

it('blanks are no name: all three are named then', () => {
  expect(Object.keys(validateSubscriber({ ...valid, firstName: ' ' }))).toEqual([...SUBSCRIBER_TYPED_FIELDS]);
});
