import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SdkError } from '../../client/sdk-error.ts';
import { deferred, OUTCOMES, RESULT, watchedSession } from '../testing/watched-session.ts';
import { OUTCOME_UNKNOWN } from './wallet-calls.ts';
import type { WalletAttempt } from './wallet-session.ts';

const STEPS = 10_000;
const ERRORS = {
  declined: new SdkError('Card declined', 'invalid_input', { code: 'card_declined', status: 400 }),
  lost: new SdkError('lost', 'service_unreachable', { code: OUTCOME_UNKNOWN }),
};

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('click' as const), answer: fc.constantFrom('yes', 'no', 'later') }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('decide' as const), isAccepted: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('frame' as const) }) },
  // `back` selects an earlier attempt, for late, replayed and forged calls of a sheet.
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constantFrom('open' as const, 'pay' as const, 'close' as const, 'fail' as const, 'order' as const),
      back: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(5) }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      how: fc.constantFrom(
        'declined' as const,
        'declined' as const,
        'lost' as const,
        'review' as const,
        'paid' as const,
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('switch' as const), isDisabled: fc.boolean() }),
  },
);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** The session of one charge, with everything that can be observed of its attempts. */
function watchedWalk() {
  const watched = watchedSession();
  const { session, captures, merchant } = watched;
  const attempts: WalletAttempt[] = [];
  let thinking: ReturnType<typeof deferred<boolean>> | undefined;
  let answered = 0;
  let paid = 0;
  let unknown: unknown;

  const run = async (command: typeof step extends fc.Arbitrary<infer Step> ? Step : never) => {
    if (command.do === 'click') {
      thinking = deferred<boolean>();
      merchant.answer = { yes: true, no: false, later: thinking.promise }[command.answer] as boolean | Promise<boolean>;
      const attempt = session.begin('apple', true);
      if (attempt) attempts.push(attempt);
    } else if (command.do === 'decide') thinking?.resolve(command.isAccepted);
    else if (command.do === 'frame') {
      const attempt = session.begin(undefined, false);
      if (attempt) attempts.push(attempt);
    } else if (command.do === 'switch') session.disable(command.isDisabled);
    else if (command.do === 'answer') {
      const capture = captures[answered];
      if (!capture) return;
      answered++;
      unknown = undefined;
      if (command.how === 'declined') capture.answer.reject(ERRORS.declined);
      else if (command.how === 'lost') {
        unknown = capture.payment;
        capture.answer.reject(ERRORS.lost);
      } else {
        paid++;
        capture.answer.resolve({ ...RESULT, status: command.how === 'review' ? 'inreview' : 'complete' });
      }
    } else {
      const attempt = attempts.at(-1 - command.back);
      const before = captures.length;
      if (command.do === 'open') attempt?.open();
      else if (command.do === 'close') attempt?.close();
      else if (command.do === 'fail') attempt?.fail(ERRORS.declined);
      else if (command.do === 'order') attempt?.settle('unavailable', { type: 'create_order_id_error', code: 'c' });
      else void attempt?.pay({ payment_method_id: `pm_${before}` });
    }
    await turn();
    // While the outcome of a payment is unknown, only that payment is sent again.
    for (const { payment } of captures.slice(answered)) if (unknown) expect(payment).toEqual(unknown);
    expect(captures.length - answered, 'captures at the same time').toBeLessThanOrEqual(1);
  };
  const check = () => {
    const names = watched.names();
    const outcomes = names.filter((name) => OUTCOMES.includes(name));
    const successes = names.filter((name) => name === 'payment_success' || name === 'payment_in_review');
    expect(successes.length, 'one payment, one success').toBe(paid);
    expect(paid).toBeLessThanOrEqual(1);
    if (paid) expect(OUTCOMES.slice(0, 2), 'nothing after the payment').toContain(names.at(-1));
    return outcomes.length;
  };
  return { ...watched, run, check, isPaid: () => paid > 0 };
}

it(`a walk of ${STEPS} steps gives every attempt exactly one outcome, and every charge at most one payment`, async () => {
  const seed = Date.now() % 1_000_000;
  const steps = fc.sample(step, { numRuns: STEPS, seed });
  let walk = watchedWalk();
  const seen = { outcomes: 0, paid: 0 };
  let stepsAfterPayment = 0;
  /** The outcomes that the charge reported, attempt by attempt; refused clicks have none. */
  const finish = () => {
    seen.outcomes += walk.check();
    if (walk.isPaid()) seen.paid++;
  };
  try {
    for (const command of steps) {
      const before = walk.names().filter((name) => OUTCOMES.includes(name)).length;
      const wasBusy = walk.session.state() === 'busy';
      await walk.run(command);
      const after = walk.names().filter((name) => OUTCOMES.includes(name)).length;
      // One step ends at most one attempt, and an idle session ends only an attempt that the same step began.
      expect(after - before).toBeLessThanOrEqual(1);
      if (!wasBusy && walk.session.state() !== 'busy' && command.do !== 'click' && command.do !== 'pay') {
        expect(after).toBe(before);
      }
      // An attempt that is no longer busy either has an outcome or was refused by the merchant.
      if (wasBusy && walk.session.state() !== 'busy' && after === before) {
        expect(command.do).toBe('decide');
      }
      walk.check();
      if (!walk.isPaid()) continue;
      // Late sheets, replays and clicks continue for a while after the payment.
      expect(after - before).toBe(stepsAfterPayment ? 0 : 1);
      if (stepsAfterPayment++ < 10) continue;
      finish();
      walk = watchedWalk();
      stepsAfterPayment = 0;
    }
    finish();
  } catch (error) {
    throw new Error(`Repeat with seed ${seed}. ${(error as Error).message}`, { cause: error });
  }
  // Makes sure that the walk covered every case.
  expect(seen.paid).toBeGreaterThan(50);
  expect(seen.outcomes).toBeGreaterThan(500);
}, 60_000);
