import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SdkError } from '../client/sdk-error.ts';
import { StandaloneWorld } from './testing/three-ds-run.ts';

// Written down, so that a change of the product fails.
const LONGEST_WAIT = 600_000;

const STEPS = 10_000;
const ENDINGS = ['chargeAuthSuccess', 'chargeAuthReject', 'error'];
const PENDING = { status: 'pending', challenge_url: 'https://acs.test/c' };
const WORDS = ['MethodFinished', 'MethodSkipped', 'AuthTimedOut', 'invalid_event', 'AuthResultReady', 'Foo', ''];
const ANSWERS = [
  { status: 'success' },
  { status: 'failed' },
  { ...PENDING, challenge: true },
  { ...PENDING, decoupled_challenge: true },
  PENDING,
  null,
];
const POLLED = ['AuthResultNotReady', undefined, 'AuthResultReady', 'Foo', 5];

/** Random inputs in any order; the weights keep successful events rare, so that walks do not end early. */
const randomInput = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...WORDS).map((word) => ({ kind: 'frame', word }) as const) },
  { weight: 2, arbitrary: fc.constantFrom(...WORDS).map((word) => ({ kind: 'foreign', word }) as const) },
  { weight: 3, arbitrary: fc.constantFrom(...ANSWERS).map((data) => ({ kind: 'answer', data }) as const) },
  { weight: 1, arbitrary: fc.constant({ kind: 'failure' } as const) },
  { weight: 5, arbitrary: fc.constantFrom(...POLLED).map((word) => ({ kind: 'poll', word }) as const) },
  { weight: 4, arbitrary: fc.constantFrom(1, 1999, 2000, 60_000).map((time) => ({ kind: 'time', time }) as const) },
);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe(`a walk of ${STEPS} random steps`, () => {
  it('through authentications: one ending each, one process, one result, polls only while pending [S4.32]', async () => {
    const script = fc.sample(randomInput, { numRuns: STEPS, seed: 20261121 });
    let world = new StandaloneWorld();
    let since = 0;
    const endings: string[] = [];
    /** Runs an authentication to its end, then checks all that it reported. */
    const finish = async () => {
      for (const call of world.calls) call.reject(new SdkError('lost'));
      for (const poll of world.polls) poll.resolve(undefined);
      // Waits until the time limits have passed.
      for (let count = 0; count < 301 && !world.names.some((name) => ENDINGS.includes(name)); count++) {
        for (const poll of world.polls) poll.resolve(undefined);
        await vi.advanceTimersByTimeAsync(LONGEST_WAIT / 300);
      }
      await vi.advanceTimersByTimeAsync(0);
      const ended = world.names.filter((name) => ENDINGS.includes(name));
      expect(ended).toHaveLength(1);
      expect(ENDINGS).toContain(world.names.at(-1));
      endings.push(...ended);
      expect(world.log.filter((entry) => entry.includes('/process')).length).toBeLessThanOrEqual(1);
      expect(world.log.filter((entry) => entry.includes('/handle')).length).toBeLessThanOrEqual(1);
      expect(world.names.filter((name) => /Challenge|Decoupled/.test(name)).length).toBeLessThanOrEqual(1);
      expect(world.log.some((entry) => entry.startsWith('poll'))).toBe(
        world.names.some((name) => /Challenge|Decoupled/.test(name)),
      );
      expect(world.pages).toEqual([]);
      expect(vi.getTimerCount()).toBe(0);
    };
    for (const step of script) {
      const before = world.events.length;
      const sent = world.log.length;
      const isOver = world.names.some((name) => ENDINGS.includes(name));
      if (step.kind === 'frame') world.say(step.word);
      else if (step.kind === 'foreign') {
        world.say(step.word, { widget_id: 'c2' });
        expect([world.events.length, world.log.length]).toEqual([before, sent]);
      } else if (step.kind === 'answer') world.calls.at(-1)?.resolve(step.data);
      else if (step.kind === 'failure') world.calls.at(-1)?.reject(new SdkError('lost'));
      else if (step.kind === 'poll') world.polls.at(-1)?.resolve(step.word);
      await vi.advanceTimersByTimeAsync(step.kind === 'time' ? step.time : 0);
      // Inputs after the end change nothing.
      if (isOver) expect([world.events.length, world.log.length]).toEqual([before, sent]);
      if (++since >= 25 || (isOver && since >= 12)) {
        await finish();
        world = new StandaloneWorld();
        since = 0;
      }
    }
    await finish();
    // Makes sure that the walk covered every kind of ending.
    expect(new Set(endings)).toEqual(new Set(ENDINGS));
    expect(endings.length).toBeGreaterThan(300);
  }, 60_000);
});
