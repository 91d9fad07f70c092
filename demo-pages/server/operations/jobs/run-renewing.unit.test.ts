import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runRenewing } from './run-renewing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that lasts until it is let go, and tells whether it was asked to end. */
function started(renew: () => Promise<boolean>) {
  let signal = new AbortController().signal;
  let letGo = (_: string) => {};
  const stopping = new AbortController();
  const result = runRenewing(
    (given) => {
      signal = given;
      return new Promise<string>((resolve) => {
        letGo = resolve;
      });
    },
    renew,
    { everyMs: 10_000, signal: stopping.signal },
  );
  return { isAborted: () => signal.aborted, letGo: (value: string) => letGo(value), stopping, result };
}

describe('work under a lease', () => {
  it('renews it until the work ends', async () => {
    let renewals = 0;
    const { result, letGo, isAborted } = started(async () => {
      renewals += 1;
      return true;
    });
    await vi.advanceTimersByTimeAsync(35_000);
    expect([renewals, isAborted()]).toEqual([3, false]);
    letGo('done');
    expect(await result).toBe('done');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(renewals).toBe(3);
  });

  it.each([
    ['is lost', async () => false],
    ['cannot be renewed', () => Promise.reject(new Error('no database'))],
  ])('is asked to end when the lease %s', async (_, renew) => {
    const { isAborted } = started(renew);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(isAborted()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isAborted()).toBe(true);
  });

  it('is asked to end when the process stops', () => {
    const { isAborted, stopping } = started(async () => true);
    stopping.abort();
    expect(isAborted()).toBe(true);
  });
});
