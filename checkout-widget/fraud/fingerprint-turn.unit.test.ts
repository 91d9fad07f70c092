import { expect, it, vi } from 'vitest';
import { deferred } from '../testing/session-fakes.ts';
import { FingerprintTurn } from './fingerprint-turn.ts';

type Report = (payload: Readonly<Record<string, unknown>>) => void;

function start(turn: FingerprintTurn) {
  const run = { report: (() => {}) as Report, stop: vi.fn(), deliver: vi.fn(), end: vi.fn(), answer: deferred() };
  run.deliver.mockReturnValue(run.answer.promise);
  turn.start(
    (report) => {
      run.report = report;
      return run.stop;
    },
    run.deliver,
    run.end,
  );
  return run;
}

it('delivers one report, and is over when it was delivered', async () => {
  const turn = new FingerprintTurn();
  expect(turn.isRunning).toBe(false);
  const run = start(turn);
  expect(turn.isRunning).toBe(true);
  run.report({ a: 1 });
  run.report({ a: 2 });
  expect(run.deliver.mock.calls).toEqual([[{ a: 1 }]]);
  expect([turn.isRunning, run.end.mock.calls.length]).toEqual([true, 0]);
  run.answer.resolve();
  await run.answer.promise;
  await Promise.resolve();
  expect([turn.isRunning, run.end.mock.calls.length, run.stop.mock.calls.length]).toEqual([false, 1, 0]);
});

it('stops an earlier one, whose late report and delivery count for nothing', async () => {
  const turn = new FingerprintTurn();
  const first = start(turn);
  first.report({ a: 1 });
  const next = start(turn);
  expect(first.stop).toHaveBeenCalledTimes(1);
  first.answer.resolve();
  await first.answer.promise;
  await Promise.resolve();
  expect([first.end.mock.calls.length, turn.isRunning]).toEqual([0, true]);
  next.report({ b: 1 });
  expect(next.deliver).toHaveBeenCalledTimes(1);
});

it('delivers nothing after it was stopped', () => {
  const turn = new FingerprintTurn();
  const run = start(turn);
  turn.stop();
  turn.stop();
  expect([run.stop.mock.calls.length, turn.isRunning]).toEqual([1, false]);
  run.report({ a: 1 });
  expect(run.deliver).not.toHaveBeenCalled();
});
