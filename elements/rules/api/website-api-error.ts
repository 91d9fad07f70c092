import API_TEXTS from '#texts/elements/api';

/** The ways in which a call can fail, each with the message for people: what happened and what to do. */
export const WEBSITE_API_ERRORS = API_TEXTS.texts;

export type WebsiteApiErrorCode = keyof typeof WEBSITE_API_ERRORS;

export interface WebsiteApiErrorDetails {
  /** The HTTP status, if there was a response. */
  readonly status?: number;
  /** The server's own sentences (`rejected`), to be shown as text. */
  readonly errors?: readonly string[];
  /** The server's one sentence for people, if it sent one; text, like `errors`. */
  readonly friendlyErrorMessage?: string;
  readonly cause?: unknown;
}

/** The error of every call of the website; `message` is the sentence for people. */
export class WebsiteApiError extends Error {
  override readonly name = 'WebsiteApiError';
  readonly code: WebsiteApiErrorCode;
  readonly status: number | undefined;
  readonly errors: readonly string[];
  readonly friendlyErrorMessage: string;

  constructor(code: WebsiteApiErrorCode, details: WebsiteApiErrorDetails = {}) {
    super(WEBSITE_API_ERRORS[code], { cause: details.cause });
    this.code = code;
    this.status = details.status;
    this.errors = details.errors ?? [];
    this.friendlyErrorMessage = details.friendlyErrorMessage ?? '';
  }
}
