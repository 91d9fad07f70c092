import type { PGlite } from '@electric-sql/pglite';

/** So long a burst of queries may keep the event loop. */
const BURST_MS = 0.5;

/**
 * Lets the event loop run between the queries of an embedded database. They end in microtasks, so that a hundred waiting
 * ones would all run before the next request is read: a page that needs no query waited for seconds. Queries are
 * still answered in their order, one at a time, as the engine does it.
 */
export function giveWay(client: PGlite): PGlite {
  let last: Promise<unknown> = Promise.resolve();
  let turnedAt = performance.now();
  const turn = async () => {
    if (performance.now() - turnedAt < BURST_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    turnedAt = performance.now();
  };
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(turn).then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const { query, transaction } = client;
  client.query = (...values) => inTurn(() => query.apply(client, values)) as never;
  client.transaction = (work) => inTurn(() => transaction.call(client, work as never)) as never;
  return client;
}
