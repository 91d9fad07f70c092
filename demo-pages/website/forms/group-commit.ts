/** More wait than the database can take: try again in a moment. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

export interface GroupCommitOptions<Item, Result> {
  /** Writes all of them in one transaction, and answers each at its place. */
  commit(items: readonly Item[]): Promise<readonly Result[]>;
  /** The most items of one commit. */
  most: number;
  /** The most items that may wait for theirs. */
  longestQueue: number;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** So many failures in a row are the database's, not the items'. */
const FAILURES_IN_A_ROW = 3;

/**
 * Lets requests that arrive at the same time share a transaction: while one commits, the next ones gather. Each is answered
 * only after its own commit. When a commit fails, its items are tried one by one, so that a bad one spoils no other.
 */
export function createGroupCommit<Item, Result>(options: GroupCommitOptions<Item, Result>) {
  const { commit, most, longestQueue } = options;
  const queue: Waiting<Item, Result>[] = [];
  let isRunning = false;

  const commitAll = async (group: readonly Waiting<Item, Result>[]) => {
    const results = await commit(group.map(({ item }) => item));
    group.forEach(({ resolve }, place) => {
      // The commit answers each of its items.
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
