import { asSdkError } from '../client/sdk-error.ts';

/** Milliseconds before a failed step is retried. */
export const RETRY_DELAY = 1000;

/**
 * Two retries after a temporary failure: the shopper has already paid, and a phone that returns to its page is often
 * offline for a moment.
 * Stays pending if the signal aborts between two tries.
 */
export async function persist<Value>(call: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  for (let left = 2; ; left--) {
    try {
      return await call();
    } catch (reason) {
      if (!left || !asSdkError(reason).retryable) throw reason;
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, RETRY_DELAY);
        signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
      });
    }
  }
}
