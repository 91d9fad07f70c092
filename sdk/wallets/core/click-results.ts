/** The results of the click handlers: `take` runs one of them, `ask` returns whether the click counts. */
export function collectClickResults() {
  let results: unknown[] = [];
  return {
    take(handler: () => unknown): void {
      results.push(false);
      // The refusal of a handler that throws is still recorded.
      const result = handler();
      results.splice(results.lastIndexOf(false), 1, result);
    },
    ask(run: () => void): boolean | Promise<boolean> {
      results = [];
      run();
      const current = results;
      if (current.includes(false)) return false;
      const isPromise = (result: unknown) => typeof (result as PromiseLike<unknown> | undefined)?.then === 'function';
      return current.some(isPromise) ? Promise.all(current).then((all) => !all.includes(false)) : true;
    },
  };
}
