import { describe, expect, it } from 'vitest';
import { formatNzAccount, isNzAccount, NZ_BANKS } from './nz-account.ts';

/** Inland Revenue's list with the additions of Payments NZ's register, as published: bank, branches, algorithm. */
const PUBLISHED = `
01 0001-0999 1100-1199 1800-1899 6150-6150 A
02 0001-0999 1200-1299 2025-2055 A
03 0001-0999 1300-1399 1500-1599 1700-1799 1900-1999 7350-7399 A
04 2014-2024 A
05 8884-8889 A
06 0001-0999 1400-1499 A
08 6500-6599 D
09 0000-0000 E
10 5165-5169 A
11 5000-6499 6600-8999 A
12 3000-3299 3400-3499 3600-3699 A
13 4900-4999 A
14 4700-4799 A
15 3900-3999 A
16 4400-4499 A
17 3300-3399 A
18 3500-3599 A
19 4600-4649 A
20 4100-4199 A
21 4800-4899 A
22 4000-4049 A
23 3700-3799 A
24 4300-4349 A
25 2500-2599 F
26 2600-2699 G
27 3800-3849 A
28 2100-2149 G
29 2150-2299 G
30 2900-2949 A
31 2800-2849 X
33 6700-6799 F
35 2400-2499 A
38 9000-9499 A
88 8800-8805 A`
  .trim()
  .split('\n')
  .map((line) => {
    const [bank = '', ...rest] = line.split(' ');
    return { bank, algorithm: rest.at(-1), branches: rest.slice(0, -1).map((range) => range.split('-').map(Number)) };
  });

const pad = (value: number, size: number) => String(value).padStart(size, '0');
/** The accounts 68380 to 68399 of a branch that pass the check. */
const accountsAt = (bank: string, branch: number) =>
  Array.from({ length: 20 }, (_, index) => `${bank}-${pad(branch, 4)}-${pad(68_380 + index, 7)}-00`).filter(
    isNzAccount,
  );

describe('the banks of New Zealand', () => {
  it.each(PUBLISHED)('$bank has the published branches, both ends of each range', ({ bank, branches }) => {
    const isListed = (branch: number) => branches.some(([low = 0, high = 0]) => branch >= low && branch <= high);
    for (const [low = 0, high = 0] of branches) {
      for (const branch of [low - 1, low, high, high + 1].filter((each) => each >= 0))
        expect(accountsAt(bank, branch).length > 0, `${bank}-${pad(branch, 4)}`).toBe(isListed(branch));
    }
  });

  it('are no others than the published ones', () => {
    expect(Object.keys(NZ_BANKS).sort()).toEqual(PUBLISHED.map(({ bank }) => bank));
  });

  it.each(PUBLISHED)('$bank checks its accounts by $algorithm', ({ bank, algorithm, branches }) => {
    const branch = branches[0]?.[0] ?? 0;
    // One of eleven accounts passes a check by 11, one of ten a check by 10, and each one without a check.
    const expected = { X: [20], A: [1, 2], D: [1, 2], E: [1, 2, 3, 4], F: [2], G: [1, 2, 3, 4] }[algorithm ?? ''];
    expect(expected).toContain(accountsAt(bank, branch).length);
  });
});

describe('the check of an account', () => {
  // Inland Revenue's own examples; its algorithm X refuses no account.
  it.each([
    ['01-0902-0068389-00', 'A'],
    ['08-6523-1954512-001', 'D'],
    ['26-2600-0320871-032', 'G'],
    ['31-2840-1234567-00', 'X'],
  ])('%s is right by algorithm %s', (text) => expect(isNzAccount(text)).toBe(true));

  it.each([
    ['01-0902-0068388-00', 'A'],
    ['08-6523-1954513-001', 'D'],
    ['26-2600-0320872-032', 'G'],
    ['31-2850-1234567-00', 'X: no such branch'],
  ])('%s is wrong by algorithm %s', (text) => expect(isNzAccount(text)).toBe(false));

  it('reads digits of any script', () => {
    expect(isNzAccount('٠١-٠٩٠٢-٠٠٦٨٣٨٩-٠٠')).toBe(true);
    expect(formatNzAccount('０１０９０２００６８３８９００')).toBe('01-0902-0068389-00');
  });
});
