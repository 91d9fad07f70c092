import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBankDay } from './bank-business-days.ts';
import { type AnnouncedCharge, catchUp } from './catch-up.ts';
import { addCalendarDays, type CalendarDay, daysBetween } from './gift-dates.ts';
import { chargeDay, type GiftSchedule, type PaidBy, scheduleAfter, scheduleAt, scheduleFrom } from './plan-schedule.ts';

interface Charge {
  period: string;
  on: CalendarDay;
}

/** Lives through days: on each, asks what to do until nothing is left, and does it. */
function liveThrough(
  start: { country: 'AUS' | 'NZL'; paidBy: PaidBy; schedule: GiftSchedule; lastChargedOn: CalendarDay },
  days: readonly CalendarDay[],
) {
  let { schedule, lastChargedOn } = start;
  let announced: AnnouncedCharge | undefined;
  const charges: Charge[] = [];
  const mails: (AnnouncedCharge & { on: CalendarDay })[] = [];
  for (const today of days) {
    for (;;) {
      const turn = catchUp({ ...start, schedule, lastChargedOn, today, announced });
      if (turn.announce) {
        announced = turn.announce;
        mails.push({ ...announced, on: today });
      }
      if (!turn.charge) break;
      charges.push({ period: turn.charge, on: today });
      lastChargedOn = today;
      schedule = scheduleAfter(schedule);
    }
  }
  return { charges, mails };
}

const daysFrom = (first: CalendarDay, count: number) =>
  Array.from({ length: count }, (_, index) => addCalendarDays(first, index));
const card = {
  country: 'AUS',
  paidBy: 'card',
  schedule: scheduleAt(10, '2027-02'),
  lastChargedOn: '2027-01-10',
} as const;
const bank = { ...card, paidBy: 'bank' } as const;

describe('catching up', () => {
  it('charges on the due day, not before', () => {
    const { charges, mails } = liveThrough(card, daysFrom('2027-02-01', 40));
    expect(charges).toEqual([
      { period: '2027-02', on: '2027-02-10' },
      { period: '2027-03', on: '2027-03-10' },
    ]);
    expect(mails).toEqual([]);
  });

  it('after a week without a run charges what became due once', () => {
    const { charges, mails } = liveThrough(card, daysFrom('2027-02-14', 20));
    expect(charges, '[D3.07] once').toEqual([{ period: '2027-02', on: '2027-02-14' }]);
    expect(mails).toEqual([]);
  });

  it('after an outage of 40 days charges the oldest, announces the next and charges it the day after', () => {
    const { charges, mails } = liveThrough(card, daysFrom('2027-03-16', 30));
    expect(charges, '[D3.07] oldest first, one a day').toEqual([
      { period: '2027-02', on: '2027-03-16' },
      { period: '2027-03', on: '2027-03-17' },
      { period: '2027-04', on: '2027-04-10' },
    ]);
    expect(mails, '[D3.07] the donor is notified before').toEqual([
      { period: '2027-03', chargeOn: '2027-03-17', on: '2027-03-16' },
    ]);
  });

  it('charges an announced month once although the process sleeps again', () => {
    const days = ['2027-03-16', '2027-03-16', '2027-04-20', '2027-04-21', '2027-04-22'];
    const { charges, mails } = liveThrough(card, days);
    expect(charges, '[D3.07] three months on three days').toEqual([
      { period: '2027-02', on: '2027-03-16' },
      { period: '2027-03', on: '2027-04-20' },
      { period: '2027-04', on: '2027-04-21' },
    ]);
    expect(mails.map(({ period }) => period)).toEqual(['2027-03', '2027-04']);
  });

  it('does not charge on the day that it announces, and not without an announcement of that month', () => {
    const state = { ...card, lastChargedOn: '2027-03-16', today: '2027-03-17' };
    expect(catchUp(state)).toEqual({ announce: { period: '2027-02', chargeOn: '2027-03-18' } });
    const announced = (period: string, chargeOn: string) => catchUp({ ...state, announced: { period, chargeOn } });
    expect(announced('2027-02', '2027-03-18')).toEqual({});
    expect(announced('2027-02', '2027-03-17')).toEqual({ charge: '2027-02' });
    expect(announced('2027-01', '2027-03-17')).toEqual({ announce: { period: '2027-02', chargeOn: '2027-03-18' } });
  });

  it('announces a late bank debit two bank days before, and none on a holiday', () => {
    // 10 April 2027 is a Saturday; 26 April is the day in place of Anzac Day.
    const april = { ...bank, schedule: scheduleAt(10, '2027-04'), lastChargedOn: '2027-03-10' } as const;
    expect(liveThrough(april, daysFrom('2027-04-01', 20)).charges, '[D3.05] the next bank day').toEqual([
      { period: '2027-04', on: '2027-04-12' },
    ]);
    const { charges, mails } = liveThrough(april, daysFrom('2027-04-23', 10));
    expect(mails, '[D3.05] announced two bank days before').toEqual([
      { period: '2027-04', chargeOn: '2027-04-28', on: '2027-04-23' },
    ]);
    expect(charges).toEqual([{ period: '2027-04', on: '2027-04-28' }]);
  });

  it('charges each due month exactly once, in order, at most one a day, whatever days it slept', () => {
    const country = fc.constantFrom('AUS' as const, 'NZL' as const);
    const paidBy = fc.constantFrom('card' as const, 'bank' as const);
    const gaps = fc.array(fc.integer({ min: 0, max: 45 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(country, paidBy, fc.integer({ min: 0, max: 364 }), gaps, (country, paidBy, start, gaps) => {
        const first = addCalendarDays('2027-01-01', start);
        const schedule = scheduleFrom(first);
        const runs: CalendarDay[] = [];
        let day = first;
        for (const gap of gaps) {
          day = addCalendarDays(day, gap);
          runs.push(day);
        }
        // Then runs on each day, long enough to charge all that is left.
        const end = addCalendarDays(day, 90);
        const days = [...runs, ...daysFrom(day, 91)];
        const { charges, mails } = liveThrough({ country, paidBy, schedule, lastChargedOn: first }, days);
        const due: string[] = [];
        for (let each = schedule; chargeDay(country, paidBy, each.nextGiftOn) <= end; each = scheduleAfter(each))
          due.push(each.nextPeriod);
        // A month that became due last may still wait for its announced day.
        expect(due.slice(0, charges.length)).toEqual(charges.map(({ period }) => period));
        expect(due.length - charges.length).toBeLessThanOrEqual(1);
        expect(new Set(charges.map(({ on }) => on)).size).toBe(charges.length);
        for (const { on } of charges) if (paidBy === 'bank') expect(isBankDay(country, on)).toBe(true);
        for (const { on, chargeOn } of mails) expect(daysBetween(on, chargeOn)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
