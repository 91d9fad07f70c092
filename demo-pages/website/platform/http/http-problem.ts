import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A request that cannot be served; the message says what the sender can do. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string>;

  constructor(status: ContentfulStatusCode, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}
