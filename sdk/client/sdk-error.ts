import { CATEGORY_OF, type ErrorCategory, type ErrorCause, RETRYABLE } from './error-table.ts';
import { randomId } from './random-id.ts';

/** The machine-readable half of an error, safe to log: it never carries card or bank data (S8.40). */
export interface SdkErrorDetails {
  readonly cause: ErrorCause;
  /** Ties the error to one widget or one call, for a support request. */
  readonly contextId: string;
  /** The provider's own words, or the default of the status table. */
  readonly message: string;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
}

/** What a caller may add to an error. */
export interface SdkErrorOptions {
  readonly contextId?: string | undefined;
  /** `details.message` where it differs from the message. */
  readonly detail?: string | undefined;
  /** The provider's error code. */
  readonly code?: string | undefined;
  /** The HTTP status, when an answer arrived. */
  readonly status?: number | undefined;
}

/** Every error that the library throws, rejects with or reports (S8.39). */
export class SdkError extends Error {
  override readonly name = 'SdkError';
  override readonly cause: ErrorCause;
  readonly category: ErrorCategory;
  /** True when the same request may succeed later. */
  readonly retryable: boolean;
  readonly code: string | undefined;
  readonly status: number | undefined;
  readonly details: SdkErrorDetails;

  constructor(message: string, cause: ErrorCause = 'unknown_error', options: SdkErrorOptions = {}) {
    super(message);
    this.cause = cause;
    this.category = CATEGORY_OF[cause];
    this.retryable = RETRYABLE.includes(cause);
    this.code = options.code;
    this.status = options.status;
    this.details = {
      cause,
      contextId: options.contextId ?? randomId(),
      message: options.detail ?? message,
      timestamp: new Date().toISOString(),
    };
  }
}

/** A merchant's mistake in calling the library, thrown before anything is sent. */
export function misuse(message: string): SdkError {
  return new SdkError(message, 'invalid_configuration');
}

/** Gives a caught value the library's error type. */
export function asSdkError(error: unknown): SdkError {
  return error instanceof SdkError ? error : new SdkError(error instanceof Error ? error.message : UNKNOWN_ERROR);
}

/** S8.02: the text of a provider error that says nothing. */
export const UNKNOWN_ERROR = 'unknown error';
