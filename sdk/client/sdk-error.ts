import { categoryOf, type ErrorCategory, type ErrorCause, isRetryable } from './error-table.ts';
import { randomId } from './random-id.ts';

/** The machine-readable half of an error, safe to log: it never carries card or bank data (S8.40). */
export interface SdkErrorDetails {
  /** What went wrong, by its name. */
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
  /** The widget or call that the error belongs to; a new one unless given. */
  readonly contextId?: string | undefined;
  /** `details.message` where it differs from the message. */
  readonly detail?: string | undefined;
  /** The provider's error code. */
  readonly code?: string | undefined;
  /** The HTTP status, when an answer arrived. */
  readonly status?: number | undefined;
  /** The provider's `error.details`, as they came. */
  readonly providerDetails?: unknown;
}

/** Every error that the library throws, rejects with or reports (S8.39). */
export class SdkError extends Error {
  /** What tells this error from others, even where a page holds the library twice. */
  override readonly name = 'SdkError';
  /** What went wrong, by its name. */
  declare readonly cause: ErrorCause;
  /** The kind of thing that went wrong. */
  declare readonly category: ErrorCategory;
  /** True when the same request may succeed later. */
  declare readonly retryable: boolean;
  /** The provider’s error code, where it gave one. */
  declare readonly code: string | undefined;
  /** The HTTP status, when an answer arrived. */
  declare readonly status: number | undefined;
  /** The provider’s `error.details`, as they came. */
  declare readonly providerDetails: unknown;
  /** The half of the error that is safe to log. */
  declare readonly details: SdkErrorDetails;

  constructor(
    message: string,
    cause: ErrorCause = 'unknown_error',
    { contextId = randomId(), detail = message, ...answer }: SdkErrorOptions = {},
  ) {
    super(message);
    Object.assign(this, {
      cause,
      category: categoryOf(cause),
      retryable: isRetryable(cause),
      ...answer,
      details: { cause, contextId, message: detail, timestamp: new Date().toISOString() } satisfies SdkErrorDetails,
    });
  }
}

/** A merchant's mistake in calling the library, thrown before anything is sent. */
export function misuse(message: string): SdkError {
  return new SdkError(message, 'invalid_configuration');
}

/** Gives a caught value the library's error type, which it has by name: a page may hold the library twice. */
export function asSdkError(error: unknown): SdkError {
  return error instanceof Error && error.name === 'SdkError'
    ? (error as SdkError)
    : new SdkError(error instanceof Error ? error.message : UNKNOWN_ERROR);
}

/** S8.02: the text of a provider error that says nothing. */
export const UNKNOWN_ERROR = 'unknown error';
