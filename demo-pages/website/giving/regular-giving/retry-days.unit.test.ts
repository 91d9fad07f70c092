import { describe, expect, it } from 'vitest';
import { addCalendarDays, type CalendarDay } from './gift-dates.ts';
import { afterFailure, declineKind, type GiftFailure } from './retry-days.ts';

const first: GiftFailure = {
  country: 'AUS',
  paidBy: 'card',
  code: 'insufficient_funds',
  firstFailedOn: '2027-03-01',
  failedOn: '2027-03-01',
  nextGiftOn: '2027-04-01',
  isFirst: true,
};

/** Fails again on each day of a try, and notes what follows. */
function failAlways(failure: GiftFailure) {
  const turns = [];
  let next: CalendarDay | undefined = failure.failedOn;
  for (let isFirst = true; next !== undefined; isFirst = false) {
    const turn = afterFailure({ ...failure, failedOn: next, isFirst });
    turns.push([next, turn.mail, turn.tryOn]);
    next = turn.tryOn;
  }
  return turns;
}

describe('a provider’s code', () => {
  it.each([
    ...['insufficient_funds', 'do_not_honour', 'issuer_unavailable', 'processing_error', 'card_declined', 'try_again'],
    ...['dishonoured', 'a_code_of_tomorrow', '', 'constructor', '__proto__'],
  ])('%s is soft [D3.04]', (code) => {
    expect(declineKind(code)).toBe('soft');
  });

  it.each([
    ...['stolen_card', 'lost_card', 'account_closed', 'card_revoked', 'mandate_revoked', 'no_account', 'expired_card'],
    'invalid_card',
  ])('%s is hard: no other try, one mail [D3.04]', (code) => {
    expect(declineKind(code)).toBe('hard');
    expect(afterFailure({ ...first, code })).toEqual({ kind: 'hard', mail: 'last' });
  });
});

describe('a soft decline', () => {
  it('is tried again after 3, 7 and 14 days; the donor is written to at the first and the last failure', () => {
    expect(failAlways(first), '[D3.04] days and mails').toEqual([
      ['2027-03-01', 'first', '2027-03-04'],
      ['2027-03-04', undefined, '2027-03-08'],
      ['2027-03-08', undefined, '2027-03-15'],
      ['2027-03-15', 'last', undefined],
    ]);
  });

  it('is tried at the latest 3 days before the next gift', () => {
    const until = (days: number) =>
      failAlways({ ...first, nextGiftOn: addCalendarDays('2027-03-01', days) }).length - 1;
    expect([17, 16].map(until), '[D3.04] both sides of the third try').toEqual([3, 2]);
    expect([10, 9].map(until), '[D3.04] both sides of the second').toEqual([2, 1]);
    expect([6, 5].map(until), '[D3.04] both sides of the first').toEqual([1, 0]);
    expect(failAlways({ ...first, nextGiftOn: '2027-03-06' }), '[D3.04] the first failure is the last').toEqual([
      ['2027-03-01', 'last', undefined],
    ]);
  });

  it('that turns hard ends the tries', () => {
    const failure = { ...first, code: 'account_closed', failedOn: '2027-03-04', isFirst: false };
    expect(afterFailure(failure), '[D3.04] last mail').toEqual({ kind: 'hard', mail: 'last' });
  });

  it('goes on with the next of the three days when the process slept', () => {
    expect(afterFailure({ ...first, failedOn: '2027-03-09', isFirst: false }).tryOn).toBe('2027-03-15');
  });

  it('of a bank debit leaves two bank days for the notice, and falls on a bank day', () => {
    // Wednesday 24 March 2027 before Easter: the third day after it is a Saturday.
    const debit: GiftFailure = { ...first, paidBy: 'bank', firstFailedOn: '2027-03-24', failedOn: '2027-03-24' };
    const turns = failAlways({ ...debit, code: 'dishonoured', nextGiftOn: '2027-04-24' });
    expect(turns, '[D3.05] over Easter').toEqual([
      ['2027-03-24', 'first', '2027-03-30'],
      ['2027-03-30', undefined, '2027-04-01'],
      ['2027-04-01', undefined, '2027-04-07'],
      ['2027-04-07', 'last', undefined],
    ]);
  });
});
