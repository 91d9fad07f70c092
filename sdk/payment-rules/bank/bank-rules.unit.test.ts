import { describe, expect, it } from 'vitest';
import { accountCountryOf } from './account-country.ts';
import { bankRules } from './bank-rules.ts';

const { bankOfBsb, formatBsb, isBsb, bankOfNzAccount, formatNzAccount, isNzAccount } = bankRules;

describe('BSB', () => {
  it.each([
    ['06', '06'],
    ['062', '062'],
    ['0620', '062-0'],
    ['062 000', '062-000'],
    ['062-0001', '062-000'],
    ['x06y', '06'],
    ['٠٦٢٠٠٠', '062-000'],
  ])('shows %s as %s', (typed, shown) => expect(formatBsb(typed)).toBe(shown));
  it.each([
    ['062-000', true],
    ['062000', true],
    ['٠٦٢-٠٠٠', true],
    ['０６２０００', true],
    ['٠٠٠-٠٠٠', false],
    ['062-00', false],
    ['062-0000', false],
    ['000-000', false],
    ['06a-000', false],
  ])('judges %s: %s', (text, isGood) => expect(isBsb(text)).toBe(isGood));
  it.each([
    ['0', ''],
    ['06', 'Commonwealth Bank'],
    ['062-000', 'Commonwealth Bank, NSW/ACT'],
    ['733', 'Westpac, VIC'],
    ['633-000', 'Bendigo Bank'],
    ['632-000', ''],
    ['923-100', 'ING'],
    ['069', 'Commonwealth Bank'],
  ])('knows the bank of %s: %s', (text, name) => expect(bankOfBsb(text)).toBe(name));
});

describe('New Zealand accounts', () => {
  it.each([
    ['01-0902-0068389-00', true],
    ['01-0902-0068389-000', true],
    ['01 0902 0068389 00', true],
    ['010902006838900', true],
    ['08-6523-1954512-001', true],
    ['01-0902-0068388-00', false],
    ['01-0902-0068389-0', false],
    ['01-1000-0068389-00', false],
    ['05-0902-0068389-00', false],
    ['08-6499-1954512-001', false],
    ['01-0902-68389-00', false],
    ['', false],
  ])('judges %s: %s', (text, isGood) => expect(isNzAccount(text)).toBe(isGood));
  it('leaves the branch out of the check from account 990000 on', () => {
    const good = Array.from({ length: 10 }, (_, digit) => `099001${digit}`).filter((number) =>
      isNzAccount(`01-0902-${number}-00`),
    );
    expect(good).not.toHaveLength(0);
    for (const number of good) expect(isNzAccount(`01-0001-${number}-00`)).toBe(true);
    expect(isNzAccount('01-0001-0068389-00')).toBe(false);
  });
  it.each([
    ['0', '0'],
    ['010', '01-0'],
    ['0109020', '01-0902-0'],
    ['010902006838900', '01-0902-0068389-00'],
    ['0109020068389001', '01-0902-0068389-001'],
    ['01-0902-00068389-00', '01-0902-00068389-00'],
  ])('shows %s as %s', (typed, shown) => expect(formatNzAccount(typed)).toBe(shown));
  it('names the bank', () => {
    expect([bankOfNzAccount('38-90'), bankOfNzAccount('3'), bankOfNzAccount('07')]).toEqual(['Kiwibank', '', '']);
    expect(['04', '10', '31', '88', '26'].map(bankOfNzAccount)).toEqual([
      'ANZ',
      'Industrial and Commercial Bank of China',
      'Citibank',
      'Bank of China',
      '',
    ]);
  });
});

it.each([
  ['AU', 'au'],
  ['AUS', 'au'],
  ['en-AU', 'au'],
  ['NZL', 'nz'],
  ['en-NZ', 'nz'],
  ['mi-NZ', 'nz'],
  ['fr-FR', 'other'],
  ['US', 'other'],
  ['en', null],
  ['', null],
])('reads the country %s: %s', (text, country) => expect(accountCountryOf(text)).toBe(country));
