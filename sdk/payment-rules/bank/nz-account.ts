/** New Zealand bank accounts: bank (2), branch (4), account (7 or 8), suffix (2 or 3). */

type Algorithm = 'A' | 'B' | 'D' | 'E' | 'F' | 'G';
type Bank = { name: string; branches: readonly (readonly [number, number])[]; algorithm: Algorithm };

const bank = (name: string, algorithm: Algorithm, ...branches: [number, number][]): Bank => ({
  name,
  algorithm,
  branches,
});

/** Banks, their branches and their check algorithm, as Inland Revenue publishes them for payers. */
const BANKS: Record<string, Bank> = {
  '01': bank('ANZ', 'A', [1, 999], [1100, 1199], [1800, 1899]),
  '02': bank('BNZ', 'A', [1, 999], [1200, 1299]),
  '03': bank('Westpac', 'A', [1, 999], [1300, 1399], [1500, 1599], [1700, 1799], [1900, 1999]),
  '06': bank('ANZ', 'A', [1, 999], [1400, 1499]),
  '08': bank('BankDirect', 'D', [6500, 6599]),
  '09': bank('Reserve Bank of New Zealand', 'E', [0, 0]),
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
  '27': bank('Westpac', 'A', [3800, 3849]),
  '30': bank('HSBC', 'A', [2900, 2949]),
  '38': bank('Kiwibank', 'A', [9000, 9499]),
};

/** One weight for each digit of branch (4), account (8) and suffix (4). E and G add up the digits of each product. */
const WEIGHTS: Record<Algorithm, { weights: readonly number[]; modulus: number }> = {
  A: { weights: [6, 3, 7, 9, 0, 0, 10, 5, 8, 4, 2, 1, 0, 0, 0, 0], modulus: 11 },
  B: { weights: [0, 0, 0, 0, 0, 0, 10, 5, 8, 4, 2, 1, 0, 0, 0, 0], modulus: 11 },
  D: { weights: [0, 0, 0, 0, 0, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0], modulus: 11 },
  E: { weights: [0, 0, 0, 0, 0, 0, 0, 0, 5, 4, 3, 2, 0, 0, 0, 1], modulus: 11 },
  F: { weights: [0, 0, 0, 0, 0, 1, 7, 3, 1, 7, 3, 1, 0, 0, 0, 0], modulus: 10 },
  G: { weights: [0, 0, 0, 0, 0, 1, 3, 7, 1, 3, 7, 1, 0, 3, 7, 1], modulus: 10 },
};

type Parts = { bank: string; branch: string; account: string; suffix: string };

// Without separators the account has 7 digits, as banks print it; with them, 8 are accepted too.
function partsOf(text: string): Parts | null {
  const match =
    /^\s*(\d{2})[- ](\d{4})[- ](\d{7,8})[- ](\d{2,3})\s*$/.exec(text) ??
    /^(\d{2})(\d{4})(\d{7})(\d{2,3})$/.exec(text.trim());
  const [, bankCode = '', branch = '', account = '', suffix = ''] = match ?? [];
  return match ? { bank: bankCode, branch, account, suffix } : null;
}

const digitSum = (value: number): number => (value > 9 ? digitSum(Math.floor(value / 10) + (value % 10)) : value);

/** True if bank and branch are known and the check digit is correct. */
export function isNzAccount(text: string): boolean {
  const parts = partsOf(text);
  const found = parts ? BANKS[parts.bank] : undefined;
  if (!parts || !found) return false;
  const branch = Number(parts.branch);
  if (!found.branches.some(([low, high]) => branch >= low && branch <= high)) return false;
  const isLate = found.algorithm === 'A' && Number(parts.account) >= 990_000;
  const algorithm = isLate ? 'B' : found.algorithm;
  const { weights, modulus } = WEIGHTS[algorithm];
  const digits = parts.branch + parts.account.padStart(8, '0') + parts.suffix.padStart(4, '0');
  let sum = 0;
  weights.forEach((weight, index) => {
    const product = weight * Number(digits[index]);
    sum += algorithm === 'E' || algorithm === 'G' ? digitSum(product) : product;
  });
  return sum % modulus === 0;
}

/** Formats an account as banks print it: `01-0902-0068389-00`; a third digit of the suffix is kept. */
export function formatNzAccount(text: string): string {
  if (/^\d{2}-\d{4}-\d{8}(-\d{0,3})?$/.test(text)) return text;
  const digits = text.replace(/\D+/g, '').slice(0, 16);
  const parts = [digits.slice(0, 2), digits.slice(2, 6), digits.slice(6, 13), digits.slice(13)];
  return parts.filter((part) => part !== '').join('-');
}

/** The bank of an account's first two digits; empty if unknown. */
export function bankOfNzAccount(text: string): string {
  return BANKS[text.replace(/\D+/g, '').slice(0, 2)]?.name ?? '';
}
