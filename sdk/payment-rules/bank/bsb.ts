import { digitsOf, toAsciiDigits } from '../digits-of.ts';

/** Australian BSB numbers: two or three digits of a bank, a digit of a state, a branch. */

/** A small public table: the first digits of a BSB and their institution. Longer entries take precedence. */
const INSTITUTIONS: Record<string, string> = {
  '01': 'ANZ',
  '03': 'Westpac',
  '06': 'Commonwealth Bank',
  '08': 'National Australia Bank',
  '10': 'BankSA',
  '11': 'St.George Bank',
  '12': 'Bank of Queensland',
  '14': 'Rabobank',
  '18': 'Macquarie Bank',
  '19': 'Bank of Melbourne',
  '30': 'Bankwest',
  '33': 'St.George Bank',
  '34': 'HSBC',
  '48': 'Suncorp Bank',
  '55': 'Bank of Melbourne',
  '73': 'Westpac',
  '76': 'Commonwealth Bank',
  '78': 'National Australia Bank',
  '80': 'Cuscal (mutual banks)',
  '313': 'Bank Australia',
  '633': 'Bendigo Bank',
  '923': 'ING',
  '939': 'AMP Bank',
  '944': 'ME Bank',
};

const STATES: Record<string, string> = { '2': 'NSW/ACT', '3': 'VIC', '4': 'QLD', '5': 'SA/NT', '6': 'WA', '7': 'TAS' };

/** Formats a BSB as it is printed: `062-000`. */
export function formatBsb(text: string): string {
  const digits = digitsOf(text).slice(0, 6);
  return digits.length > 3 ? `${digits.slice(0, 3)}-${digits.slice(3)}` : digits;
}

/** Six digits, with or without the hyphen or a space, and not all of them 0. */
export function isBsb(text: string): boolean {
  return /^\d{3}[- ]?\d{3}$/.test(toAsciiDigits(text).trim()) && /[1-9]/.test(digitsOf(text));
}

/** The bank of the first digits, with its state if the third digit names one; empty if unknown. */
export function bankOfBsb(text: string): string {
  const digits = digitsOf(text);
  const byThree = INSTITUTIONS[digits.slice(0, 3)];
  const name = digits.length >= 3 && byThree ? byThree : INSTITUTIONS[digits.slice(0, 2)];
  if (!name) return '';
  const state = byThree ? undefined : STATES[digits[2] ?? ''];
  return state ? `${name}, ${state}` : name;
}
