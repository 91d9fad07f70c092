const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The longest waits between the twelve attempts: just under three days in all. */
const WAITS_MS = [
  5_000,
  30_000,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  4 * HOUR_MS,
  8 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];

/** A wait is shortened by up to this part, so that many deliveries that failed together do not return together. */
const JITTER = 0.1;

/** When to try again after so many failed attempts; null after the last. `random` gives 0 to 1. */
export function nextAttempt(tries: number, now: Date, random: () => number): Date | null {
  const wait = WAITS_MS[tries - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait * (1 - JITTER * random()));
}
