import { describe, expect, it } from 'vitest';
import { formatExpiry, isExpired, isTooFarAhead, parseExpiry } from './card-expiry.ts';
import { containsCardNumber, formatCardNumber, isCardNumber, passesLuhn } from './card-number.ts';
import { allowedCcvLengths, detectScheme, isSupportedScheme } from './card-schemes.ts';

describe('passesLuhn', () => {
  it('notices every single wrong digit and every swap of neighbours but 09 and 90', () => {
    const number = '4242424242424242';
    expect(passesLuhn(number)).toBe(true);
    for (let index = 0; index < number.length; index += 1) {
      for (let digit = 0; digit < 10; digit += 1) {
        const changed = number.slice(0, index) + digit + number.slice(index + 1);
        expect(passesLuhn(changed)).toBe(changed === number);
      }
    }
    expect(passesLuhn('2424242424242424')).toBe(false);
  });
  it.each(['', ' ', '4242 4242 4242 4242', 'abc', '-42'])('is false for %j', (text) => {
    expect(passesLuhn(text)).toBe(false);
  });
});

describe('detectScheme', () => {
  it.each([
    ['4', 'visa'],
    ['50', undefined],
    ['51', 'mastercard'],
    ['55', 'mastercard'],
    ['2220', undefined],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', undefined],
    ['34', 'amex'],
    ['35', undefined],
    ['37', 'amex'],
    ['300', 'diners'],
    ['305', 'diners'],
    ['306', undefined],
    ['36', 'diners'],
    ['3527', undefined],
    ['3528', 'japcb'],
    ['3589', 'japcb'],
    ['3590', undefined],
    ['6011', 'discover'],
    ['643', undefined],
    ['644', 'discover'],
    ['65', 'discover'],
    ['5610', 'ausbc'],
    ['560221', 'ausbc'],
    ['560226', undefined],
    ['6304', 'laser'],
    ['6334', 'solo'],
    ['', undefined],
    ['9', undefined],
  ])('knows %s as %s', (digits, name) => {
    expect(detectScheme(digits)?.name).toBe(name);
  });
  it('asks for 4 digits of code on American Express, 3 elsewhere, either when unknown', () => {
    expect(allowedCcvLengths(detectScheme('34'))).toEqual([4]);
    expect(allowedCcvLengths(detectScheme('4'))).toEqual([3]);
    expect(allowedCcvLengths(null)).toEqual([3, 4]);
  });
  it('takes an unknown scheme only where eftpos is taken', () => {
    expect(isSupportedScheme(detectScheme('4'), ['visa_white'])).toBe(true);
    expect(isSupportedScheme(detectScheme('4'), ['mastercard'])).toBe(false);
    expect(isSupportedScheme(null, ['visa'])).toBe(false);
    expect(isSupportedScheme(null, ['visa', 'eftpos_white'])).toBe(true);
  });
});

describe('card numbers', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242.4242 4242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['30569309025904', '3056 930902 5904'],
    ['42424', '4242 4'],
    ['4242 ', '4242'],
    ['55555555555544441111', '5555 5555 5555 4444'],
    ['', ''],
  ])('shows %s as %s', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown);
  });
  it.each([
    ['4242424242424242', true],
    ['4222222222222', true],
    ['424242424242424', false],
    ['378282246310005', true],
    ['٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', true],
    ['۴۲۴۲۴۲۴۲۴۲۴۲۴۲۴۲', true],
    ['４２４２ ４２４２ ４２４２ ４２４２', true],
    ['4242424242424241', false],
  ])('judges %s as %s', (number, isValid) => {
    expect(isCardNumber(number)).toBe(isValid);
  });
  it.each([
    ['Jo 4242 4242 4242 4242', true],
    ['Jo ٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', true],
    ['4242-4242-4242-4242', true],
    ['+61 2 9374 4000', false],
    ['4242 4242 4242 4241', false],
    ['Unit 5 4242 4242 4242 4242', true],
    ['4242 4242 4242 4242 12/30', true],
    ['3782 822463 10005', true],
    ['order-1795791190006', false],
    ['8613912345677@mail.example', false],
    ['Jo Citizen', false],
  ])('sees a number in %s: %s', (text, isThere) => {
    expect(containsCardNumber(text)).toBe(isThere);
  });
});

describe('expiry', () => {
  it.each([
    ['1', '1'],
    ['0', '0'],
    ['2', '02/'],
    ['12', '12/'],
    ['123', '12/3'],
    ['12/3', '12/3'],
    ['1230', '12/30'],
    ['12/30', '12/30'],
    ['12/301', '12/30'],
    ['12/20', '12/20'],
    ['12/203', '12/203'],
    ['12/2030', '12/30'],
    ['9/30', '09/30'],
    ['1/', '01/'],
    ['09 - 2031', '09/31'],
    ['04 / 2029', '04/29'],
    ['04/29', '04/29'],
    ['4/29', '04/29'],
    ['4–29', '04/29'],
    ['04 — 29', '04/29'],
    ['04／29', '04/29'],
    ['0429', '04/29'],
    ['042029', '04/29'],
    ['2029-04', '04/29'],
    ['2029/04', '04/29'],
    ['2029 / 4', '04/29'],
    ['202904', '04/29'],
    ['2029-04-01', '04/29'],
    ['2031-12', '12/31'],
    ['29/04', '04/29'],
    ['29-12', '12/29'],
    ['12/29', '12/29'],
    ['11/12', '11/12'],
    ['19/04', '19/04'],
    ['2029', '2029'],
    ['2029-', '2029'],
    ['2029-0', '2029-0'],
    ['2029-1', '2029-1'],
    ['2029-13', '2029-13'],
    ['Apr 2029', '2029'],
    ['０４/２９', '04/29'],
    ['٠٤/٢٩', '04/29'],
    ['۲۰۲۹-۰۴', '04/29'],
    ['\u200e04/29\u200f', '04/29'],
    ['', ''],
  ])('shows %j as %j', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });
  it.each([
    ['0429', '04/29'],
    ['429', '04/29'],
    ['04/2029', '04/29'],
    ['2029-04', '04/29'],
    ['202911', '11/29'],
    ['2029/4', '04/29'],
    ['٠٤٢٩', '04/29'],
    ['２０２９０４', '04/29'],
    ['1/30', '01/30'],
    ['2/30', '02/30'],
  ])('shows %s, typed key by key, as %s', (keys, shown) => {
    expect([...keys].reduce((value, key) => formatExpiry(value + key), '')).toBe(shown);
  });
  it('lets the slash be deleted', () => {
    expect(formatExpiry('12', true)).toBe('12');
    expect(formatExpiry('12/', true)).toBe('12');
  });
  it.each([
    ['01/30', { month: 1, year: 2030 }],
    ['12/2030', { month: 12, year: 2030 }],
    ['00/30', null],
    ['13/30', null],
    ['12/3', null],
    ['12/203', null],
    ['2029-04', { month: 4, year: 2029 }],
    ['2029-1', { month: 1, year: 2029 }],
    ['2029-13', null],
    ['2029', null],
    ['٠٤/٢٩', { month: 4, year: 2029 }],
    ['', null],
  ])('reads %j', (text, expiry) => {
    expect(parseExpiry(text)).toEqual(expiry);
  });
  it('is good through the last moment of its month', () => {
    const card = { month: 11, year: 2026 };
    expect(isExpired(card, new Date(2026, 10, 30, 23, 59, 59, 999))).toBe(false);
    expect(isExpired(card, new Date(2026, 11, 1))).toBe(true);
    expect(isExpired({ month: 12, year: 2025 }, new Date(2026, 0, 1))).toBe(true);
  });
  it('is refused more than twenty years ahead', () => {
    const now = new Date(2026, 10, 21);
    expect(isTooFarAhead({ month: 1, year: 2046 }, now)).toBe(false);
    expect(isTooFarAhead({ month: 1, year: 2047 }, now)).toBe(true);
  });
});
