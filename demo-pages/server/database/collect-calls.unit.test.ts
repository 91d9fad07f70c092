import { expect, it } from 'vitest';
import { collectCalls, shareReads } from './collect-calls.ts';

/** Doubles numbers: odd ones alone, 4 never, and all of a group alone when the group holds 8. */
function openDoubler(most = 10) {
  const log: string[] = [];
  const double = collectCalls<number, number>({
    async together(items) {
      log.push(`together ${items}`);
      if (items.includes(8)) throw new Error('eight');
      return items.map((item) => {
        if (item % 2 === 1) return undefined;
        return () => {
          if (item === 4) throw new Error('four');
          return item * 2;
        };
      });
    },
    async alone(item) {
      log.push(`alone ${item}`);
      if (item === 4) throw new Error('four alone');
      return item * 2;
    },
    most,
    onFailure: ({ message }, items) => log.push(`${message} of ${items}`),
  });
  return { log, double };
}
const results = async (calls: Promise<number>[]) =>
  (await Promise.allSettled(calls)).map((each) => (each.status === 'fulfilled' ? each.value : each.reason.message));

it('works on calls of one moment together, and on one call alone', async () => {
  const { log, double } = openDoubler();
  expect(await double(2)).toBe(4);
  expect(await Promise.all([double(2), Promise.resolve().then(() => double(6))])).toEqual([4, 12]);
  expect(log).toEqual(['alone 2', 'together 2,6']);
});

it('answers each call with its own result or error', async () => {
  const { log, double } = openDoubler();
  expect(await results([2, 3, 4].map(double))).toEqual([4, 6, 'four']);
  expect(log).toEqual(['together 2,3,4', 'alone 3']);
});

it('works on each alone when that fails together', async () => {
  const { log, double } = openDoubler();
  expect(await results([2, 8, 4].map(double))).toEqual([4, 16, 'four alone']);
  expect(log).toEqual(['together 2,8,4', 'eight of 3', 'alone 2', 'alone 8', 'alone 4']);
});

it('takes at most so many at once', async () => {
  const { log, double } = openDoubler(2);
  expect(await results([2, 6, 10, 12, 14].map(double))).toEqual([4, 12, 20, 24, 28]);
  expect(log).toEqual(['together 2,6', 'together 10,12', 'alone 14']);
});

it('collects what comes while others are worked on together, and waits for none that is alone', async () => {
  const groups: string[][] = [];
  const ends = new Map<string, () => void>();
  const until = (name: string) => new Promise<void>((resolve) => ends.set(name, resolve));
  const ask = collectCalls<string, string>({
    async together(items) {
      groups.push([...items]);
      await until(items.join());
      return items.map((item) => () => item);
    },
    alone: async (item) => {
      await until(item);
      return item;
    },
    most: 10,
    onFailure() {},
  });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const slow = ask('slow');
  await turn();
  const first = [ask('a'), ask('b')];
  await turn();
  const next = [ask('c')];
  await turn();
  next.push(ask('d'));
  await turn();
  expect(groups, 'the second waits for the first, and the first not for the slow one').toEqual([['a', 'b']]);
  ends.get('a,b')!();
  expect(await Promise.all(first)).toEqual(['a', 'b']);
  await turn();
  await turn();
  expect(groups).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  ends.get('c,d')!();
  expect(await Promise.all(next)).toEqual(['c', 'd']);
  ends.get('slow')!();
  expect(await slow).toBe('slow');
});

it('shares a read that begins after each of its callers has asked', async () => {
  let stored = 1;
  let reads = 0;
  const read = shareReads(async () => {
    reads += 1;
    return stored;
  });
  const first = read();
  stored = 2;
  expect(await Promise.all([first, read(), read()])).toEqual([2, 2, 2]);
  expect(reads).toBe(1);
  stored = 3;
  expect(await read()).toBe(3);
});

it('goes on after work that throws at once', async () => {
  const fail = (): never => {
    throw new Error('at once');
  };
  const call = collectCalls<number, number>({ together: fail, alone: fail, most: 10, onFailure: () => {} });
  expect(await results([call(1)])).toEqual(['at once']);
  expect(await results([call(1), call(2)])).toEqual(['at once', 'at once']);
  expect(await results([call(3)])).toEqual(['at once']);
});
