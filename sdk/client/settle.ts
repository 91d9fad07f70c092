import { asSdkError, type SdkError } from './sdk-error.ts';

/**
 * Supports both styles of the public methods: with a callback, the outcome goes to the callbacks and nothing is
 * returned; without one, a promise is returned. A call that `destroy()` stopped runs no callback.
 */
export function settle<Value>(
  outcome: Promise<Value>,
  callback: ((value: Value) => void) | undefined,
  onError: (error: SdkError) => void,
): Promise<Value> | undefined {
  if (!callback) return outcome;
  outcome.then(callback, (reason) => {
    const error = asSdkError(reason);
    if (error.cause !== 'aborted') onError(error);
  });
  return undefined;
}
