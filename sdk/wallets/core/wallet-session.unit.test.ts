import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SdkError, UNKNOWN_ERROR } from '../../client/sdk-error.ts';
import { deferred, RESULT, watchedSession } from '../testing/watched-session.ts';
import { OUTCOME_UNKNOWN } from './wallet-calls.ts';
import type { WalletAttempt } from './wallet-session.ts';

const payment = { payment_method_id: 'pm_1' };
const other = { payment_method_id: 'pm_2' };
const declined = new SdkError('Card declined', 'invalid_input', { code: 'card_declined', status: 400 });
const lostAnswer = new SdkError('lost', 'service_unreachable', { code: OUTCOME_UNKNOWN });
type Capture = ReturnType<typeof watchedSession>['captures'][number];
const turn = () => new Promise((resolve) => setImmediate(resolve));

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function opened() {
  const watched = watchedSession();
  const attempt = watched.session.begin('apple', true) as WalletAttempt;
  attempt.open();
  return { ...watched, attempt };
}

describe('a wallet’s payment', () => {
  it('is announced, captured and reported [S4.36] [S3.61]', async () => {
    const { attempt, captures, events } = opened();
    attempt.open();
    const outcome = attempt.pay(payment);
    captures[0]?.answer.resolve(RESULT);
    expect(await outcome).toEqual({ isPaid: true });
    expect(events).toEqual([
      ['checkout_open', { wallet: 'apple' }],
      ['payment_method_selected', payment],
      ['payment_success', RESULT],
    ]);
    expect(captures.map((capture) => capture.payment)).toEqual([payment]);
  });

  it.each([
    ['complete', 'payment_success'],
    ['pending', 'payment_success'],
    ['inreview', 'payment_in_review'],
  ])('of status %s is %s, once, and nothing else [S4.35] [S4.36]', async (status, name) => {
    const { attempt, captures, names } = opened();
    const outcome = attempt.pay(payment);
    captures[0]?.answer.resolve({ ...RESULT, status });
    await outcome;
    expect(names().slice(2)).toEqual([name]);
  });

  it('carries the payer into the result', async () => {
    const { attempt, captures, events } = opened();
    const outcome = attempt.pay({ customer: { payer_name: 'Ann', payer_email: 'a@b.c', payer_phone: '' } });
    captures[0]?.answer.resolve(RESULT);
    await outcome;
    expect(events.at(-1)).toEqual(['payment_success', { ...RESULT, payer_name: 'Ann', payer_email: 'a@b.c' }]);
  });

  it('that the provider refuses is payment_error with its data [S8.19]', async () => {
    const { attempt, captures, events, session } = opened();
    const outcome = attempt.pay(payment);
    captures[0]?.answer.reject(new SdkError('m', 'invalid_input', { code: 'c', status: 400 }));
    expect(await outcome).toEqual({ isPaid: false, message: 'm' });
    expect(events.slice(2)).toEqual([['payment_error', { message: 'm', code: 'c' }]]);
    expect(session.state()).toBe('ready');
  });

  it('that fails without a reason gives the sheet no message', async () => {
    const { attempt, captures } = opened();
    const outcome = attempt.pay(payment);
    captures[0]?.answer.reject(new SdkError(UNKNOWN_ERROR, 'invalid_input'));
    expect(await outcome).toEqual({ isPaid: false });
  });

  it('is announced after its answer where the wallet approves first', async () => {
    const { attempt, captures, names } = opened();
    const outcome = attempt.pay(payment, { isAnnouncedAfter: true });
    expect(names()).toEqual(['checkout_open']);
    captures[0]?.answer.resolve(RESULT);
    await outcome;
    expect(names()).toEqual(['checkout_open', 'payment_method_selected', 'payment_success']);
  });

  it('may be tried again in a sheet that stayed open after a failure', async () => {
    const { attempt, captures, names, session } = opened();
    const first = attempt.pay(payment);
    captures[0]?.answer.reject(declined);
    await first;
    const second = attempt.pay(other);
    expect(session.state()).toBe('busy');
    captures[1]?.answer.resolve(RESULT);
    expect(await second).toEqual({ isPaid: true });
    expect(names().slice(1)).toEqual([
      'payment_method_selected',
      'payment_error',
      'payment_method_selected',
      'payment_success',
    ]);
  });
});

describe('money', () => {
  it('is captured by one authorisation at a time', async () => {
    const { attempt, captures } = opened();
    const first = attempt.pay(payment);
    expect(await attempt.pay(other)).toBeUndefined();
    captures[0]?.answer.resolve(RESULT);
    await first;
    expect(captures).toHaveLength(1);
  });

  it('is not captured again once paid, by replays, late sheets or clicks', async () => {
    const { attempt, captures, names, session } = opened();
    const first = attempt.pay(payment);
    captures[0]?.answer.resolve(RESULT);
    await first;
    const before = names().length;
    expect(await attempt.pay(payment)).toBeUndefined();
    attempt.close();
    attempt.fail(declined);
    attempt.open();
    expect(attempt.settle('payment_success', RESULT)).toBe(false);
    expect(session.begin('google', true)).toBeUndefined();
    expect(session.begin(undefined, false)).toBeUndefined();
    expect([captures.length, names().length, session.state()]).toEqual([1, before, 'disabled']);
  });

  it('in review ends the charge, unless the wallet may pay again', async () => {
    for (const mayPayAfterReview of [false, true]) {
      const { attempt, captures, session } = opened();
      const outcome = attempt.pay(payment, { mayPayAfterReview });
      captures[0]?.answer.resolve({ ...RESULT, status: 'inreview' });
      await outcome;
      expect(session.state()).toBe(mayPayAfterReview ? 'ready' : 'disabled');
      expect(await attempt.pay(payment), 'not by the same sheet').toBeUndefined();
      const next = session.begin('apple', true);
      expect(!!next).toBe(mayPayAfterReview);
      void next?.pay(other);
      expect(captures).toHaveLength(mayPayAfterReview ? 2 : 1);
    }
    const { attempt, session } = opened();
    attempt.settle('payment_in_review', RESULT);
    expect(session.state(), 'also where the wallet itself reports it').toBe('disabled');
  });

  it('is not captured by an authorisation that comes after the sheet was closed', async () => {
    const { attempt, captures, events } = opened();
    attempt.close();
    expect(await attempt.pay(payment)).toBeUndefined();
    expect(captures).toHaveLength(0);
    expect(events).toEqual([
      ['checkout_open', { wallet: 'apple' }],
      ['checkout_close', { wallet: 'apple' }],
    ]);
  });

  it('is not captured by an older sheet while a newer one is open', async () => {
    const { attempt, captures, session } = opened();
    attempt.fail(declined);
    session.begin('google', true);
    expect(await attempt.pay(payment)).toBeUndefined();
    expect(captures).toHaveLength(0);
  });

  it('does not move before the merchant has agreed to the click', async () => {
    const { session, merchant, captures, names } = watchedSession();
    const thinking = deferred<boolean>();
    merchant.answer = thinking.promise;
    const attempt = session.begin('apple', true) as WalletAttempt;
    const outcome = attempt.pay(payment);
    await turn();
    expect(captures).toHaveLength(0);
    thinking.resolve(false);
    expect(await outcome).toBeUndefined();
    expect([captures.length, names()]).toEqual([0, []]);
  });

  it('on its way decides against a close and an error of the sheet', async () => {
    const { attempt, captures, names } = opened();
    const outcome = attempt.pay(payment);
    attempt.close();
    attempt.fail(new Error('sheet timed out'));
    captures[0]?.answer.resolve(RESULT);
    await outcome;
    expect(names().slice(2)).toEqual(['payment_success']);
  });

  it('that nobody knows about is asked for again with its own body before anything else', async () => {
    const { attempt, captures, events, session, merchant } = opened();
    const first = attempt.pay(payment);
    captures[0]?.answer.reject(lostAnswer);
    await first;
    expect(events.at(-1)).toEqual(['payment_error', { message: 'lost', code: OUTCOME_UNKNOWN }]);
    // A click opens no new sheet and runs no handler: it settles the unknown payment.
    expect(session.begin('google', true)).toBeUndefined();
    expect([merchant.asked, session.state()]).toEqual([1, 'busy']);
    expect(captures[1]?.payment).toEqual(payment);
    captures[1]?.answer.resolve(RESULT);
    await turn();
    expect(events.slice(3)).toEqual([['payment_success', RESULT]]);
    expect(session.state()).toBe('disabled');
  });

  it('is asked for again with its own body even when the sheet authorised something else since', async () => {
    const { attempt, captures, names } = opened();
    const first = attempt.pay(payment);
    captures[0]?.answer.reject(lostAnswer);
    await first;
    const second = attempt.pay(other);
    expect(captures[1]?.payment).toEqual(payment);
    captures[1]?.answer.reject(declined);
    await second;
    // Now it is known that nothing was paid, so the next payment is captured.
    const third = attempt.pay(other);
    expect(captures[2]?.payment).toEqual(other);
    captures[2]?.answer.resolve(RESULT);
    await third;
    expect(names().filter((name) => name === 'payment_success')).toHaveLength(1);
  });
});

describe('a click', () => {
  it('counts already in the handler of the event that ended the attempt before', () => {
    const { session, attempt, merchant } = opened();
    merchant.onEvent = (name) => {
      if (name === 'checkout_close') session.begin('google', true);
    };
    attempt.close();
    expect([merchant.asked, session.state()]).toEqual([2, 'busy']);
    expect(warn).not.toHaveBeenCalled();
  });

  it('counts for nothing while another is under way, with a warning', () => {
    const { session, merchant } = opened();
    expect(session.begin('google', true)).toBeUndefined();
    expect(warn.mock.calls).toEqual([['A payment is under way: the click is ignored.']]);
    expect(merchant.asked).toBe(1);
  });

  it('that the merchant refuses leaves no trace', () => {
    const { session, merchant, events, states } = watchedSession();
    merchant.answer = false;
    expect(session.begin('apple', true)).toBeUndefined();
    expect([events, states]).toEqual([[], ['busy', 'ready']]);
    merchant.answer = true;
    expect(session.begin('apple', true)).toBeDefined();
  });

  it.each([
    ['resolves with false', () => Promise.resolve(false)],
    ['rejects', () => Promise.reject(new Error('no'))],
  ])('whose handler %s is dropped, and the next one counts', async (_, answer) => {
    const { session, merchant, events } = watchedSession();
    merchant.answer = answer();
    const attempt = session.begin('apple', true) as WalletAttempt;
    expect(session.state()).toBe('busy');
    expect(await attempt.accepted).toBe(false);
    expect(await attempt.pay(payment)).toBeUndefined();
    attempt.close();
    expect([session.state(), events]).toEqual(['ready', []]);
  });

  it('that a handler accepts later goes on, unless the shopper left meanwhile', async () => {
    const { session, merchant, captures } = watchedSession();
    const thinking = deferred<boolean>();
    merchant.answer = thinking.promise;
    const attempt = session.begin('apple', true) as WalletAttempt;
    attempt.open();
    attempt.close();
    thinking.resolve(true);
    expect(await attempt.accepted).toBe(false);
    merchant.answer = Promise.resolve(true);
    const next = session.begin('apple', true);
    expect(await next?.accepted).toBe(true);
    const outcome = next?.pay(payment);
    await turn();
    captures[0]?.answer.resolve(RESULT);
    expect(await outcome).toEqual({ isPaid: true });
  });

  it('that a handler refuses late, after the shopper left, does not end the next attempt', async () => {
    const { session, merchant } = watchedSession();
    const thinking = deferred<boolean>();
    merchant.answer = thinking.promise;
    const attempt = session.begin('apple', true);
    attempt?.close();
    merchant.answer = true;
    session.begin('google', true);
    thinking.resolve(false);
    expect(await attempt?.accepted).toBe(false);
    expect([session.state(), merchant.ended]).toEqual(['busy', 1]);
  });

  it('does nothing while the merchant has disabled the buttons; what a frame reports still counts', () => {
    const { session, merchant, events } = watchedSession();
    session.disable(true);
    expect(session.begin('apple', true)).toBeUndefined();
    expect([session.state(), merchant.asked]).toEqual(['disabled', 0]);
    expect(session.begin(undefined, false)?.settle('payment_error', { message: 'm' })).toBe(true);
    expect([events.length, merchant.asked]).toEqual([1, 0]);
    session.disable(false);
    expect(session.begin('apple', true)).toBeDefined();
  });
});

describe('destroy', () => {
  it.each([
    ['succeeds', (capture?: Capture) => capture?.answer.resolve(RESULT)],
    ['fails', (capture?: Capture) => capture?.answer.reject(declined)],
  ])('emits nothing afterwards, even if a capture is pending that %s', async (_, end) => {
    const { attempt, captures, names, session } = opened();
    const outcome = attempt.pay(payment);
    const before = names().length;
    session.destroy();
    end(captures[0]);
    expect(await outcome).toBeUndefined();
    attempt.close();
    expect([names().length, session.begin('apple', true), session.state()]).toEqual([before, undefined, 'disabled']);
  });
});
