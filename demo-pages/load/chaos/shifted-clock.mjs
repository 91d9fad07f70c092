/**
 * Loaded before a program (`node --import`): its clock is off by the milliseconds in the file that CHAOS_CLOCK names.
 * SIGUSR2 makes it read the file again, so that the clock of a running process jumps.
 */
import { readFileSync } from 'node:fs';

const read = () => Number(readFileSync(process.env.CHAOS_CLOCK, 'utf8'));
let offset = read();
process.on('SIGUSR2', () => {
  offset = read();
});

const TrueDate = Date;
globalThis.Date = class extends TrueDate {
  constructor(...values) {
    super(...(values.length === 0 ? [TrueDate.now() + offset] : values));
  }

  static now() {
    return TrueDate.now() + offset;
  }
};
