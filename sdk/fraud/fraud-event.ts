import type { SdkError } from '../client/sdk-error.ts';

/** S3.73: the events of a fingerprint. */
export const FRAUD_EVENT = {
  FINGERPRINT_TOKEN_READY: 'fingerprint-token-ready',
  FINGERPRINT_TOKEN_ERROR: 'fingerprint-token-error',
} as const;

/** Event names and what their handlers receive: the token, or an error with its `code`. */
export interface FraudEventMap {
  /** The token of the fingerprint that was taken. */
  'fingerprint-token-ready': string;
  /**
   * Codes: `unexpected_token_type`, `fingerprint_timeout`, `unsupported_provider`, `script_failed`, `script_timeout`,
   * or the provider's own.
   */
  'fingerprint-token-error': SdkError;
}
