import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NamedTimers } from './named-timers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs each timer once, after its time, and knows which run', () => {
  const timers = new NamedTimers<'a' | 'b'>();
  const run = vi.fn();
  timers.start('a', 100, () => run(timers.isRunning('a')));
  expect([timers.isRunning('a'), timers.isRunning('b')]).toEqual([true, false]);
  vi.advanceTimersByTime(99);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  // The timer is removed before its callback runs, so that the callback may start it again.
  expect(run.mock.calls).toEqual([[false]]);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});

it('starts a timer anew in place of the one of its name', () => {
  const timers = new NamedTimers<'a'>();
  const [first, second] = [vi.fn(), vi.fn()];
  timers.start('a', 100, first);
  vi.advanceTimersByTime(60);
  timers.start('a', 100, second);
  vi.advanceTimersByTime(60);
  expect([first.mock.calls.length, second.mock.calls.length, timers.isRunning('a')]).toEqual([0, 0, true]);
  vi.advanceTimersByTime(40);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

it('stops the named timers, or all', () => {
  const timers = new NamedTimers<'a' | 'b' | 'c'>();
  const run = vi.fn();
  for (const name of ['a', 'b', 'c'] as const) timers.start(name, 100, () => run(name));
  timers.stop('b');
  expect([timers.isRunning('a'), timers.isRunning('b'), vi.getTimerCount()]).toEqual([true, false, 2]);
  timers.stop();
  expect([timers.isRunning('a'), timers.isRunning('c'), vi.getTimerCount()]).toEqual([false, false, 0]);
  vi.advanceTimersByTime(100);
  expect(run).not.toHaveBeenCalled();
});
