import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWidget } from './load-widget.ts';

const ADDRESS = 'https://widget.test/checkout-widget/pay-widget.js';
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the checkout’s script', () => {
  it('is loaded once when it comes', async () => {
    const load = vi.fn(async () => {});
    await loadWidget(ADDRESS, new AbortController().signal, load);
    expect(load.mock.calls).toEqual([[ADDRESS]]);
  });

  it('is tried again after 1 and 3 s, by other addresses, and then fails with its address', async () => {
    const load = vi.fn(async (_address: string) => Promise.reject(new TypeError('blocked')));
    const failed = vi.fn();
    loadWidget(ADDRESS, new AbortController().signal, load).catch(failed);
    await vi.advanceTimersByTimeAsync(999);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2999);
    expect([load.mock.calls.length, failed.mock.calls.length]).toEqual([2, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(load.mock.calls.map(([address]) => address)).toEqual([
      ADDRESS,
      `${ADDRESS}?attempt=1`,
      `${ADDRESS}?attempt=2`,
    ]);
    expect(failed.mock.calls.map(([error]) => error.message)).toEqual([
      `The checkout's script ${ADDRESS} was blocked or cannot be reached.`,
    ]);
  });

  it('is not tried again for a checkout that is gone', async () => {
    const load = vi.fn(async () => Promise.reject(new TypeError('blocked')));
    const stopper = new AbortController();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const ended = vi.spyOn(globalThis, 'clearTimeout');
    const done = loadWidget(ADDRESS, stopper.signal, load);
    await vi.advanceTimersByTimeAsync(500);
    stopper.abort();
    await done;
    // Other code in this thread may have timers, so only this one is checked.
    const pause = timers.mock.results[timers.mock.calls.findIndex(([, delay]) => delay === 1000)];
    expect(ended.mock.calls.map(([timer]) => timer)).toContain(pause?.value);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
