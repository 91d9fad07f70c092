import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { watchPool } from './served-database.ts';

const poolWith = (counts: { totalCount: number; idleCount: number }) =>
  Object.assign(new EventEmitter(), { options: { max: 10 }, ...counts });

/** A pool, and what says after so many ms whether it has stalled. */
function watched(counts: { totalCount: number; idleCount: number }) {
  const pool = poolWith(counts);
  let now = 0;
  const isStalled = watchPool(pool as unknown as pg.Pool, () => now);
  const after = (ms: number) => {
    now += ms;
    return isStalled();
  };
  return { pool, after };
}

it('has stalled when all connections are lent and none was given back for a minute', () => {
  const { after } = watched({ totalCount: 10, idleCount: 0 });
  expect(after(59_999)).toBe(false);
  expect(after(1)).toBe(true);
});

it.each(['connect', 'acquire', 'release', 'remove'])('has not while connections move: %s', (event) => {
  const { pool, after } = watched({ totalCount: 10, idleCount: 0 });
  after(59_999);
  pool.emit(event);
  expect(after(59_999)).toBe(false);
  expect(after(1)).toBe(true);
});

it.each([
  ['nobody asks', { totalCount: 10, idleCount: 10 }],
  ['the server cannot be reached', { totalCount: 0, idleCount: 0 }],
])('has not while %s', (_, counts) => expect(watched(counts).after(3_600_000)).toBe(false));
