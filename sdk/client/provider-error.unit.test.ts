import { describe, expect, it } from 'vitest';
import { readProviderError } from './provider-error.ts';
import { asSdkError, SdkError } from './sdk-error.ts';

describe('the provider error body', () => {
  it('gives message and code [S8.01]', () => {
    const error = readProviderError(400, { error: { message: 'm', code: 'c' } });
    expect(error).toBeInstanceOf(SdkError);
    expect([error.message, error.code]).toEqual(['m', 'c']);
  });

  it('keeps the provider’s own details as they came [C8.26]', () => {
    expect(readProviderError(400, { error: { message: 'M', details: 'D' } }).providerDetails).toBe('D');
    expect(readProviderError(400, { error: { message: 'M' } }).providerDetails).toBeUndefined();
  });

  it('reads unknown error without a message [S8.02]', () => {
    for (const body of [
      {},
      { error: {} },
      { error: null },
      { error: { message: '' } },
      { error: [] },
      null,
      undefined,
      'x',
      5,
    ]) {
      expect(readProviderError(400, body).message).toBe('unknown error');
    }
    expect(readProviderError(400, { error: { message: { html: '<b>' } } }).message).toBe('unknown error');
    expect(readProviderError(400, { error: { message: 'm' } }).message).toBe('m');
  });

  it('keeps the default of the status table in the details [S8.38]', () => {
    const silent = readProviderError(400, {});
    expect([silent.message, silent.details.message]).toEqual(['unknown error', 'validation_error']);
    const speaking = readProviderError(400, { error: { message: 'm' } });
    expect([speaking.message, speaking.details.message]).toEqual(['m', 'm']);
  });
});

describe('SdkError', () => {
  it('carries cause, category, retryable and details [S8.39]', () => {
    const error = readProviderError(429, {});
    expect(error).toMatchObject({ name: 'SdkError', cause: 'rate_limited', category: 'resource', retryable: true });
    expect(typeof error.details).toBe('object');
  });

  it('has exactly four details, with a parsable timestamp and an own context [S8.40]', () => {
    const { details } = new SdkError('m', 'aborted');
    expect(Object.keys(details).sort()).toEqual(['cause', 'contextId', 'message', 'timestamp']);
    expect(details).toMatchObject({ cause: 'aborted', message: 'm' });
    expect(Number.isNaN(Date.parse(details.timestamp))).toBe(false);
    expect(details.contextId).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(new SdkError('m').details.contextId).not.toBe(details.contextId);
    expect(new SdkError('m', 'aborted', { contextId: 'w1' }).details.contextId).toBe('w1');
  });

  it('wraps whatever was thrown', () => {
    const own = new SdkError('m', 'not_found');
    expect(asSdkError(own)).toBe(own);
    expect(asSdkError(new TypeError('t'))).toMatchObject({ name: 'SdkError', message: 't', cause: 'unknown_error' });
    // An object that only has the name, such as a message that names an error, is not an SdkError.
    expect(asSdkError({ name: 'SdkError', message: 'm' }).message).toBe('unknown error');
    // A second copy of the library on the same page has a different class.
    const foreign = Object.assign(new Error('f'), { name: 'SdkError' });
    expect(asSdkError(foreign)).toBe(foreign);
    expect(asSdkError('text').message).toBe('unknown error');
  });
});
