import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An answer that is an error of the API: thrown anywhere in a route, sent in the envelope. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
    readonly details: { path: string; messages: string[] } = { path: '', messages: [] },
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** The body breaks a rule; `path` names the field. */
export function validationError(path: string, ...messages: string[]): ProviderError {
  const message = messages[0] ?? 'The request is not valid';
  return new ProviderError(400, 'validation_error', message, { path, messages });
}
