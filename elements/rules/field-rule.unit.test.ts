import { describe, expect, it } from 'vitest';
import { message } from '#locales/message.ts';
import { inEnglish } from '#testing/in-english.ts';
import { isEmail } from './email.ts';
import { allOf, matchesPattern, required, satisfies } from './field-rule.ts';
import { checkFields, notTooLong } from './forms/check-fields.ts';
import { linesOf } from './forms/form-input.ts';

// Written down, so that a change of the product fails.
const TEXT_LIMIT = 200;

const says = (english: string) => message({ room: 'test', texts: { english } }, 'english');
const email = satisfies(isEmail, says('Enter an email address, like name@example.org.'));

describe('satisfies', () => {
  it('gives the message of an invalid field and nothing once it is valid', () => {
    expect(inEnglish(email('a@b', {}))).toMatch(/^Enter an email address/);
    expect(email('a@b.org', {})).toBeUndefined();
    expect(email(' a@b.org ', {})).toBeUndefined();
  });
});

describe('required', () => {
  it('is the only rule that flags an empty field [W5.59]', () => {
    for (const value of ['', '  ']) {
      expect(email(value, {})).toBeUndefined();
      expect(inEnglish(allOf(required(says('Enter your email address.')), email)(value, {}))).toBe(
        'Enter your email address.',
      );
    }
    expect(required(says('Enter your name.'))('A', {})).toBeUndefined();
  });
});

describe('matches', () => {
  const repeats = matchesPattern('email', says('Enter the same email address again.'));

  it('compares with the other field, blanks aside [W5.60]', () => {
    expect(inEnglish(repeats('a@b.com', { email: 'a@b.org' }))).toBe('Enter the same email address again.');
    expect(repeats('a@b.org', { email: 'a@b.org' })).toBeUndefined();
    expect(repeats('a@b.org ', { email: ' a@b.org' })).toBeUndefined();
  });

  it('treats a missing field as empty [W5.60]', () => {
    expect(repeats('', {})).toBeUndefined();
    expect(repeats('a@b.org', {})).toBeDefined();
  });
});

describe('allOf', () => {
  it('lets the first rule that objects speak', () => {
    const rule = allOf(
      required(says('first')),
      satisfies((value) => value.length > 3, says('second')),
    );
    expect(inEnglish(rule('', {}))).toBe('first');
    expect(inEnglish(rule('abc', {}))).toBe('second');
    expect(rule('abcd', {})).toBeUndefined();
  });
});

describe('the rules of several fields', () => {
  it('read every value, also one that is not there', () => {
    expect(inEnglish(checkFields({ a: required(says('Missing.')), b: undefined }, {}))).toEqual({ a: 'Missing.' });
    expect(checkFields({ a: matchesPattern('b', says('Differs.')) }, { a: '1', b: '1' })).toEqual({});
  });

  it('count no blanks around a text', () => {
    expect(notTooLong(` ${'a'.repeat(TEXT_LIMIT)} `, {})).toBeUndefined();
    expect(inEnglish(notTooLong('a'.repeat(TEXT_LIMIT + 1), {}))).toContain('200');
  });

  it('take a character that cannot be seen for a blank', () => {
    expect(linesOf({ message: 'a\u0000b\r\nc' }, 'message')).toBe('a b\nc');
  });
});
