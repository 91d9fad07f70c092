import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Shown } from '#locales/message.ts';
import { formOf } from '#runtime/texts/catalogue.ts';

/** A request that cannot be served; the message tells the sender what to do. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: ContentfulStatusCode;
  /** What a page shows, in the language of its site; `message` is English. */
  readonly shown: Shown;
  readonly headers: Record<string, string>;

  constructor(status: ContentfulStatusCode, shown: Shown, headers: Record<string, string> = {}) {
    super(typeof shown === 'string' ? shown : formOf(shown.room.texts[shown.key] ?? '', shown.values));
    this.status = status;
    this.shown = shown;
    this.headers = headers;
  }
}
