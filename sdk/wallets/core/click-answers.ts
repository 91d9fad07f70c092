/** The results of the click handlers: `take` runs one of them, `ask` returns whether the click counts. */
export function collectAnswers() {
  let answers: unknown[] = [];
  return {
    take(handler: () => unknown): void {
      answers.push(false);
      // The refusal of a handler that throws is still recorded.
      const answer = handler();
      answers.splice(answers.lastIndexOf(false), 1, answer);
    },
    ask(tell: () => void): boolean | Promise<boolean> {
      answers = [];
      tell();
      const given = answers;
      if (given.includes(false)) return false;
      const isPromise = (answer: unknown) => typeof (answer as PromiseLike<unknown> | undefined)?.then === 'function';
      return given.some(isPromise) ? Promise.all(given).then((all) => !all.includes(false)) : true;
    },
  };
}
