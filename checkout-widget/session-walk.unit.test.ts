import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SdkError } from '#sdk';
import { WIDGET_INSTRUCTION_NAMES } from './instructions.ts';
import type { StepTurn } from './step-turn.ts';
import { testingSession } from './testing/session-fakes.ts';

// Written down, so that a change of the product fails.
const OVERLAY_LIMIT_MS = 30_000;

const STEPS = 10_000;
const WALKS = process.env['SOAK'] ? 50 : 1;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// Known, unknown, malformed and repeated instructions, each with and without the flag.
const payload = fc.oneof(
  fc.constant({}),
  fc.constantFrom(...['success', 'failure', 'expired', 'foo', 7].map((status) => ({ status }))),
  fc.dictionary(fc.string({ maxLength: 4 }), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 2 }),
);
const instruction = fc.record({
  name: fc.oneof(
    {
      weight: 9,
      arbitrary: fc.constantFrom(...WIDGET_INSTRUCTION_NAMES.filter((name) => name !== 'merchant_event.emit')),
    },
    { weight: 1, arbitrary: fc.constantFrom('foo.show', 'toString', '', 'merchant_event.emit') },
  ),
  payload,
  next_instruction: fc.boolean(),
});
const move = fc.oneof(
  { weight: 300, arbitrary: fc.record({ kind: fc.constant('instruct' as const), instruction }) },
  {
    weight: 600,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        ...(['shown', 'report', 'stay', 'goBack', 'accept', 'decline', 'act', 'overlay', 'fingerprint'] as const),
        ...(['retry', 'failed', 'old', 'wait', 'waitLong'] as const),
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('refuse' as const, 'destroy' as const) }) },
);

/** Checks the invariants that must hold after every move. */
function check(test: ReturnType<typeof testingSession>, trail: string[]): void {
  const after = () => trail.slice(-20).join('\n');
  const { step, isOverlayVisible, isExpired, isFinalised, problem, areOptionsDisabled } = test.state();
  const isCalling = test.asked.length + test.reported.length > 0;
  const timers = vi.getTimerCount();
  const isFingerprinting = test.fingerprints.some(({ isStopped }) => !isStopped);
  if (isFinalised) {
    expect([isOverlayVisible, timers], 'a finalised checkout is at rest').toEqual([false, 0]);
    return;
  }
  // Checks that something will hide the spinner. Until a step is on screen, its module is being loaded.
  const isMounting = step && !mounted.has(step.id);
  const isMoving = isCalling || timers > 0 || isFingerprinting;
  if (isOverlayVisible && !isMoving && !isMounting)
    throw new Error(`a stuck spinner after
${after()}`);
  // Checks that the shopper can act, or that something is pending.
  const canAct = step && !step.turn.isDone;
  const isEnded = isExpired || problem || areOptionsDisabled;
  if (!isMoving && !canAct && !isEnded) throw new Error(`a dead end after\n${after()}`);
}

let mounted = new Set<number>();

it(`walks ${WALKS * STEPS} random moves without a dead end, a stuck spinner or a second outcome [C1.06] [C4.26]`, async () => {
  const counts = { outcomes: 0, steps: 0, ends: 0 };
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(move), async (moves) => {
      let test = testingSession();
      let delivered = new Map<StepTurn, number>();
      let old: StepTurn | undefined;
      let pending: (StepTurn | undefined)[] = [];
      let trail: string[] = [];
      const begin = () => {
        trail = [];
        vi.clearAllTimers();
        test = testingSession();
        delivered = new Map();
        pending = [];
        mounted = new Set();
        old = undefined;
        test.session.start();
      };
      begin();
      for (let count = 0; count < STEPS; ) {
        const { value } = moves.next();
        const { step } = test.state();
        const turn = step?.turn;
        switch (value.kind) {
          case 'instruct':
            if (test.asked.length === 0) continue;
            old = turn;
            await test.instruct(value.instruction.name, value.instruction.payload as Record<string, unknown>, {
              next_instruction: value.instruction.next_instruction,
            });
            break;
          case 'report':
          case 'stay': {
            const before = test.counts.reported;
            void turn?.report('callback.child_widget.status', { status: 'success' }, { stay: value.kind === 'stay' });
            if (test.counts.reported > before) pending.push(value.kind === 'report' ? turn : undefined);
            break;
          }
          case 'accept': {
            const [call] = test.reported;
            await test.accept();
            if (call?.event !== 'callback.child_widget.status') break;
            const [reporter] = pending.splice(0, 1);
            if (!reporter) break;
            delivered.set(reporter, (delivered.get(reporter) ?? 0) + 1);
            counts.outcomes += 1;
            break;
          }
          case 'decline':
            if (test.reported[0]?.event === 'callback.child_widget.status') pending.shift();
            await test.decline();
            break;
          case 'goBack':
            void turn?.goBack();
            break;
          case 'shown':
            if (step) mounted.add(step.id);
            turn?.markShown();
            break;
          case 'overlay':
            if (step && mounted.has(step.id)) turn?.overlay(count % 2 === 0);
            break;
          case 'act':
            turn?.act(() => (count % 2 ? Promise.reject() : Promise.resolve()));
            break;
          case 'fingerprint': {
            const run = test.fingerprints.findLast(({ isStopped }) => !isStopped);
            run?.report({ status: 'success' });
            // After its report a run is finished, so it does not count as pending.
            if (run) run.isStopped = true;
            break;
          }
          case 'failed':
            turn?.failed(new Error('chunk'));
            break;
          case 'retry':
            test.session.retry();
            break;
          case 'old':
            expect(old && old !== turn ? await old.report('callback.child_widget.status', {}) : false).toBe(false);
            break;
          case 'wait':
            vi.advanceTimersByTime(500);
            break;
          case 'waitLong':
            vi.advanceTimersByTime(OVERLAY_LIMIT_MS);
            break;
          case 'refuse':
            test.asked.shift()?.reject(new SdkError('403', 'access_forbidden'));
            break;
          case 'destroy':
            test.session.destroy();
        }
        await test.settle();
        trail.push(`${value.kind}${value.kind === 'instruct' ? JSON.stringify(value.instruction) : ''}`);
        check(test, trail);
        for (const outcomes of delivered.values()) expect(outcomes).toBe(1);
        count += 1;
        counts.steps += 1;
        const { isFinalised, isExpired } = test.state();
        if (isFinalised || (isExpired && test.asked.length === 0)) {
          counts.ends += 1;
          begin();
        }
      }
    }),
    // A fixed seed, so that the counts below are stable; it once led to a stuck spinner. SOAK=1 uses random seeds.
    { numRuns: WALKS, ...(process.env['SOAK'] ? {} : { seed: -1569473818 }) },
  );
  expect(counts.steps).toBe(WALKS * STEPS);
  // Walks that reach no outcome would prove nothing.
  expect(counts.outcomes).toBeGreaterThan(50);
  expect(counts.ends).toBeGreaterThan(5);
}, 600_000);
