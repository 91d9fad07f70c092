import { ERROR_CODES, type ErrorCode, errorEntry, isErrorCode } from './error-codes.ts';

/** `path` names the field that is wrong; `decline_code` is the issuer's reason to refuse a charge. */
export interface ErrorDetails {
  path: string;
  messages: string[];
  decline_code?: string;
}

/**
 * An error answer of the API: can be thrown anywhere in a route and is sent in the envelope. Its code is one of the
 * table, with the status that the table gives it.
 */
export class SandboxError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'SandboxError';
  readonly details: ErrorDetails;
  constructor(
    readonly status: (typeof ERROR_CODES)[Code]['status'],
    readonly code: Code,
    message: string,
    details: ErrorDetails = { path: '', messages: [] },
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.details = { ...details, path: details.path || (errorEntry(code).field ?? '') };
  }

  /** A sentence that says what the caller does about it. */
  get advice(): string {
    return errorEntry(this.code).advice;
  }

  /** The error of a failure that was stored by its code. */
  static again({ code, message, details }: { code: string; message: string; details?: ErrorDetails }): SandboxError {
    const known = isErrorCode(code) ? code : 'unspecified_error';
    return new SandboxError(ERROR_CODES[known].status, known, message, details);
  }
}

/** The body breaks a rule; `path` names the field. */
export function validationError(path: string, ...messages: string[]): SandboxError {
  const message = messages[0] ?? 'The request is not valid';
  return new SandboxError(400, 'validation_error', message, { path, messages });
}
