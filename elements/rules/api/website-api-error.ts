/** The ways in which a call can fail, each with the message for people: what happened and what to do. */
export const WEBSITE_API_ERRORS = {
  offline: 'We could not reach the site. Check your connection and try again.',
  timeout: 'The site is taking too long to answer. Try again in a moment.',
  rejected: 'Some of what was sent could not be accepted. Check it and try again.',
  undecided: 'We do not know yet whether this went through. Do not send it again now.',
  server_error: 'Something went wrong on our side. Try again in a moment.',
  bot_check: 'We have to check that a person is sending this. Reload the page and try again.',
  not_json: 'We could not read the site’s answer. Reload the page and try again.',
  bad_answer: 'The site’s answer was not what we expected. Reload the page and try again.',
  aborted: 'The request was stopped.',
  not_set_up: 'This form is not ready yet, so nothing was sent. Please contact us in another way.',
  preview: 'This is a preview: nothing is sent or fetched.',
} as const;

/** The same for the texts of other languages. */
export const API_SAID = { room: 'api', said: true, texts: WEBSITE_API_ERRORS } as const;

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
