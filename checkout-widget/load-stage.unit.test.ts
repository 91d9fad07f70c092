import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadStage, STAGE_RETRIES, type StageModule } from './load-stage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stage = { mountStage: () => () => {} } as StageModule;

it('tries three times, after 1 and 3 seconds, and then reports why', async () => {
  expect(STAGE_RETRIES).toEqual([1000, 3000]);
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  const outcome = loadStage(load).then(
    () => 'loaded',
    (error: Error) => error.message,
  );
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2999);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(3);
  expect(await outcome).toBe('offline');
});

it('is content with the second attempt', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(stage);
  const loaded = loadStage(load);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await loaded).toBe(stage);
  expect(load).toHaveBeenCalledTimes(2);
});
