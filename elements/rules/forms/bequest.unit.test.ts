import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBequest } from './bequest.ts';
import { BEQUEST_FIELDS, type BequestField } from './bequest-fields.ts';

const valid = {
  formKey: 'guide',
  bequestGuideLinkUrl: '/g.pdf',
  subscriberEmail: 'a@b.org',
  recipientEmail: 'team@x.org',
  emailSubject: 'Your guide',
  emailPretext: 'Thank you.',
  siteCountryCode: 'NZL',
};
const wrong = (change: Partial<Record<BequestField, unknown>>) =>
  Object.keys(parseBequest({ ...valid, ...change }).errors);

describe('parseBequest', () => {
  it('reads exactly the 7 fields, whatever else the body has [W3.05]', () => {
    expect(BEQUEST_FIELDS).toHaveLength(7);
    const { values, errors } = parseBequest({ ...valid, recaptchaToken: 't', admin: true });
    expect(values).toEqual(valid);
    expect(Object.keys(values).sort()).toEqual([...BEQUEST_FIELDS].sort());
    expect(errors).toEqual({});
  });

  it.each(['', ' ', 'a@b', 'a@b.c', 'a b@c.org', undefined, null, {}, ['a@b.org']])(
    'wants the visitor’s email address, and %j is none [W2.67]',
    (subscriberEmail) => expect(wrong({ subscriberEmail })).toEqual(['subscriberEmail']),
  );

  it('takes the shortest address and blanks around one [W2.67]', () => {
    expect(wrong({ subscriberEmail: 'a@b.co' })).toEqual([]);
    expect(parseBequest({ ...valid, subscriberEmail: ' a@b.org ' }).values.subscriberEmail).toBe('a@b.org');
  });

  it('needs nothing else', () => {
    expect(parseBequest({ subscriberEmail: 'a@b.org' }).errors).toEqual({});
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil', 'https://me@evil.example'])(
    'refuses the guide address %s',
    (bequestGuideLinkUrl) => expect(wrong({ bequestGuideLinkUrl })).toEqual(['bequestGuideLinkUrl']),
  );

  it.each(['/g.pdf', 'g.pdf', 'https://media.example/g.pdf', ''])(
    'takes the guide address "%s"',
    (bequestGuideLinkUrl) => expect(wrong({ bequestGuideLinkUrl })).toEqual([]),
  );

  it('requires a valid address of the recipient, if there is one', () => {
    expect(wrong({ recipientEmail: 'team@x' })).toEqual(['recipientEmail']);
    expect(wrong({ recipientEmail: '' })).toEqual([]);
  });

  it('lets no line end into the header of a mail, and keeps those of its text', () => {
    const { values } = parseBequest({
      ...valid,
      emailSubject: 'Guide\r\nBcc: all@x.org',
      recipientEmail: 'team@x.org\nBcc: all@x.org',
      emailPretext: 'One\r\nTwo\u0000',
    });
    expect(values.emailSubject).toBe('Guide Bcc: all@x.org');
    expect(values.emailPretext).toBe('One\nTwo');
    expect(wrong({ recipientEmail: 'team@x.org\nBcc: all@x.org' })).toEqual(['recipientEmail']);
  });

  it.each([
    ['formKey', 100],
    ['bequestGuideLinkUrl', 2048],
    ['emailSubject', 200],
    ['emailPretext', 2000],
  ] as const)('takes %s up to %i characters', (field, limit) => {
    expect(wrong({ [field]: 'x'.repeat(limit) })).toEqual([]);
    expect(wrong({ [field]: 'x'.repeat(limit + 1) })).toEqual([field]);
  });

  it('falls back to Australia for a country that is none', () => {
    expect(parseBequest({ siteCountryCode: 'en-NZ' }).values.siteCountryCode).toBe('NZL');
    expect(parseBequest({ siteCountryCode: 'FJI' }).values.siteCountryCode).toBe('AUS');
  });

  it('reads anything without a fault, and what it has read it reads the same again', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record(Object.fromEntries(BEQUEST_FIELDS.map((f) => [f, fc.anything()])))),
        (input) => {
          const { values } = parseBequest(input);
          expect(Object.keys(values)).toEqual([...BEQUEST_FIELDS]);
          expect(parseBequest(values).values).toEqual(values);
        },
      ),
    );
  });
});
