import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/in-english.ts';
import {
  ECARD_DETAILS,
  ECARD_TYPES,
  type Ecard,
  ecardEmailHint,
  isEcardMissingDetails,
  missingEcardDetails,
} from './ecard.ts';

const complete: Ecard = {
  instanceId: 'safe-water-1',
  cardType: 'email',
  recipientName: 'Ana',
  recipientEmailAddress: 'ab@c.org',
  message: 'For you',
  senderName: 'Sam',
};

describe('the card types', () => {
  it('are exactly email, printable and not required', () => {
    expect(ECARD_TYPES).toEqual(['email', 'printable', 'not required']);
  });
});

describe('missingEcardDetails', () => {
  it('names nothing on a complete email card [W4.13] [W5.36]', () => {
    expect(missingEcardDetails(complete)).toEqual([]);
    expect(isEcardMissingDetails(complete)).toBe(false);
  });

  it.each(ECARD_DETAILS)('names %s when it alone is empty or blank [W4.13] [W5.36]', (field) => {
    for (const value of ['', '  ']) {
      expect(missingEcardDetails({ ...complete, [field]: value })).toEqual([field]);
      expect(isEcardMissingDetails({ ...complete, [field]: value })).toBe(true);
    }
  });

  it('names a wrong email address [W4.14]', () => {
    expect(missingEcardDetails({ ...complete, recipientEmailAddress: 'a b@c.org' })).toEqual(['recipientEmailAddress']);
    expect(isEcardMissingDetails({ ...complete, recipientEmailAddress: 'ab@c.org' })).toBe(false);
  });

  it.each(['printable', 'not required'] as const)('never misses anything on a %s card [W4.15]', (cardType) => {
    const empty = { recipientName: '', recipientEmailAddress: '', message: '', senderName: '' };
    expect(isEcardMissingDetails({ ...complete, ...empty, cardType })).toBe(false);
    expect(isEcardMissingDetails({ ...complete, ...empty, cardType: 'email' })).toBe(true);
  });
});

describe('ecardEmailHint', () => {
  it('objects to a space [W5.33]', () => {
    expect(inEnglish(ecardEmailHint('a b@c.org'))).toMatch(/space/);
    expect(ecardEmailHint('ab@c.org')).toBeUndefined();
  });

  it('objects to more than 5 characters without an @ [W5.34]', () => {
    expect(inEnglish(ecardEmailHint('abcdef'))).toMatch(/@/);
    expect(ecardEmailHint('abcde')).toBeUndefined();
    expect(ecardEmailHint('abc@de')).toBeUndefined();
    expect(ecardEmailHint('')).toBeUndefined();
  });

  it('is the loose rule: "abcde" gets no hint, and the card still misses details [W5.35]', () => {
    expect(ecardEmailHint('abcde')).toBeUndefined();
    expect(isEcardMissingDetails({ ...complete, recipientEmailAddress: 'abcde' })).toBe(true);
    expect(ecardEmailHint('a@b.org')).toBeUndefined();
    expect(isEcardMissingDetails({ ...complete, recipientEmailAddress: 'a@b.org' })).toBe(false);
  });
});
