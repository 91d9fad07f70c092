import { afterEach, expect, it, vi } from 'vitest';
import { rest } from './rest.ts';

afterEach(() => void vi.useRealTimers());

it('a wait ends in time, or at once when it is stopped, and leaves no timer or listener', async () => {
  vi.useFakeTimers();
  const stopper = new AbortController();
  const { signal } = stopper;
  const [add, remove] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')];
  const ended = vi.fn();
  rest(1000, signal).then(ended);
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledTimes(1);
  rest(1000, signal).then(ended);
  stopper.abort();
  rest(1000, signal).then(ended);
  await vi.advanceTimersByTimeAsync(0);
  expect([ended.mock.calls.length, vi.getTimerCount()]).toEqual([3, 0]);
  expect(add).toHaveBeenCalledTimes(3);
  expect(remove.mock.calls).toEqual(add.mock.calls);
});
