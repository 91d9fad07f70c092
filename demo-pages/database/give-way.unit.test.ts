import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveWay } from './give-way.ts';

let client: PGlite;
beforeAll(async () => {
  client = giveWay(await PGlite.create());
});
afterAll(() => client.close());

it('lets others run between waiting queries, and keeps their order', async () => {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  const answers: unknown[] = [];
  const all = Array.from({ length: 40 }, async (_, index) => {
    const { rows } = await client.query<{ sum: string }>(
      `select ${index} as index, sum(n) from generate_series(1, 20000) n`,
    );
    answers.push((rows[0] as unknown as { index: number }).index);
  });
  setImmediate(count);
  await Promise.all(all);
  isOver = true;
  expect(turns).toBeGreaterThan(5);
  expect(answers).toEqual(Array.from({ length: 40 }, (_, index) => index));
});

it('goes on after a query that failed, and keeps transactions whole', async () => {
  await expect(client.query('select nothing')).rejects.toThrow('nothing');
  await client.query('create table t (n int)');
  const failing = client.transaction(async (tx) => {
    await tx.query('insert into t values (1)');
    throw new Error('undone');
  });
  const next = client.query('insert into t values (2)');
  await expect(failing).rejects.toThrow('undone');
  await next;
  expect((await client.query('select n from t')).rows).toEqual([{ n: 2 }]);
});
