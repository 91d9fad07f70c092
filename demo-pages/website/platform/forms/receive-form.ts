import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Shown } from '#locales/message.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { type Fields, readFields } from '../http/read-fields.ts';
import { wantsPage } from '../http/request-facts.ts';
import { smallJson } from '../http/route-methods.ts';
import type { WebsiteContext } from '../http/website-env.ts';
import { renderPage } from '../pages/render-page.ts';
import type { SentForm } from '../site/form-field.tsx';
import { textsOfErrors } from '../site/languages/page-texts.ts';
import type { Markup } from '../site/page-context.ts';
import { postedLanguage } from '../site/posted-language.tsx';
import { siteFor } from '../site/sites.ts';
import type { CheckedForm, FormLimits } from './form-limits.ts';
import { QueueFullError } from './group-commit.ts';

interface ReceivedForm<Done> {
  /** Whose limits count the post. */
  name: CheckedForm;
  /** Validates and stores the fields. May throw HttpProblem. */
  take(fields: Fields): Promise<FormResult<Done>>;
  /** The JSON response after success. */
  taken(done: Done): object;
  refused(lines: string[]): object;
  /** The page to redirect to after success. */
  next(fields: Fields): string;
  /** The page with the form as it was sent. */
  again(fields: Fields, sent: SentForm): Promise<Markup>;
}

const BUSY = 'A lot of people are sending this form right now. What you typed is still here: try again in a moment.';

/**
 * Answers a form: JSON for the blocks; for a page without JavaScript a redirect, or the form again with everything that
 * was typed and the errors.
 */
export async function receiveForm<Done>(
  c: WebsiteContext,
  limits: FormLimits,
  form: ReceivedForm<Done>,
): Promise<Response> {
  const isPage = wantsPage(c);
  if (isPage) limits.flood(c, form.name);
  // A block still has what was typed: beyond the limit its post is refused before the body is read.
  const early = isPage ? undefined : await outcomeOf(() => limits.post(c, form.name));
  const fields = early ? {} : await readFields(c);
  const outcome =
    early ??
    (await outcomeOf(() => {
      if (isPage) limits.post(c, form.name);
      return form.take(fields);
    }));
  if (outcome.isTaken) return isPage ? c.redirect(form.next(fields), 303) : smallJson(c, form.taken(outcome.done));
  const { status, errors, messages, headers = {} } = outcome;
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  if (!isPage) {
    const inLanguage = siteFor('AUS', postedLanguage(c, fields));
    return smallJson(c, form.refused([...messages, ...Object.values(textsOfErrors(inLanguage, errors))]), status);
  }
  return c.html(renderPage(await form.again(fields, { typed: textsOf(fields), errors, messages })), status);
}

/** A limit or a full queue is reported on the form, so that nothing typed is lost. */
async function outcomeOf<Outcome>(take: () => Outcome): Promise<Awaited<Outcome> | FormResult<never>> {
  try {
    return await take();
  } catch (error) {
    if (error instanceof QueueFullError) {
      return { isTaken: false, status: 503, errors: {}, messages: [BUSY], headers: { 'Retry-After': '5' } };
    }
    if (!(error instanceof HttpProblem)) throw error;
    const { status, message, headers } = error;
    return { isTaken: false, status, errors: {}, messages: [message], headers };
  }
}

/** The sent texts; a checkbox is checked when its field is present. */
function textsOf(fields: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/**
 * The result of a form: accepted, or why not. Statuses: 200 to confirm it, 422 for errors that people can correct, 429,
 * 503.
 */
type FormResult<Done> =
  | { isTaken: true; done: Done }
  | {
      isTaken: false;
      status: ContentfulStatusCode;
      errors: Readonly<Record<string, Shown>>;
      messages: readonly string[];
      headers?: Readonly<Record<string, string>> | undefined;
    };

/** Nothing is wrong, but the form has to be sent again, from the page with its ticket. */
export const TO_CONFIRM = { isTaken: false, status: 200, errors: {}, messages: [] } as const;

/** A refusal with errors that people can correct. */
export function formRefusal(errors: Readonly<Record<string, Shown>>, messages: readonly string[] = []) {
  return { isTaken: false, status: 422, errors, messages } as const;
}
