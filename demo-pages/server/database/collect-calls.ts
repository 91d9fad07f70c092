import { setImmediate } from 'node:timers';

/** How calls of the same moment share their work. */
interface CollectedCalls<Item, Result> {
  /**
   * Works on several items with the same few statements. For each item it resolves with a function that returns its
   * result or throws its error, or with undefined for an item that is to be worked on alone. When it rejects, all are.
   */
  together(items: readonly Item[]): Promise<readonly ((() => Result) | undefined)[]>;
  alone(item: Item): Promise<Result>;
  /** How many items at most are worked on together. */
  most: number;
  /** Gets the error with which `together` rejected. */
  onFailure(error: Error, items: number): void;
}

interface Call<Item, Result> {
  item: Item;
  resolve(result: Result | Promise<Result>): void;
}

/**
 * A function whose calls share work when they come at the same moment: those of one turn of the event loop, and those
 * that come while others are worked on together. A call alone does not wait, and no call waits for one that is worked
 * on alone. Nothing is answered before its work is done, so that shared transactions keep what each call promises.
 */
export function collectCalls<Item, Result>({
  together,
  alone,
  most,
  onFailure,
}: CollectedCalls<Item, Result>): (item: Item) => Promise<Result> {
  const waiting: Call<Item, Result>[] = [];
  let isPlanned = false;
  // Async, so that an error that is thrown at once reaches its caller alone.
  const runAlone = ({ item, resolve }: Call<Item, Result>) => resolve((async () => alone(item))());

  const runTogether = async (calls: readonly Call<Item, Result>[]): Promise<void> => {
    const items = calls.map(({ item }) => item);
    const results = await (async () => together(items))().catch((error: Error) => {
      onFailure(error, calls.length);
      return [];
    });
    for (const [index, call] of calls.entries()) {
      const settled = results[index];
      if (settled) call.resolve((async () => settled())());
      else runAlone(call);
    }
  };

  const runNext = async (): Promise<void> => {
    const calls = waiting.splice(0, most);
    if (calls.length > 1) await runTogether(calls);
    else for (const call of calls) runAlone(call);
    isPlanned = false;
    plan();
  };

  const plan = () => {
    if (isPlanned || waiting.length === 0) return;
    isPlanned = true;
    setImmediate(() => void runNext());
  };

  return (item) =>
    new Promise((resolve) => {
      waiting.push({ item, resolve });
      plan();
    });
}

/** A read whose callers of the same moment share one: it begins after each of them has asked. */
export const shareReads = <Result>(read: () => Promise<Result>): (() => Promise<Result>) => {
  const ask = collectCalls<undefined, Result>({
    async together(items) {
      const result = await read();
      return items.map(() => () => result);
    },
    alone: read,
    most: Number.POSITIVE_INFINITY,
    // Then each caller reads by itself and gets the error.
    onFailure() {},
  });
  return () => ask(undefined);
};
