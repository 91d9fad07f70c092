import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChangeablePlan } from './changeable-plan.ts';
import { addCalendarDays, addPeriods, dueOn, periodOf } from './gift-dates.ts';
import { changeAmount, changeDay } from './plan-changes.ts';
import { pausePlan, resumePlan, stopPlan } from './plan-rests.ts';
import { scheduleAfter, scheduleAt } from './plan-schedule.ts';

/** Charged on 14 March; the next gift is on 14 April. */
const charged: ChangeablePlan = {
  country: 'AUS',
  paidBy: 'card',
  state: 'active',
  schedule: scheduleAt(14, '2027-04'),
  lastCharged: { period: '2027-03', on: '2027-03-14' },
  isBeingCharged: false,
};
const april = { period: '2027-04', on: '2027-04-14' };
const may = { period: '2027-05', on: '2027-05-14' };
const stopped = { ...charged, state: 'stopped' } as const;

describe('another amount', () => {
  it('holds from the next gift that is not charged, today’s too', () => {
    expect(changeAmount(charged, '2027-03-14'), '[D4.02] after the charge').toEqual({
      from: '2027-04',
      on: '2027-04-14',
    });
    expect(changeAmount(charged, '2027-04-14'), '[D4.02] before the charge').toEqual({
      from: '2027-04',
      on: '2027-04-14',
    });
    const underWay = { ...charged, isBeingCharged: true };
    expect(changeAmount(underWay, '2027-04-14'), '[D4.02] while the provider is asked').toEqual({
      from: '2027-05',
      on: '2027-05-14',
      stays: april,
    });
    expect(changeAmount(stopped, '2027-04-14')).toEqual({ problem: 'stopped' });
  });

  it('of a bank debit leaves two bank days for the notice', () => {
    const debit = { ...charged, paidBy: 'bank' } as const;
    expect(changeAmount(debit, '2027-04-12'), '[D3.05] two bank days before').toEqual({
      from: '2027-04',
      on: '2027-04-14',
    });
    expect(changeAmount(debit, '2027-04-13'), '[D3.05] one before').toEqual({
      from: '2027-05',
      on: '2027-05-14',
      stays: april,
    });
  });

  it('of a resting plan holds from its first gift after it is resumed', () => {
    const resting = { ...charged, state: 'resting' } as const;
    expect(changeAmount(resting, '2027-05-01')).toEqual({ from: '2027-05', on: '2027-05-14' });
  });
});

describe('another day', () => {
  it('moves the gift of the next month, and gives no second one to this month', () => {
    expect(changeDay(charged, 25, '2027-03-20'), '[D4.02] March was charged').toEqual({
      from: '2027-04',
      on: '2027-04-25',
      schedule: scheduleAt(25, '2027-04'),
    });
  });

  it.each([
    [15, '2027-04-10', '2027-04-15', undefined],
    [11, '2027-04-10', '2027-04-11', undefined],
    // The new day is today or over: April stays as it was.
    [10, '2027-04-10', '2027-05-10', april],
    [5, '2027-04-10', '2027-05-05', april],
    // On the due day before the charge, April is charged today.
    [25, '2027-04-14', '2027-05-25', april],
    [31, '2027-04-10', '2027-04-30', undefined],
  ])('%i., changed on %s, holds from %s [D4.02]', (day, today, on, stays) => {
    const change = changeDay(charged, day, today);
    expect(change).toMatchObject({ on, from: periodOf(on), ...(stays ? { stays } : {}) });
    expect('stays' in change).toBe(stays !== undefined);
  });

  it.each([0, 32, 1.5, Number.NaN])('%s is refused', (day) => {
    expect(changeDay(charged, day, '2027-04-10')).toEqual({ problem: 'day_out_of_range' });
  });

  it('never leads to two gifts in a month and skips none, whatever is changed when', () => {
    const changes = fc.array(
      fc.record({ after: fc.integer({ min: 0, max: 50 }), day: fc.integer({ min: 1, max: 31 }) }),
      {
        maxLength: 12,
      },
    );
    const paidBy = fc.constantFrom('card' as const, 'bank' as const);
    fc.assert(
      fc.property(paidBy, changes, (paidBy, changes) => {
        let plan: ChangeablePlan = { ...charged, paidBy };
        let today = '2027-03-14';
        const periods: string[] = [];
        const passTo = (day: string) => {
          for (; plan.schedule.nextGiftOn < day; plan = { ...plan, schedule: scheduleAfter(plan.schedule) }) {
            expect(periodOf(plan.schedule.nextGiftOn)).toBe(plan.schedule.nextPeriod);
            periods.push(plan.schedule.nextPeriod);
          }
        };
        for (const { after, day } of changes) {
          today = addCalendarDays(today, after);
          passTo(today);
          const change = changeDay(plan, day, today);
          if ('problem' in change) throw new Error(change.problem);
          // What is announced to the donor is what happens.
          const announced = [...(change.stays ? [change.stays.period] : []), change.from];
          expect(announced[0]).toBe(plan.schedule.nextPeriod);
          expect(change.schedule.nextPeriod).toBe(plan.schedule.nextPeriod);
          expect(change.schedule.nextGiftOn >= today || change.stays).toBeTruthy();
          plan = { ...plan, schedule: change.schedule };
        }
        passTo(addCalendarDays(today, 70));
        expect(periods, '[D4.02] each month once').toEqual(periods.map((_, index) => addPeriods('2027-04', index)));
      }),
    );
  });
});

describe('a pause', () => {
  it('of 1 to 6 months skips that many gifts and says when the next one is', () => {
    expect(pausePlan(charged, 1, '2027-03-20'), '[D4.02] one month').toEqual({
      skipped: ['2027-04'],
      next: may,
      schedule: scheduleAt(14, '2027-05'),
    });
    expect(pausePlan(charged, 6, '2027-04-14'), '[D4.02] six, on the due day before the charge').toMatchObject({
      skipped: ['2027-04', '2027-05', '2027-06', '2027-07', '2027-08', '2027-09'],
      next: { period: '2027-10', on: '2027-10-14' },
    });
    for (const months of [0, 7, 1.5])
      expect(pausePlan(charged, months, '2027-03-20'), '[D4.02] bounds').toEqual({ problem: 'months_out_of_range' });
    expect(pausePlan(stopped, 1, '2027-03-20')).toEqual({ problem: 'stopped' });
  });

  it('leaves a gift that the provider was asked for', () => {
    expect(pausePlan({ ...charged, isBeingCharged: true }, 2, '2027-04-14'), '[D4.02] under way').toEqual({
      stays: april,
      skipped: ['2027-05', '2027-06'],
      next: { period: '2027-07', on: '2027-07-14' },
      schedule: scheduleAt(14, '2027-07'),
    });
  });

  it('counts from today: late gifts are skipped too, and a gift that is tried again is the first', () => {
    expect(pausePlan(charged, 1, '2027-05-16'), '[D4.02] after an outage').toMatchObject({
      skipped: ['2027-04', '2027-05', '2027-06'],
      next: { period: '2027-07', on: '2027-07-14' },
    });
    const retried = { ...charged, schedule: { ...charged.schedule, nextGiftOn: '2027-04-17' } };
    expect(pausePlan(retried, 1, '2027-04-15'), '[D4.02] between two tries').toMatchObject({
      skipped: ['2027-04'],
      next: may,
    });
    expect(pausePlan(retried, 1, '2027-04-17'), '[D4.02] on the day of a try, before it').toMatchObject({
      skipped: ['2027-04'],
      next: may,
    });
    const moved = { ...charged, schedule: { ...charged.schedule, anchorDay: 5 } };
    expect(pausePlan(moved, 1, '2027-04-10'), '[D4.02] before the last gift on an old day').toMatchObject({
      skipped: ['2027-04'],
      next: { period: '2027-05', on: '2027-05-05' },
    });
  });

  it('replaces a pause', () => {
    const paused = { ...charged, state: 'paused', schedule: scheduleAt(14, '2027-06'), pausedFrom: '2027-04' } as const;
    expect(pausePlan(paused, 2, '2027-04-20')).toMatchObject({
      skipped: ['2027-04', '2027-05', '2027-06'],
      next: { period: '2027-07', on: '2027-07-14' },
    });
    expect(pausePlan(paused, 1, '2027-04-10')).toMatchObject({ skipped: ['2027-04'], next: may });
  });
});

describe('resuming', () => {
  const paused = { ...charged, state: 'paused', schedule: scheduleAt(14, '2027-09'), pausedFrom: '2027-04' } as const;

  it('gives the first day after today, and never a month that was charged', () => {
    expect(resumePlan(paused, '2027-04-13'), '[D4.02] tomorrow').toEqual({
      next: april,
      schedule: scheduleAt(14, '2027-04'),
    });
    expect(resumePlan(paused, '2027-04-14'), '[D4.02] the due day is over').toMatchObject({ next: may });
    expect(resumePlan(paused, '2027-03-20'), '[D4.02] not March again').toMatchObject({ next: april });
    expect(resumePlan(charged, '2027-04-13')).toEqual({ problem: 'not_paused' });
    expect(resumePlan(stopped, '2027-04-13')).toEqual({ problem: 'stopped' });
  });

  it('makes up for no month, also of a plan that rested after its last try', () => {
    const resting = { ...charged, state: 'resting' } as const;
    expect(resumePlan(resting, '2027-08-20')).toMatchObject({ next: { period: '2027-09', on: '2027-09-14' } });
  });

  it('of a bank plan leaves two bank days for the notice', () => {
    const debit = { ...paused, paidBy: 'bank' } as const;
    expect(resumePlan(debit, '2027-04-12'), '[D3.05] Monday for Wednesday').toMatchObject({ next: april });
    expect(resumePlan(debit, '2027-04-13'), '[D3.05] Tuesday is too late').toMatchObject({ next: may });
  });
});

describe('stopping', () => {
  it('on the due day before the charge: today’s gift is not charged', () => {
    expect(stopPlan(charged, '2027-04-14'), '[D4.02] before the charge').toEqual({
      stopsOn: '2027-04-14',
      lastGift: charged.lastCharged,
      notCharged: april,
    });
  });

  it('on the due day after the charge: today’s gift is the last', () => {
    const after = { ...charged, schedule: scheduleAfter(charged.schedule), lastCharged: april };
    expect(stopPlan(after, '2027-04-14'), '[D4.02] after the charge').toEqual({
      stopsOn: '2027-04-14',
      lastGift: april,
      notCharged: may,
    });
  });

  it('while the provider is asked: that gift may be the last', () => {
    expect(stopPlan({ ...charged, isBeingCharged: true }, '2027-04-14'), '[D4.02] under way').toEqual({
      stopsOn: '2027-04-14',
      lastGift: charged.lastCharged,
      stays: april,
    });
    expect(stopPlan(stopped, '2027-04-14')).toEqual({ problem: 'stopped' });
    expect(stopPlan({ ...charged, state: 'resting' }, '2027-04-20')).not.toHaveProperty('notCharged');
  });

  it('names the day that a short month has', () => {
    const last = { ...charged, schedule: scheduleAt(31, '2027-04') };
    expect(stopPlan(last, '2027-04-01')).toMatchObject({ notCharged: { on: dueOn(31, '2027-04') } });
  });
});
