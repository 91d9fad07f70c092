import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDelayedCheck } from './delayed-check.ts';
import { VALIDATION_DELAY_MS } from './field-rule.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('createDelayedCheck', () => {
  it('has not checked at 24 ms and has at 25 ms [W9.13]', () => {
    const check = vi.fn();
    createDelayedCheck(check).schedule();
    vi.advanceTimersByTime(24);
    expect(check).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(check).toHaveBeenCalledTimes(1);
    expect(VALIDATION_DELAY_MS).toBe(25);
  });

  it('counts from the last change [W9.13]', () => {
    const check = vi.fn();
    const delayed = createDelayedCheck(check);
    delayed.schedule();
    vi.advanceTimersByTime(24);
    delayed.schedule();
    vi.advanceTimersByTime(24);
    expect(check).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('forgets a cancelled check and can be scheduled again', () => {
    const check = vi.fn();
    const delayed = createDelayedCheck(check);
    delayed.schedule();
    delayed.cancel();
    vi.advanceTimersByTime(1000);
    expect(check).not.toHaveBeenCalled();
    delayed.schedule();
    vi.advanceTimersByTime(25);
    expect(check).toHaveBeenCalledTimes(1);
  });
});
