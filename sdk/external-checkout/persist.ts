import { asSdkError } from '../client/sdk-error.ts';

/** Milliseconds before a failed step is tried again. */
export const RETRY_DELAY = 1000;

/** Two more tries after a passing fault: the shopper has paid already, and a phone often wakes up offline. */
export async function persist<Value>(call: () => Promise<Value>): Promise<Value> {
  for (let left = 2; ; left--) {
    try {
      return await call();
    } catch (reason) {
      if (!left || !asSdkError(reason).retryable) throw reason;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    }
  }
}
