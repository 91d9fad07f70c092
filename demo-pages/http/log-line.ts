/** Prints an entry of a program's log: a line of JSON with its time. */
export const logLine = (entry: Record<string, unknown>): void =>
  console.log(JSON.stringify({ time: new Date().toISOString(), ...entry }));
