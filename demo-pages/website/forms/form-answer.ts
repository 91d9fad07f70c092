import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Why a form was not taken, or that it was. Statuses: 422 for what people can put right, 429, 503. */
export type FormOutcome<Done> =
  | { isTaken: true; done: Done }
  | {
      isTaken: false;
      status: ContentfulStatusCode;
      errors: Readonly<Record<string, string>>;
      messages: readonly string[];
      headers?: Readonly<Record<string, string>> | undefined;
    };

/** What people can put right. */
export function refused(errors: Readonly<Record<string, string>>, messages: readonly string[] = []) {
  return { isTaken: false, status: 422, errors, messages } as const;
}
