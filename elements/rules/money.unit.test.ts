import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AmountError,
  decimalText,
  dollars,
  formatMoney,
  formatPrice,
  fromMinorUnits,
  isolateCurrency,
  parseMoney,
  sumLocales,
  toMinorUnits,
  typedMoney,
} from './money.ts';

function problemOf(amount: number | string): string | undefined {
  try {
    toMinorUnits(amount);
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return (error as AmountError).problem;
  }
  return undefined;
}

describe('toMinorUnits', () => {
  it.each<[number | string, number]>([
    [50, 5000],
    [12.5, 1250],
    [19.99, 1999],
    [0.29, 29],
    [0.57, 57],
    [1.13, 113],
    [1.005, 100],
    [1.009, 100],
    [0.1 + 0.2, 30],
    [0, 0],
    [-0, 0],
    [1e-7, 0],
    [1.5e-7, 0],
    [0.009, 0],
    [0.01, 1],
    ['50', 5000],
    ['50.', 5000],
    ['50.00', 5000],
    ['007.5', 750],
    ['19.999999999999999999', 1999],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('makes %j into %i [W3.17]', (decimal, minor) => expect(toMinorUnits(decimal)).toBe(minor));

  it.each<[number | string, string]>([
    [-1, 'negative'],
    [-0.001, 'negative'],
    ['-1', 'negative'],
    [Number.NEGATIVE_INFINITY, 'negative'],
    [Number.NaN, 'not_a_number'],
    ['', 'not_a_number'],
    ['1,000.50', 'not_a_number'],
    ['1e21', 'not_a_number'],
    ['.5', 'not_a_number'],
    ['+5', 'not_a_number'],
    [' 5', 'not_a_number'],
    ['5 AUD', 'not_a_number'],
    ['0x10', 'not_a_number'],
    ['١٢', 'not_a_number'],
    [1e21, 'too_large'],
    [Number.POSITIVE_INFINITY, 'too_large'],
    [Number.MAX_SAFE_INTEGER, 'too_large'],
    ['90071992547409.92', 'too_large'],
  ])('refuses %j: %s [W3.17]', (amount, problem) => expect(problemOf(amount)).toBe(problem));

  it('states what to pass instead', () => {
    expect(() => toMinorUnits('1,000.50')).toThrow(AmountError);
    expect(() => toMinorUnits('1,000.50')).toThrow(/"1,000\.50" is no amount of money.*Pass a decimal/);
  });

  it('returns every cent of a two-decimal amount, as number and as text [W3.17]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (minor) => {
        const text = `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
        expect(toMinorUnits(text)).toBe(minor);
        expect(toMinorUnits(Number(text))).toBe(minor);
        expect(toMinorUnits(fromMinorUnits(minor))).toBe(minor);
      }),
      { numRuns: 2000 },
    );
  });

  it('equals the floor in whole-number arithmetic for any written decimal [W3.17]', () => {
    const decimal = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.stringMatching(/^\d{1,18}$/));
    fc.assert(
      fc.property(decimal, ([whole, fraction]) => {
        const scaled = BigInt(`${whole}${fraction}`) * 100n;
        const floor = scaled / 10n ** BigInt(fraction.length);
        expect(BigInt(toMinorUnits(`${whole}.${fraction}`))).toBe(floor);
      }),
    );
  });

  it('returns a safe whole number or throws an AmountError, whatever the number [W3.17]', () => {
    fc.assert(
      fc.property(fc.double(), (amount) => {
        try {
          expect(Number.isSafeInteger(toMinorUnits(amount))).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(AmountError);
        }
      }),
    );
  });

  it('is right for all of the first 100,000 cents [W3.17]', () => {
    for (let minor = 0; minor < 100_000; minor++) {
      if (toMinorUnits(minor / 100) !== minor) expect.fail(`${minor / 100} gave ${toMinorUnits(minor / 100)}`);
    }
  });
});

describe('fromMinorUnits', () => {
  it('gives the decimal amount [W3.17]', () => {
    expect(fromMinorUnits(5000)).toBe(50);
    expect(fromMinorUnits(1999)).toBe(19.99);
    expect(fromMinorUnits(0)).toBe(0);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d', (minor) => {
    expect(() => fromMinorUnits(minor)).toThrow(AmountError);
  });
});

it('decimalText writes two decimals and refuses an invalid amount', () => {
  expect([0, 5, 1990, 14_500].map(decimalText)).toEqual(['0.00', '0.05', '19.90', '145.00']);
  expect(() => decimalText(-1)).toThrow(AmountError);
});

it('formatPrice leaves out cents that are zero, of whole amounts alone', () => {
  expect([4500, 3950, 80_000_000].map((minor) => formatPrice(minor, 'AUD', 'AUS'))).toEqual([
    '$45',
    '$39.50',
    '$800,000',
  ]);
  expect(formatPrice(4500, 'NZD', 'AUS')).toMatch(/NZ.*45$/);
  expect(formatPrice(4500, 'x', 'AUS')).toBe('45.00 x');
});

describe('formatMoney', () => {
  it('writes the site’s own currency with a plain dollar sign and two decimals', () => {
    expect(formatMoney(4500, 'AUD', 'AUS')).toBe('$45.00');
    expect(formatMoney(123456789, 'AUD', 'AUS')).toBe('$1,234,567.89');
    expect(formatMoney(5, 'NZD', 'NZL')).toBe('$0.05');
  });

  it('distinguishes the other dollar', () => {
    expect(formatMoney(4500, 'NZD', 'AUS')).toMatch(/NZ.*45\.00/);
    expect(formatMoney(4500, 'AUD', 'NZL')).toMatch(/A.*45\.00/);
  });

  it('shows a malformed currency as it is instead of failing', () => {
    expect(formatMoney(4500, 'dollars', 'AUS')).toBe('45.00 dollars');
    expect(formatMoney(4500, '', 'AUS')).toBe('45.00');
  });
});

describe('an amount that is refused', () => {
  it.each([
    [-1, 'negative'],
    [1.5, 'not_a_number'],
    [2 ** 53, 'too_large'],
  ])('of %d cents says why', (minor, problem) => {
    expect(() => fromMinorUnits(minor)).toThrow(expect.objectContaining({ name: 'AmountError', problem }));
  });

  it('is no negative one because of a sign within', () => expect(problemOf('5-5')).toBe('not_a_number'));
});

describe('a sum in another language', () => {
  it('is written as that language does in the country of the site, and else in its English', () => {
    expect(sumLocales('vi', 'NZL')).toEqual(['vi-NZ', 'en-NZ']);
    expect(sumLocales('mi', 'NZL')).toEqual(['en-NZ']);
    expect(sumLocales('mi-NZ', 'AUS')).toEqual(['en-NZ']);
    expect(sumLocales('ha-mi', 'AUS')).toEqual(['ha-UM', 'en-AU']);
  });

  it('keeps its sign behind its letters from right to left', () => {
    expect(isolateCurrency('\u200fAU$ 5')).toBe('\u200f\u2066AU$\u2069 5');
    for (const sum of ['AU$5', '5 AU$\u200f']) expect(isolateCurrency(sum)).toBe(sum);
  });

  it('has two digits of cents in any currency', () => expect(formatMoney(4500, 'jpy', 'AUS')).toContain('45.00'));
});

const LANGUAGES = ['en', 'ar', 'es', 'fr', 'mi', 'vi', 'zh-Hans', 'de', 'de-CH', 'fa', 'hi', 'pl', 'pt', 'en-XA'];

describe('an amount that a person types', () => {
  it.each([
    ['75', 7_500],
    ['$75', 7_500],
    ['$ 75', 7_500],
    ['75 $', 7_500],
    ['75\u00a0$', 7_500],
    ['＄７５', 7_500],
    ['62.5', 6_250],
    ['62.50', 6_250],
    ['76,65', 7_665],
    ['76,65 $', 7_665],
    ['12,5', 1_250],
    ['007', 700],
    ['10 000', 1_000_000],
    ['10\u202f000', 1_000_000],
    ['10\u00a0000,50', 1_000_050],
    ["10'000.50", 1_000_050],
    ['10’000', 1_000_000],
    ['1.200,50', 120_050],
    ['1,200.50', 120_050],
    ['1,234,567', 123_456_700],
    ['1.234.567', 123_456_700],
    ['1.234.567,8', 123_456_780],
    ['٧٥', 7_500],
    ['۷۵', 7_500],
    ['７５', 7_500],
    ['６２．５０', 6_250],
    ['１，２００．５０', 120_050],
    ['٦٢٫٥٠', 6_250],
    ['٦٢،٥٠', 6_250],
    ['١٠٬٠٠٠', 1_000_000],
    ['١٠٬٠٠٠٫٥٠', 1_000_050],
    ['\u200f75\u00a0$', 7_500],
    ['999999999999.99', 99_999_999_999_999],
  ])('%j is the same sum in every language [D1.05]', (text, minor) => {
    for (const language of LANGUAGES) expect(parseMoney(text, language), language).toBe(minor);
  });

  it.each([
    ['1,200', 120_000, ['en', 'ar', 'mi', 'zh-Hans', 'hi', 'en-XA']],
    ['１，２００', 120_000, ['en', 'ar', 'mi', 'zh-Hans', 'hi', 'en-XA']],
    ['10,000', 1_000_000, ['en', 'ar', 'mi', 'zh-Hans', 'hi', 'en-XA']],
    ['1.200', 120_000, ['es', 'vi', 'de', 'pt']],
    ['10.000', 1_000_000, ['es', 'vi', 'de', 'pt']],
    ['5.555', 555_500, ['es', 'vi', 'de', 'pt']],
    ['١٬٢٠٠', 120_000, LANGUAGES],
    ['١،٢٠٠', 120_000, []],
  ])('%j is %i cents only where the language groups digits like this', (text, minor, languages) => {
    const readers = LANGUAGES.filter((language) => parseMoney(text, language) !== undefined);
    expect(readers, `[D1.05] ${text} is refused elsewhere, never another sum`).toEqual(languages);
    for (const language of readers) expect(parseMoney(text, language)).toBe(minor);
  });

  it.each([
    '',
    '$',
    '-5',
    '−5',
    '+5',
    '1e3',
    '0x10',
    '5.5555',
    '1,20,000',
    '1 20',
    '1 2000',
    '0.200.000',
    '0 200',
    '1.200.50',
    '1,200,5',
    '1.200,500',
    '1,200.500',
    '1 200.000',
    '1.2.3',
    '75.',
    '.50',
    ',50',
    '$75$',
    '75 AUD',
    'NZ$75',
    '75%',
    '75²',
    '½',
    '①',
    '五',
    'lots',
    '<b>',
    'Infinity',
    '1000000000000',
    '7 5',
    '75 62.50',
  ])('%j is no amount in any language', (text) => {
    for (const language of LANGUAGES) expect(parseMoney(text, language), `[D1.05] ${language}`).toBeUndefined();
  });

  it('is never two sums, whatever the language of the page', () => {
    const sign = fc.constantFrom(
      ...'0123456789'.split(''),
      ...".,'’ ٬٫،$0057".split(''),
      '\u00a0',
      '\u202f',
      '٣',
      '７',
    );
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 12 }), (text) => {
        const sums = new Set(LANGUAGES.map((language) => parseMoney(text, language)));
        sums.delete(undefined);
        expect([...sums].length, text).toBeLessThanOrEqual(1);
      }),
      { numRuns: 3000 },
    );
  });

  it('is read again as a field, a price and a program write it, in every language', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (minor) => {
        for (const language of LANGUAGES) {
          expect(parseMoney(decimalText(minor), language), language).toBe(minor);
          expect(parseMoney(String(fromMinorUnits(minor)), language), language).toBe(minor);
          expect(parseMoney(typedMoney(minor, language), language), language).toBe(minor);
        }
        // Hindi groups by two digits.
        for (const language of LANGUAGES.filter((each) => each !== 'hi'))
          expect(parseMoney(dollars(fromMinorUnits(minor), language), language), language).toBe(minor);
      }),
      { numRuns: 50 },
    );
  });

  it('is written into a field as the language writes it', () => {
    expect(['en', 'fr', 'es', 'vi', 'ar', 'mi', 'zh-Hans'].map((language) => typedMoney(120_050, language))).toEqual([
      '1200.50',
      '1200,50',
      '1200,50',
      '1200,50',
      '1200.50',
      '1200.50',
      '1200.50',
    ]);
  });
});
