import { describe, expect, it } from 'vitest';
import { backOff, LONGEST_DELAY, readRetryAfter } from './back-off.ts';

describe('a wait', () => {
  it('doubles up to 30 s, and jitter only shortens it, by a quarter', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 1000].map((failures) => backOff(failures, 0))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
    ]);
    expect([0, 5].map((failures) => backOff(failures, 1))).toEqual([750, 22_500]);
    expect(LONGEST_DELAY).toBe(30_000);
  });

  it('reads Retry-After in seconds and as a date, within reason', () => {
    const now = Date.UTC(2026, 10, 21);
    expect(readRetryAfter('120', now)).toBe(120_000);
    expect(readRetryAfter(new Date(now + 5000).toUTCString(), now)).toBe(5000);
    expect(readRetryAfter('600', now)).toBe(600_000);
    expect(readRetryAfter('601', now)).toBe(600_000);
    for (const value of [null, '', '0', '-5', 'soon', new Date(now).toUTCString()])
      expect(readRetryAfter(value, now)).toBe(0);
  });
});
