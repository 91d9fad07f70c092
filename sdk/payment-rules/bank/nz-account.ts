import { digitsOf, toAsciiDigits } from '../digits-of.ts';

/** How an account is checked: A becomes B from account 990000 on; X checks nothing. */
type NzAlgorithm = 'A' | 'D' | 'E' | 'F' | 'G' | 'X';

type NzBank = { name: string; branches: readonly (readonly [number, number])[]; algorithm: NzAlgorithm };

const bank = (name: string, algorithm: NzAlgorithm, ...branches: [number, number][]): NzBank => ({
  name,
  algorithm,
  branches,
});

/**
 * The bank numbers of New Zealand with their branches and check algorithms, as of 27 November 2026. Numbers, branches
 * and algorithms are those of Inland Revenue's tables: "RWT and NRWT certificate filing specification 2020" and
 * "Payroll calculations and business rules specification 2024". Where the bank branch register of Payments NZ has more
 * (04, 05, 10, 88, and newer branches of 01, 02 and 03), its branches are added; it names no algorithm, and these banks
 * use A. Both were read as public validators quote them, not from the register itself: compare with
 * https://www.paymentsnz.co.nz/resources/industry-registers/bank-branch-register/ when a bank is missing. Numbers that
 * the register no longer lists (09, 26, 28, 29, 33, 35) stay, because the tax office still accepts them. A bank whose
 * name is not certain has none.
 */
export const NZ_BANKS: Readonly<Record<string, NzBank>> = {
  '01': bank('ANZ', 'A', [1, 999], [1100, 1199], [1800, 1899], [6150, 6150]),
  '02': bank('BNZ', 'A', [1, 999], [1200, 1299], [2025, 2055]),
  '03': bank('Westpac', 'A', [1, 999], [1300, 1399], [1500, 1599], [1700, 1799], [1900, 1999], [7350, 7399]),
  '04': bank('ANZ', 'A', [2014, 2024]),
  '05': bank('China Construction Bank', 'A', [8884, 8889]),
  '06': bank('ANZ', 'A', [1, 999], [1400, 1499]),
  '08': bank('BankDirect', 'D', [6500, 6599]),
  '09': bank('Reserve Bank of New Zealand', 'E', [0, 0]),
  '10': bank('Industrial and Commercial Bank of China', 'A', [5165, 5169]),
  '11': bank('ANZ', 'A', [5000, 6499], [6600, 8999]),
  '12': bank('ASB', 'A', [3000, 3299], [3400, 3499], [3600, 3699]),
  '13': bank('Westpac', 'A', [4900, 4999]),
  '14': bank('Westpac', 'A', [4700, 4799]),
  '15': bank('TSB', 'A', [3900, 3999]),
  '16': bank('Westpac', 'A', [4400, 4499]),
  '17': bank('Westpac', 'A', [3300, 3399]),
  '18': bank('Westpac', 'A', [3500, 3599]),
  '19': bank('Westpac', 'A', [4600, 4649]),
  '20': bank('Westpac', 'A', [4100, 4199]),
  '21': bank('Westpac', 'A', [4800, 4899]),
  '22': bank('Westpac', 'A', [4000, 4049]),
  '23': bank('Westpac', 'A', [3700, 3799]),
  '24': bank('Westpac', 'A', [4300, 4349]),
  '25': bank('ANZ', 'F', [2500, 2599]),
  '26': bank('', 'G', [2600, 2699]),
  '27': bank('Westpac', 'A', [3800, 3849]),
  '28': bank('', 'G', [2100, 2149]),
  '29': bank('', 'G', [2150, 2299]),
  '30': bank('HSBC', 'A', [2900, 2949]),
  '31': bank('Citibank', 'X', [2800, 2849]),
  '33': bank('', 'F', [6700, 6799]),
  '35': bank('', 'A', [2400, 2499]),
  '38': bank('Kiwibank', 'A', [9000, 9499]),
  '88': bank('Bank of China', 'A', [8800, 8805]),
};

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
