import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SdkError } from '../../client/sdk-error.ts';
import type { FlypayV2State } from './flypay-v2-run.ts';
import { FlypayV2World } from './testing/fake-popup.ts';

const STEPS = 10_000;
const FINAL = ['payment_success', 'payment_error', 'checkout_close'];

beforeEach(() => {
  vi.useFakeTimers();
  // Each blocked window is reported to the developer.
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Random inputs of shopper, merchant, provider, popup, another window, and time. */
const acts: Record<string, (world: FlypayV2World) => unknown> = {
  click: (world) => void world.run.click(),
  wait: () => vi.advanceTimersByTimeAsync(100),
  look: () => vi.advanceTimersByTimeAsync(300),
  continue: (world) => world.controls?.onContinue(),
  close: (world) => world.controls?.onClose(),
  closePopup: (world) => world.popup?.close(),
  block: (world) => {
    world.isBlocked = !world.isBlocked;
  },
  refuse: (world) => {
    world.ask = () => Promise.resolve(false);
  },
  throw: (world) => {
    world.ask = () => Promise.reject(new Error('no'));
  },
  allow: (world) => {
    world.ask = () => Promise.resolve(true);
  },
  ready: (world) => world.popup && world.say({ isDomReady: true }),
  tokens: (world) => world.popup && world.say({ accessToken: `a${world.events.length}`, refreshToken: 'r' }),
  flowState: (world) => world.popup && world.say({ paymentFlowState: 'declined' }),
  foreign: (world) => world.popup && world.say({ isPaymentSuccessful: true, orderId: 'o9' }),
  success: (world) => world.popup && world.say({ isPaymentSuccessful: true, orderId: 'o1' }),
  error: (world) => world.popup && world.say({ error: 'x', orderId: 'o1' }),
  late: (world) => world.popups[0] && world.say({ isPaymentSuccessful: true }, world.popups[0]),
  failOrder: (world) => {
    world.createOrderId = () => Promise.reject(new SdkError('m'));
  },
  order: (world) => {
    world.createOrderId = () => Promise.resolve('o1');
  },
};

/** The conditions after every step; `opens` counts flows that reached the state `open`. */
function mustHold(world: FlypayV2World): void {
  const opens = world.log.filter((entry) => entry === 'state open').length;
  const ends = world.events.filter(([name]) => FINAL.includes(name)).length;
  const isOpen = world.state === 'open';
  const alive = world.popups.filter(({ closed }) => !closed).length;
  const promises = {
    'every flow but the one under way has ended exactly once': ends === opens - Number(isOpen),
    'the overlay is there while a flow is': world.overlaysShown === Number(isOpen),
    'only the popup of a flow is listened to': world.listening <= Number(isOpen),
    'one popup at most': alive <= 1 && (isOpen || alive === 0),
    'a timer runs only in a flow': vi.getTimerCount() === Number(isOpen),
    'one payment at most': world.events.filter(([name]) => name === 'payment_success').length <= 1,
    'a paid charge stays paid': world.events.every(([name]) => name !== 'payment_success') || isPaid(world.state),
    'one order': new Set(world.log.filter((entry) => entry.startsWith('open '))).size <= 2,
  };
  for (const [promise, isKept] of Object.entries(promises)) {
    if (!isKept) throw new Error(`Not kept: ${promise}. ${JSON.stringify(world.log)} ${JSON.stringify(world.events)}`);
  }
}
const isPaid = (state: FlypayV2State) => state === 'paid';

it(`ends each flow exactly once in ${STEPS} steps [S4.49] [S4.45] [S4.46]`, { timeout: 60_000 }, async () => {
  let taken = 0;
  const seen = new Set<string>();
  // A walk stops once it is paid, so success is rare and there are many walks.
  const step = fc.oneof(
    ...Object.keys(acts).map((name) => ({
      weight: name === 'click' ? 8 : name === 'look' || name === 'order' || name === 'allow' ? 4 : 1,
      arbitrary: fc.constant(name),
    })),
  );
  const walk = fc.array(step, { minLength: 50, maxLength: 50, size: 'max' });
  await fc.assert(
    fc.asyncProperty(walk, async (names) => {
      const world = new FlypayV2World();
      for (const name of names) {
        await acts[name]?.(world);
        await vi.advanceTimersByTimeAsync(0);
        mustHold(world);
        taken += 1;
      }
      for (const [name] of world.events) seen.add(name);
      world.run.destroy();
      const count = world.events.length;
      for (const act of Object.values(acts)) await act(world);
      expect([world.events.length, world.listening, world.overlaysShown]).toEqual([count, 0, 0]);
      expect(vi.getTimerCount()).toBe(0);
    }),
    { numRuns: STEPS / 50 },
  );
  expect(taken).toBe(STEPS);
  expect([...seen].sort()).toEqual([
    'auth_tokens_changed',
    'checkout_close',
    'checkout_open',
    'payment_error',
    'payment_success',
    'unavailable',
  ]);
});
