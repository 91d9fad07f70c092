import { describe, expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

describe('timeLeft', () => {
  it.each([
    [9 * HOUR, ['00', '09', '00', '00']],
    [10 * HOUR, ['00', '10', '00', '00']],
    [0, ['00', '00', '00', '00']],
    [99 * DAY, ['99', '00', '00', '00']],
    [123 * DAY, ['123', '00', '00', '00']],
    [DAY - SECOND, ['00', '23', '59', '59']],
    [DAY, ['01', '00', '00', '00']],
    [HOUR - SECOND, ['00', '00', '59', '59']],
    [93_784 * SECOND, ['01', '02', '03', '04']],
    [4000 * 365 * DAY, ['1460000', '00', '00', '00']],
  ])('writes %d ms with two digits, or more where needed [W9.12]', (milliseconds, texts) => {
    expect(timeLeft(milliseconds)).toEqual(texts);
  });

  it('counts a second that has begun as whole, and never goes below zero', () => {
    expect(timeLeft(1)[3]).toBe('01');
    expect(timeLeft(1000)[3]).toBe('01');
    expect(timeLeft(1001)[3]).toBe('02');
    expect(timeLeft(-5000)).toEqual(['00', '00', '00', '00']);
  });
});
