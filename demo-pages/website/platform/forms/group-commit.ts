/** The queue is full: the sender should try again in a moment. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

interface GroupCommitOptions<Item, Result> {
  /** Writes all items in one transaction and returns a result for each, in the same order. */
  commit(items: readonly Item[]): Promise<readonly Result[]>;
  /** The largest number of items in one commit. */
  most: number;
  /** The largest number of waiting items. */
  longestQueue: number;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** After this many failures in a row, the database is at fault and not the items. */
const FAILURES_IN_A_ROW = 3;

/**
 * Lets concurrent requests share a transaction: while one commits, the next ones are collected. Each request is
 * answered only after its own commit. When a commit fails, its items are tried one by one, so that an invalid item
 * fails alone.
 */
export function createGroupCommit<Item, Result>(options: GroupCommitOptions<Item, Result>) {
  const { commit, most, longestQueue } = options;
  const queue: Waiting<Item, Result>[] = [];
  let isRunning = false;

  const commitAll = async (group: readonly Waiting<Item, Result>[]) => {
    const results = await commit(group.map(({ item }) => item));
    group.forEach(({ resolve }, place) => {
      // The commit returns a result for each item.
      resolve(results[place] as Result);
    });
  };

  const commitOneByOne = async (group: readonly Waiting<Item, Result>[], cause: unknown) => {
    let failures = 1;
    let last = cause;
    for (const waiting of group) {
      if (failures > FAILURES_IN_A_ROW) waiting.reject(last);
      else {
        try {
          await commitAll([waiting]);
          failures = 0;
        } catch (error) {
          last = error;
          failures += 1;
          waiting.reject(error);
        }
      }
    }
  };

  const run = async () => {
    isRunning = true;
    while (queue.length > 0) {
      const group = queue.splice(0, most);
      try {
        await commitAll(group);
      } catch (error) {
        if (group.length === 1) group[0]?.reject(error);
        else await commitOneByOne(group, error);
      }
    }
    isRunning = false;
  };

  /** Resolves with the item's result once it is committed. */
  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (queue.length >= longestQueue) {
        reject(new QueueFullError('Too many wait to be written.'));
        return;
      }
      queue.push({ item, resolve, reject });
      if (!isRunning) void run();
    });
}
