import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/in-english.ts';
import { type DedicationInput, dedicationErrors, hasEcard, NO_DEDICATION } from './dedication.ts';

const TODAY = '2026-06-14';
const named: DedicationInput = { ...NO_DEDICATION, dedicationKind: 'memory', dedicationName: 'Ruth' };
const carded: DedicationInput = {
  ...named,
  dedicationKind: 'honour',
  dedicationRecipientName: 'Ana',
  dedicationRecipientEmail: 'ana@example.org',
  dedicationMessage: 'For you',
};
const errorsOf = (change: Partial<DedicationInput>) => Object.keys(dedicationErrors({ ...carded, ...change }, TODAY));

describe('a dedication', () => {
  it('is optional, and then nothing of it counts', () => {
    expect(dedicationErrors(NO_DEDICATION, TODAY), '[D1.09] none').toEqual({});
    expect(errorsOf({ dedicationKind: '', dedicationName: '', dedicationRecipientEmail: 'x' })).toEqual([]);
    expect(hasEcard({ ...carded, dedicationKind: '' })).toBe(false);
  });

  it('needs a name of up to 100 characters', () => {
    expect(dedicationErrors(named, TODAY)).toEqual({});
    expect(errorsOf({ dedicationName: ' ' }), '[D1.09] a name').toEqual(['dedicationName']);
    expect(errorsOf({ dedicationName: '🕊'.repeat(100) }), '[D1.09] 100 characters').toEqual([]);
    expect(errorsOf({ dedicationName: 'x'.repeat(101) }), '[D1.09] 101 characters').toEqual(['dedicationName']);
  });

  it('has an e-card when any of its texts is filled in, by the e-card rules', () => {
    expect(hasEcard(named)).toBe(false);
    expect(hasEcard({ ...named, dedicationMessage: 'x' })).toBe(true);
    expect(errorsOf({}), '[D1.09] a complete card').toEqual([]);
    expect(errorsOf({ dedicationRecipientName: '' })).toEqual(['dedicationRecipientName']);
    expect(errorsOf({ dedicationRecipientEmail: 'a b@c.org' }), '[D1.09] an address').toEqual([
      'dedicationRecipientEmail',
    ]);
    expect(errorsOf({ dedicationMessage: ' ' })).toEqual(['dedicationMessage']);
    expect(errorsOf({ dedicationMessage: '🕊'.repeat(500) })).toEqual([]);
    expect(errorsOf({ dedicationMessage: 'x'.repeat(501) }), '[D1.09] a long message').toEqual(['dedicationMessage']);
  });

  it.each([
    ['', true],
    ['2026-06-14', true],
    ['2026-06-13', false],
    ['2027-06-14', true],
    ['2027-06-15', false],
    ['2026-06-31', false],
    ['tomorrow', false],
  ])('is sent on %j: %s', (dedicationSendOn, isValid) => {
    expect(errorsOf({ dedicationSendOn })).toEqual(isValid ? [] : ['dedicationSendOn']);
  });
});

describe('the messages of a refused dedication', () => {
  it('name the limits', () => {
    const errors = dedicationErrors(
      { ...carded, dedicationName: 'x'.repeat(101), dedicationMessage: 'x'.repeat(501) },
      TODAY,
    );
    expect(inEnglish(errors.dedicationName)).toContain('100');
    expect(inEnglish(errors.dedicationMessage)).toContain('500');
  });

  it.each(['2026-12-24x', 'x2026-12-24', '2026-12-4', '2026-12', '2026-02-30', '2026-13-01', '20261224'])(
    'say of %j that it is no day',
    (dedicationSendOn) => expect(errorsOf({ dedicationSendOn })).toEqual(['dedicationSendOn']),
  );

  it('need no card for blanks', () => expect(hasEcard({ ...named, dedicationMessage: ' ' })).toBe(false));
});
