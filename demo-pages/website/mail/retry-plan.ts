import { type RetryPlan, retryWait } from '../../operations/jobs/retry-wait.ts';

/** The maximum number of attempts for a mail, over about a day. */
export const MAX_ATTEMPTS = 10;
export const MAIL_RETRY_PLAN: RetryPlan = { firstMs: 30_000, longestMs: 6 * 3_600_000 };

/** The delay before the next attempt, in ms from now. */
export function waitAfter(attempts: number, random?: () => number): number {
  return retryWait(MAIL_RETRY_PLAN, attempts, random);
}

/** The storable part of an error: its code. A mail server's text quotes people's addresses. */
export function codeOf(error: unknown): string {
  const { responseCode, code } = (error ?? {}) as { responseCode?: unknown; code?: unknown };
  if (typeof responseCode === 'number') return String(responseCode);
  return typeof code === 'string' && /^[A-Z_]{1,30}$/.test(code) ? code : 'unknown';
}

/** Whether the server rejected this mail permanently: 5xx, but not a wrong password, which people can correct. */
export function isFinal(error: unknown): boolean {
  const { responseCode, code } = (error ?? {}) as { responseCode?: unknown; code?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH';
}
