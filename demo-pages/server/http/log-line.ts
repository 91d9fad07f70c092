import { writeSync } from 'node:fs';

let waiting: string[] = [];

function write(): void {
  if (waiting.length === 0) return;
  const text = waiting.join('');
  waiting = [];
  process.stdout.write(text);
}

let millisecond = 0;
let written = '';
/** The time in words, which many entries of a millisecond share. */
function timeNow(): string {
  const now = Date.now();
  if (now !== millisecond) {
    millisecond = now;
    written = new Date(now).toISOString();
  }
  return written;
}

// What was logged in the last moment before an exit is written too.
process.on('exit', () => {
  try {
    if (waiting.length > 0) writeSync(1, waiting.splice(0).join(''));
  } catch {
    // Nobody reads it any more.
  }
});

/**
 * Prints an entry of a program's log: a line of JSON with its time. The entries of one turn of the event loop are
 * written together, because each write waits for the system.
 */
export const logLine = (entry: Record<string, unknown>): void => {
  if (waiting.length === 0) setImmediate(write);
  waiting.push(`{"time":"${timeNow()}",${JSON.stringify(entry).slice(1)}\n`);
};
