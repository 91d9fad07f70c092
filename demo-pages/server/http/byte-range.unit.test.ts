import { describe, expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

describe('the part of a file that is asked for', () => {
  it.each([
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=99-', { start: 99, end: 99 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-1', { start: 99, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes= 0 - 9 ', { start: 0, end: 9 }],
  ])('is read from %s', (header, range) => {
    expect(byteRange(header, 100)).toEqual(range);
  });

  it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('lies past the end with %s', (header) => {
    expect(byteRange(header, 100)).toBe('unsatisfiable');
  });

  it('is never there in an empty file', () => {
    expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(byteRange('bytes=-5', 0)).toBe('unsatisfiable');
  });

  it.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=9-3', 'bytes=0-1,5-6', 'items=0-1', 'bytes=a-b', 'bytes=1'])(
    'is the whole file with %s',
    (header) => {
      expect(byteRange(header, 100)).toBeUndefined();
    },
  );
});
