import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SiteCountryCode } from '#rules/country.ts';
import { addBankDays, bankDayFrom, dishonourUntil, isBankDay, noticeDay } from './bank-business-days.ts';
import { addCalendarDays } from './gift-dates.ts';

describe('bank business days', () => {
  it.each<[SiteCountryCode, string, string]>([
    ['AUS', '2027-01-26', 'Australia Day'],
    ['AUS', '2027-03-26', 'Good Friday'],
    ['AUS', '2027-03-29', 'Easter Monday'],
    ['AUS', '2027-06-14', 'the King’s Birthday'],
    ['AUS', '2027-08-02', 'the bank holiday of New South Wales'],
    ['AUS', '2027-10-04', 'Labour Day in New South Wales'],
    ['AUS', '2027-12-28', 'the day in place of Boxing Day'],
    ['NZL', '2027-01-04', 'the day in place of 2 January'],
    ['NZL', '2027-02-08', 'the Monday in place of Waitangi Day'],
    ['NZL', '2027-04-26', 'the Monday in place of ANZAC Day'],
    ['NZL', '2027-06-07', 'the King’s Birthday'],
    ['NZL', '2027-06-25', 'Matariki'],
    ['NZL', '2027-10-25', 'Labour Day'],
    ['NZL', '2027-12-27', 'the Monday in place of Christmas'],
  ])('of %s do not include %s, %s [D3.05]', (country, day) => {
    expect(isBankDay(country, day)).toBe(false);
  });

  it('are those of the country: the other one’s holidays count as business days', () => {
    expect(isBankDay('NZL', '2027-01-26'), '[D3.05] Australia Day').toBe(true);
    expect(isBankDay('AUS', '2027-06-25'), '[D3.05] Matariki').toBe(true);
    // Provinces keep days of their own, on which banks settle.
    expect(isBankDay('NZL', '2027-02-01'), '[D3.05] Auckland’s anniversary').toBe(true);
  });

  it('move a debit to the next one', () => {
    expect(bankDayFrom('AUS', '2027-03-25')).toBe('2027-03-25');
    expect(bankDayFrom('AUS', '2027-03-26'), '[D3.05] over Easter').toBe('2027-03-30');
    expect(bankDayFrom('NZL', '2027-12-25'), '[D3.05] over Christmas').toBe('2027-12-29');
    expect(bankDayFrom('NZL', '2027-01-01'), '[D3.05] over New Year').toBe('2027-01-05');
  });

  it('are counted for the notice and for the dishonour', () => {
    expect(noticeDay('AUS', '2027-03-10'), '[D3.05] Wednesday').toBe('2027-03-08');
    expect(noticeDay('AUS', '2027-03-30'), '[D3.05] Easter moves the notice').toBe('2027-03-24');
    expect(noticeDay('AUS', '2027-03-27'), '[D3.05] of the day that the debit moves to').toBe('2027-03-24');
    expect(noticeDay('NZL', '2027-02-09'), '[D3.05] over Waitangi Day').toBe('2027-02-04');
    expect(dishonourUntil('AUS', '2027-03-24'), '[D3.05] over Easter').toBe('2027-03-31');
    expect(addBankDays('AUS', '2027-03-27', 0)).toBe('2027-03-27');
  });

  it('counted forth and back end where they began', () => {
    const anyDay = fc.integer({ min: 0, max: 9_000 }).map((days) => addCalendarDays('2026-01-01', days));
    fc.assert(
      fc.property(fc.constantFrom('AUS', 'NZL'), anyDay, fc.integer({ min: 1, max: 5 }), (country, day, count) => {
        const from = bankDayFrom(country, day);
        const later = addBankDays(country, from, count);
        expect(isBankDay(country, later)).toBe(true);
        expect(addBankDays(country, later, -count)).toBe(from);
        expect(noticeDay(country, later) < later).toBe(true);
      }),
    );
  });
});
