/** Milliseconds before the first retry; each further one waits twice as long. */
export const FIRST_DELAY = 1000;
/** The maximum wait without a Retry-After header. */
export const LONGEST_DELAY = 30_000;
/** A server may ask for a longer wait than that, up to this limit. */
export const LONGEST_RETRY_AFTER = 600_000;

/** Jitter shortens a wait by a quarter at most, so that ten minutes of outage cost at most 32 requests. */
const JITTER = 0.25;

/** Milliseconds to wait after consecutive failures, counted from 0; `random` is from 0 to below 1. */
export function backOff(failures: number, random: number): number {
  const longest = Math.min(FIRST_DELAY * 2 ** Math.min(failures, 10), LONGEST_DELAY);
  return Math.round(longest * (1 - JITTER * random));
}

/** Reads a Retry-After header, seconds or a date, as milliseconds from `now`; 0 if it is missing or malformed. */
export function readRetryAfter(value: string | null, now: number): number {
  if (!value) return 0;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return wait > 0 ? Math.min(wait, LONGEST_RETRY_AFTER) : 0;
}
