import { expect, it, vi } from 'vitest';
import { SdkError } from './sdk-error.ts';
import { settle } from './settle.ts';

it('gives the promise itself where nobody calls back', async () => {
  const outcome = Promise.resolve(1);
  expect(settle(outcome, undefined, vi.fn())).toBe(outcome);
});

it('gives nothing and calls back with the value', async () => {
  const [callback, onError] = [vi.fn(), vi.fn()];
  const outcome = Promise.resolve(1);
  expect(settle(outcome, callback, onError)).toBeUndefined();
  await outcome;
  expect(callback.mock.calls).toEqual([[1]]);
  expect(onError).not.toHaveBeenCalled();
});

it('calls back with an SdkError, but not for a call that its owner stopped', async () => {
  const [callback, onError] = [vi.fn(), vi.fn()];
  const fail = async (reason: unknown) => {
    settle(Promise.reject(reason), callback, onError);
    await Promise.resolve();
  };
  await fail(new SdkError('The call was stopped by destroy().', 'aborted'));
  expect(onError).not.toHaveBeenCalled();
  const own = new SdkError('m', 'not_found');
  await fail(own);
  await fail('text');
  expect(onError.mock.calls).toEqual([
    [own],
    [expect.objectContaining({ name: 'SdkError', message: 'unknown error' })],
  ]);
  expect(callback).not.toHaveBeenCalled();
});
