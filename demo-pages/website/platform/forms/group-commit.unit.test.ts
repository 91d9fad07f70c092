import { describe, expect, it } from 'vitest';
import { createGroupCommit, QueueFullError } from './group-commit.ts';

/** A commit that the test controls: each call waits until it is released. */
function held() {
  const groups: number[][] = [];
  const release: (() => void)[] = [];
  const commit = async (items: readonly number[]) => {
    groups.push([...items]);
    await new Promise<void>((resolve) => release.push(resolve));
    return items.map((item) => item * 10);
  };
  const next = async () => {
    release.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { groups, commit, next };
}

describe('the group commit', () => {
  it('gathers what comes while it commits, and answers each at its own commit', async () => {
    const { groups, commit, next } = held();
    const write = createGroupCommit({ commit, most: 3, longestQueue: 100 });
    const answers: number[] = [];
    const all = [1, 2, 3, 4, 5, 6].map((item) => write(item).then((answer) => answers.push(answer)));
    expect(groups).toEqual([[1]]);
    await next();
    expect([groups, answers]).toEqual([[[1], [2, 3, 4]], [10]]);
    await next();
    expect([groups[2], answers]).toEqual([
      [5, 6],
      [10, 20, 30, 40],
    ]);
    await next();
    await Promise.all(all);
    expect(answers).toEqual([10, 20, 30, 40, 50, 60]);
    const later = write(7);
    await next();
    expect(await later).toBe(70);
  });

  it('lets a bad item spoil no other', async () => {
    const commit = async (items: readonly number[]) => {
      if (items.includes(3)) throw new Error('bad item');
      return items.map((item) => item * 10);
    };
    const write = createGroupCommit({ commit, most: 10, longestQueue: 100 });
    const settled = await Promise.allSettled([1, 2, 3, 4, 5].map(write));
    expect(settled.map((result) => (result.status === 'fulfilled' ? result.value : result.reason.message))).toEqual([
      10,
      20,
      'bad item',
      40,
      50,
    ]);
  });

  it('does not ask a dead database for each of many, and works again when it is back', async () => {
    let calls = 0;
    let isDead = true;
    const commit = async (items: readonly number[]) => {
      calls += 1;
      if (isDead) throw new Error('no database');
      return items;
    };
    const write = createGroupCommit({ commit, most: 100, longestQueue: 1_000 });
    const settled = await Promise.allSettled(Array.from({ length: 101 }, (_, n) => write(n)));
    expect(settled.every(({ status }) => status === 'rejected')).toBe(true);
    expect(calls).toBeLessThan(8);
    isDead = false;
    expect(await write(5)).toBe(5);
  });

  it('refuses what would wait too long, up to the number that may wait', async () => {
    const { commit, next } = held();
    const write = createGroupCommit({ commit, most: 10, longestQueue: 2 });
    const taken = [write(1), write(2), write(3)];
    await expect(write(4)).rejects.toBeInstanceOf(QueueFullError);
    await next();
    await next();
    expect(await Promise.all(taken)).toEqual([10, 20, 30]);
  });
});
