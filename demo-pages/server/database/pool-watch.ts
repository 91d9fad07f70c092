import type pg from 'pg';

/** No statement of a request and no attempt to connect takes this long. */
const STALLED_AFTER_MS = 60_000;

/**
 * Returns a function that says whether a pool has stalled: all of its connections are lent, and for a minute none was
 * lent or given back. Only a restart of the process helps. While the server cannot be reached a pool
 * has no connections, and a new start would not help.
 */
export function watchPool(pool: pg.Pool, clock: () => number = () => performance.now()): () => boolean {
  let movedAt = clock();
  const move = () => {
    movedAt = clock();
  };
  for (const event of ['connect', 'acquire', 'release', 'remove'] as const) pool.on(event, move);
  return () => pool.totalCount >= pool.options.max && pool.idleCount === 0 && clock() - movedAt >= STALLED_AFTER_MS;
}
