import { categoryOf, type ErrorCategory, type ErrorCause, isRetryable } from './error-table.ts';
import { randomId } from './random-id.ts';

/** The machine-readable part of an error, safe to log: it never contains card or bank data (S8.40). */
export interface SdkErrorDetails {
  /** The cause, one of a closed list. */
  readonly cause: ErrorCause;
  /** Identifies the widget or the call, for a support request. */
  readonly contextId: string;
  /** The provider's message, or the default message of the HTTP status. */
  readonly message: string;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
}

/** The optional fields of an error. */
export interface SdkErrorOptions {
  /** The id of the widget or call that failed; a new one if omitted. */
  readonly contextId?: string | undefined;
  /** `details.message`, if it differs from the message. */
  readonly detail?: string | undefined;
  /** The provider's error code. */
  readonly code?: string | undefined;
  /** The HTTP status, if a response arrived. */
  readonly status?: number | undefined;
  /** The provider's `error.details`, unchanged. */
  readonly providerDetails?: unknown;
}

/** Every error that the library throws, rejects with or reports (S8.39). */
export class SdkError extends Error {
  /** Identifies this error class, even if a page loads the library twice. */
  override readonly name = 'SdkError';
  /** The cause, one of a closed list. */
  declare readonly cause: ErrorCause;
  /** The category of the cause. */
  declare readonly category: ErrorCategory;
  /** True if the same request may succeed later. */
  declare readonly retryable: boolean;
  /** The provider’s error code, if it sent one. */
  declare readonly code: string | undefined;
  /** The HTTP status, if a response arrived. */
  declare readonly status: number | undefined;
  /** The provider’s `error.details`, unchanged. */
  declare readonly providerDetails: unknown;
  /** The part of the error that is safe to log. */
  declare readonly details: SdkErrorDetails;

  constructor(
    message: string,
    cause: ErrorCause = 'unknown_error',
    { contextId = randomId(), detail = message, ...response }: SdkErrorOptions = {},
  ) {
    super(message);
    Object.assign(this, {
      cause,
      category: categoryOf(cause),
      retryable: isRetryable(cause),
      ...response,
      details: { cause, contextId, message: detail, timestamp: new Date().toISOString() } satisfies SdkErrorDetails,
    });
  }
}

/** The error for a merchant's wrong call of the library, thrown before any request. */
export function misuse(message: string): SdkError {
  return new SdkError(message, 'invalid_configuration');
}

/** Converts a caught value to an `SdkError`, recognised by its name, because a page may load the library twice. */
export function asSdkError(error: unknown): SdkError {
  return error instanceof Error && error.name === 'SdkError'
    ? (error as SdkError)
    : new SdkError(error instanceof Error ? error.message : UNKNOWN_ERROR);
}

/** S8.02: the message of a provider error without one. */
export const UNKNOWN_ERROR = 'unknown error';
