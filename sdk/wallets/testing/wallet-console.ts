/** Runs everything that waits for a task. */
export const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Silences the console for each test of a suite; returns the warnings of the current test. */
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
