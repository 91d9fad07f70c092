import { describe, expect, it } from 'vitest';
import { CAUSES, categoryOf, causeOfStatus, type ErrorCause } from './error-table.ts';
import { readProviderError } from './provider-error.ts';
import { SdkError } from './sdk-error.ts';

const categories: [row: string, category: string, causes: ErrorCause[]][] = [
  ['S8.23', 'process', ['aborted', 'canceled']],
  ['S8.24', 'identity_access_management', ['access_forbidden', 'unauthorized']],
  ['S8.25', 'configuration', ['invalid_configuration']],
  ['S8.26', 'validation', ['invalid_input', 'already_exists', 'unprocessable_entity']],
  ['S8.27', 'resource', ['not_found', 'rate_limited']],
  ['S8.28', 'internal', ['server_busy', 'service_unreachable', 'not_implemented', 'unknown_error']],
];

describe('causes and categories', () => {
  for (const [row, category, causes] of categories) {
    it(`puts ${causes.join(', ')} into ${category} [${row}]`, () => {
      const listed = Object.entries(CAUSES).filter(([, [value]]) => value === category);
      expect(listed.map(([cause]) => cause)).toEqual(causes);
      for (const cause of causes) expect(new SdkError('m', cause).category).toBe(category);
    });
  }

  it('is retryable for rate_limited, server_busy and service_unreachable only [S8.41]', () => {
    const retryable = Object.keys(CAUSES).filter((cause) => new SdkError('m', cause as ErrorCause).retryable);
    expect(retryable.sort()).toEqual(['rate_limited', 'server_busy', 'service_unreachable']);
  });
});

const statuses: [row: string, status: number, cause: ErrorCause, message: string][] = [
  ['S8.29', 400, 'invalid_input', 'validation_error'],
  ['S8.30', 401, 'unauthorized', 'unauthorized_resource'],
  ['S8.31', 403, 'access_forbidden', 'invalid_credentials'],
  ['S8.32', 404, 'not_found', 'not_found'],
  ['S8.33', 429, 'rate_limited', 'rate_limited'],
  ['S8.34', 500, 'server_busy', 'server_busy'],
  ['S8.35', 503, 'service_unreachable', 'service_unreachable'],
];

describe('HTTP statuses', () => {
  for (const [row, status, cause, message] of statuses) {
    it(`maps ${status} to ${cause} with the default ${message} [${row}]`, () => {
      const error = readProviderError(status, {});
      expect(error.cause).toBe(cause);
      expect(error.category).toBe(categoryOf(cause));
      expect(error.details.message).toBe(message);
      expect(error.status).toBe(status);
    });
  }

  it('maps every other status to unknown_error [S8.36] [S8.37]', () => {
    for (const status of [399, 402, 405, 409, 422, 428, 499, 501, 502, 504]) {
      expect(causeOfStatus(status)).toEqual(['unknown_error', 'unknown_error']);
      const error = readProviderError(status, {});
      expect([error.cause, error.category, error.details.message]).toEqual([
        'unknown_error',
        'internal',
        'unknown_error',
      ]);
    }
  });

  it('is not fooled by inherited property names [S8.36]', () => {
    expect(causeOfStatus('constructor' as unknown as number)).not.toContain('invalid_input');
  });
});
