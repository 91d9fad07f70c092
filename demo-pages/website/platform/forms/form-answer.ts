import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Shown } from '#locales/message.ts';

/** The result of a form: accepted, or why not. Statuses: 422 for errors that people can correct, 429, 503. */
export type FormOutcome<Done> =
  | { isTaken: true; done: Done }
  | {
      isTaken: false;
      status: ContentfulStatusCode;
      errors: Readonly<Record<string, Shown>>;
      messages: readonly string[];
      headers?: Readonly<Record<string, string>> | undefined;
    };

/** A refusal with errors that people can correct. */
export function refused(errors: Readonly<Record<string, Shown>>, messages: readonly string[] = []) {
  return { isTaken: false, status: 422, errors, messages } as const;
}
