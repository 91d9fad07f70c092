import { digitsOf, toAsciiDigits } from '../digits-of.ts';
import { NZ_BANKS, type NzAlgorithm } from './nz-banks.ts';

/** New Zealand bank accounts: bank (2), branch (4), account (7 or 8), suffix (2 or 3). */

/** One weight for each digit of branch (4), account (8) and suffix (4). E and G add up the digits of each product. */
const WEIGHTS: Record<NzAlgorithm | 'B', { weights: readonly number[]; modulus: number }> = {
  A: { weights: [6, 3, 7, 9, 0, 0, 10, 5, 8, 4, 2, 1, 0, 0, 0, 0], modulus: 11 },
  B: { weights: [0, 0, 0, 0, 0, 0, 10, 5, 8, 4, 2, 1, 0, 0, 0, 0], modulus: 11 },
  D: { weights: [0, 0, 0, 0, 0, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0], modulus: 11 },
  E: { weights: [0, 0, 0, 0, 0, 0, 0, 0, 5, 4, 3, 2, 0, 0, 0, 1], modulus: 11 },
  F: { weights: [0, 0, 0, 0, 0, 1, 7, 3, 1, 7, 3, 1, 0, 0, 0, 0], modulus: 10 },
  G: { weights: [0, 0, 0, 0, 0, 1, 3, 7, 1, 3, 7, 1, 0, 3, 7, 1], modulus: 10 },
  // Has no check digit.
  X: { weights: [], modulus: 1 },
};

type Parts = { bank: string; branch: string; account: string; suffix: string };

// Without separators the account has 7 digits, as banks print it; with them, 8 are accepted too.
function partsOf(typed: string): Parts | null {
  const text = toAsciiDigits(typed).trim();
  const match =
    /^(\d{2})[- ](\d{4})[- ](\d{7,8})[- ](\d{2,3})$/.exec(text) ?? /^(\d{2})(\d{4})(\d{7})(\d{2,3})$/.exec(text);
  const [, bankCode = '', branch = '', account = '', suffix = ''] = match ?? [];
  return match ? { bank: bankCode, branch, account, suffix } : null;
}

const digitSum = (value: number): number => (value > 9 ? digitSum(Math.floor(value / 10) + (value % 10)) : value);

/** True if bank and branch are known and the check digit is correct. */
export function isNzAccount(text: string): boolean {
  const parts = partsOf(text);
  const bank = parts ? NZ_BANKS[parts.bank] : undefined;
  if (!parts || !bank) return false;
  const branch = Number(parts.branch);
  if (!bank.branches.some(([low, high]) => branch >= low && branch <= high)) return false;
  const isLate = bank.algorithm === 'A' && Number(parts.account) >= 990_000;
  const algorithm = isLate ? 'B' : bank.algorithm;
  const { weights, modulus } = WEIGHTS[algorithm];
  const digits = parts.branch + parts.account.padStart(8, '0') + parts.suffix.padStart(4, '0');
  let sum = 0;
  weights.forEach((weight, index) => {
    const product = weight * Number(digits[index]);
    sum += algorithm === 'E' || algorithm === 'G' ? digitSum(product) : product;
  });
  return sum % modulus === 0;
}

/** Formats an account as banks print it: `01-0902-0068389-00`; a third digit of the suffix stays. */
export function formatNzAccount(typed: string): string {
  const text = toAsciiDigits(typed);
  if (/^\d{2}-\d{4}-\d{8}(-\d{0,3})?$/.test(text)) return text;
  const digits = digitsOf(text).slice(0, 16);
  const parts = [digits.slice(0, 2), digits.slice(2, 6), digits.slice(6, 13), digits.slice(13)];
  return parts.filter((part) => part !== '').join('-');
}

/** The bank of an account's first two digits; empty if unknown. */
export function bankOfNzAccount(text: string): string {
  return NZ_BANKS[digitsOf(text).slice(0, 2)]?.name ?? '';
}
