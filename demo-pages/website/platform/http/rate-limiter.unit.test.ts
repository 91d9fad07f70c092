import { describe, expect, it } from 'vitest';
import { HttpProblem } from './http-problem.ts';
import { createRateLimiter } from './rate-limiter.ts';

const setUp = () => {
  const time = { now: 1_000 };
  return { time, allow: createRateLimiter({ limit: 3, windowMs: 60_000, clock: () => time.now }) };
};

describe('the rate limiter', () => {
  it('serves the limit and refuses the next one', () => {
    const { allow } = setUp();
    for (let n = 0; n < 3; n += 1) allow('session a');
    expect(() => allow('session a')).toThrow(HttpProblem);
    allow('session b');
  });

  it('starts anew when the window is over, not before', () => {
    const { allow, time } = setUp();
    for (let n = 0; n < 3; n += 1) allow('session a');
    time.now += 59_999;
    expect(() => allow('session a')).toThrow('try again in 1 seconds');
    time.now += 1;
    allow('session a');
  });

  it('survives a clock that is set back', () => {
    const { allow, time } = setUp();
    for (let n = 0; n < 3; n += 1) allow('session a');
    time.now -= 3_600_000;
    allow('session a');
  });

  it('forgets the oldest client rather than grow without end', () => {
    const { allow } = setUp();
    for (let n = 0; n < 3; n += 1) allow('session first');
    for (let n = 0; n < 20_000; n += 1) allow(`session ${n}`);
    allow('session first');
  });
});
