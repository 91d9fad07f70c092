import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A request that cannot be served; the message tells the sender what to do. */
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
