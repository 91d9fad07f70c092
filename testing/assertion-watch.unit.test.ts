import { describe, expect, it } from 'vitest';
import { takeProvenRows } from './proven-rows.ts';

const row = ['W', '0.00'].join('');

describe('a row that the message of an assertion names', () => {
  it.each([
    ['toBe', () => expect(1, `[${row}]`).toBe(1)],
    ['toEqual', () => expect([1], `[${row}]`).toEqual([1])],
    ['toMatchObject', () => expect({ a: 1, b: 2 }, `[${row}]`).toMatchObject({ a: 1 })],
    ['not.toContain', () => expect('abc', `[${row}]`).not.toContain('d')],
    ['toThrow', () => expect(() => JSON.parse('{'), `[${row}]`).toThrow(SyntaxError)],
    ['toHaveLength', () => expect([1], `[${row}]`).toHaveLength(1)],
  ])('counts when %s passes', (_name, assertion) => {
    takeProvenRows();
    assertion();
    expect(takeProvenRows()).toEqual([row]);
  });

  it('counts after a promise, too', async () => {
    takeProvenRows();
    await expect(Promise.reject(new TypeError('no')), `[${row}]`).rejects.toThrow('no');
    await expect(Promise.resolve({ a: 1 }), `[${row}]`).resolves.toMatchObject({ a: 1 });
    expect(takeProvenRows()).toEqual([row]);
  });

  it.each([
    ['toBe', () => expect(1, `[${row}]`).toBe(2)],
    ['toMatchObject', () => expect({ a: 1 }, `[${row}]`).toMatchObject({ a: 2 })],
  ])('does not when %s fails', (_name, assertion) => {
    takeProvenRows();
    expect(assertion).toThrow();
    expect(takeProvenRows()).toEqual([]);
  });
});
