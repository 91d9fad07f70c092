/** Lets what waits for a task run. */
export const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Keeps the console quiet, for each test of a suite; gives the warnings of the test at hand. */
export function quietConsole(): () => readonly unknown[] {
  const { warn, error } = console;
  let warnings: unknown[] = [];
  beforeEach(() => {
    warnings = [];
    console.warn = (text) => void warnings.push(text);
    console.error = () => {};
  });
  afterEach(() => void Object.assign(console, { warn, error }));
  return () => warnings;
}
