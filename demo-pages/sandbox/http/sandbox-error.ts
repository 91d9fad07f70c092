import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An error answer of the API: can be thrown anywhere in a route and is sent in the envelope. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
    /** `path` names the field that is wrong; `decline_code` is the issuer's reason to refuse a charge. */
    readonly details: { path: string; messages: string[]; decline_code?: string } = { path: '', messages: [] },
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** The body breaks a rule; `path` names the field. */
export function validationError(path: string, ...messages: string[]): SandboxError {
  const message = messages[0] ?? 'The request is not valid';
  return new SandboxError(400, 'validation_error', message, { path, messages });
}
