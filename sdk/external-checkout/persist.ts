import { asSdkError } from '../client/sdk-error.ts';

/** Milliseconds before a failed step is tried again. */
export const RETRY_DELAY = 1000;

/**
 * Two more tries after a passing fault: the shopper has paid already, and a phone often wakes up offline.
 * Stays pending when the signal is aborted between two tries.
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
