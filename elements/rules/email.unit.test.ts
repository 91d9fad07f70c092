import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanEmail, isEmail, isTypedEmail } from './email.ts';

describe('isEmail', () => {
  it.each([
    'a@b.org',
    'first.last+tag@mail.example.org',
    "o'neill@x.org",
    'a@b-c.org',
    '"two words"@x.org',
    'josé@x.org',
  ])('accepts %s [W5.01]', (value) => expect(isEmail(value)).toBe(true));

  it.each(['', '@b.org', 'a@', 'ab.org', 'a@@b.org', '@', 'a b@c.org', ' a@b.org', 'a@b.org ', 'a@b.org\n'])(
    'refuses %j, which lacks one of local part, @ and domain [W5.01]',
    (value) => expect(isEmail(value)).toBe(false),
  );

  it.each(['.a@b.org', 'a.@b.org', 'a..b@c.org', 'a@-b.org', 'a@b-.org', 'a@b..org', 'a@.org', 'a,b@c.org'])(
    'refuses %s, misplaced dots and hyphens [W5.01]',
    (value) => expect(isEmail(value)).toBe(false),
  );

  it('refuses what a mail program would change [W5.01]', () => {
    for (const value of [
      '"<x>"@b.org',
      '"a\tb"@b.org',
      '"ā"@b.org',
      'a\u200bb@b.org',
      'a\u202eb@b.org',
      '"a\u0000"@b.org',
    ])
      expect(isEmail(value), JSON.stringify(value)).toBe(false);
    for (const value of ['"a  b"@b.org', '"a@b"@b.org', '"a,b;c"@b.org', '"."@b.org'])
      expect(isEmail(value), value).toBe(true);
  });

  it.each([
    '\u212A',
    '\uFF4B',
    '\u017F',
    '\u0130',
    '\u00AA',
    '\u2170',
    '\u24DA',
    '\u{1D424}',
    '\uFB01',
    '\u037E',
    '\u1FEF',
  ])('refuses %s, which programs take for ASCII: the mail would go to another mailbox [W5.01]', (char) => {
    expect(isEmail(`a${char}b@x.org`)).toBe(false);
    expect(isEmail(`a@x${char}.org`)).toBe(false);
  });

  it.each(['jose\u0301', 'josé', 'müller', 'ışık', 'ångström', '佐藤', 'ф', 'ngāwhā'])(
    'accepts %s@x.org [W5.01]',
    (name) => expect(isEmail(`${name}@x.org`)).toBe(true),
  );

  it('requires a top level of 2 or more letters [W5.02]', () => {
    expect(isEmail('a@b.co')).toBe(true);
    expect(isEmail('a@b.museum')).toBe(true);
    expect(isEmail('a@xn--80ak6aa92e.xn--p1ai')).toBe(true);
    for (const value of ['a@b', 'a@b.c', 'a@b.c1', 'a@b.1c', 'a@b.org.', 'a@b.xn--', 'a@192.168.0.1']) {
      expect(isEmail(value), value).toBe(false);
    }
  });

  it('accepts an IP literal as the domain [W5.03]', () => {
    for (const value of ['a@[192.168.0.1]', 'a@[0.0.0.0]', 'a@[255.255.255.255]'])
      expect(isEmail(value), value).toBe(true);
    for (const value of [
      'a@[192.168.0]',
      'a@[192.168.0.1.1]',
      'a@[256.0.0.1]',
      'a@[192.168.0.1',
      'a@[1.2.3.]',
      'a@[]',
    ]) {
      expect(isEmail(value), value).toBe(false);
    }
  });

  it('stops at 254 characters [W5.01]', () => {
    const labels = `${`${'b'.repeat(62)}.`.repeat(3)}org`;
    const longest = `${'a'.repeat(254 - `@${labels}`.length)}@${labels}`;
    expect(isEmail(longest)).toBe(true);
    expect(isEmail(`a${longest}`)).toBe(false);
  });

  it('stops at 64 characters before the @, and at 63 in a part of the domain [W5.01]', () => {
    for (const [local, label, isRight] of [
      [64, 63, true],
      [65, 63, false],
      [64, 64, false],
    ] as const) {
      expect(isEmail(`${'a'.repeat(local)}@${'b'.repeat(label)}.org`), `${local} and ${label}`).toBe(isRight);
    }
    expect(isEmail(`"${'a'.repeat(63)}"@b.org`)).toBe(false);
  });

  it('accepts every generated ordinary address, and none of them without its @ [W5.01]', () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), (address) => {
        expect(isEmail(address)).toBe(true);
        expect(isEmail(address.replace('@', ''))).toBe(false);
      }),
    );
  });
});

it.each(['a@b.xn--p1ai', 'a@b.xn--a-b-c', 'a@b.xn---a', 'a@[10.20.30.99]', 'a@[245.1.1.1]'])('accepts %s', (value) =>
  expect(isEmail(value)).toBe(true),
);

it.each(['a@x[1.2.3.4]', 'a@[1.2.3.4]x'])('refuses %s', (value) => expect(isEmail(value)).toBe(false));

describe('a pasted address', () => {
  it.each([
    ['aroha@example.org', 'aroha@example.org'],
    [' aroha@example.org\u00a0', 'aroha@example.org'],
    ['\u200baroha@example.org', 'aroha@example.org'],
    ['aroha@exam\u200bple.org\u200e', 'aroha@example.org'],
    ['\ufeffaroha@exam\u00adple.org', 'aroha@example.org'],
    ['\u202aaroha@example.org\u202c', 'aroha@example.org'],
    ['\u2068aroha@example.org\u2069', 'aroha@example.org'],
    ['mailto:aroha@example.org', 'aroha@example.org'],
    ['MAILTO:aroha@example.org', 'aroha@example.org'],
    ['aroha@example.org.', 'aroha@example.org'],
    ['aroha@example.org,', 'aroha@example.org'],
    ['aroha@example.org;', 'aroha@example.org'],
    ['aroha＠example.org', 'aroha@example.org'],
    ['ａｒｏｈａ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'aroha@example.org'],
    ['jose\u0301@example.org', 'jos\u00e9@example.org'],
    ['O.Brien@Example.org', 'O.Brien@Example.org'],
  ])('%j is read as %s [W5.01]', (text, address) => {
    expect(cleanEmail(text)).toBe(address);
    expect(isTypedEmail(text)).toBe(true);
  });

  it.each(['a@b.org..', 'mailto:mailto:a@b.org'])(
    'that is none after cleaning stays as it was typed, so that the server reads it like the page: %j [W7.12]',
    (text) => expect([cleanEmail(text), cleanEmail(cleanEmail(text))]).toEqual([text, text]),
  );

  // What would show another address than the one that gets the mail.
  it.each([
    '',
    'aroha',
    'aroha@',
    'a\u202eb@b.org',
    'a\u200db@b.org',
    'a b@c.org',
    'Aroha <a@b.org>',
    'a@b.org..',
    ',,',
    'a\u0000@b.org',
    // Look-alikes of ASCII letters.
    'ａroha@example.org',
    '\u212aate@example.org',
  ])('%j stays refused, also when it is cleaned again [W5.01]', (text) => {
    expect(isTypedEmail(text)).toBe(false);
    expect(isTypedEmail(cleanEmail(text)), 'as a server does what a block has cleaned').toBe(false);
    expect(cleanEmail(cleanEmail(text))).toBe(cleanEmail(text));
  });
});
