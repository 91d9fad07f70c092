import { HttpProblem } from '../http/http-problem.ts';
import type { Fields } from '../http/read-fields.ts';
import { readFields } from '../http/read-fields.ts';
import { wantsPage } from '../http/request-facts.ts';
import { smallJson } from '../http/small-json.ts';
import type { WebsiteContext } from '../http/website-env.ts';
import type { Markup } from '../site/page-context.ts';
import type { SentForm } from '../site/sent-form.ts';
import type { FormOutcome } from './form-answer.ts';
import { QueueFullError } from './group-commit.ts';
import { storable } from './storable.ts';

export interface ReceivedForm<Done> {
  /** Judges and stores what came. May throw HttpProblem. */
  take(fields: Fields): Promise<FormOutcome<Done>>;
  /** The call's answer. */
  taken(done: Done): object;
  refused(lines: string[]): object;
  /** Where a page goes on. */
  next(fields: Fields): string;
  /** The page with the form as it was sent. */
  again(fields: Fields, sent: SentForm): Promise<Markup>;
}

const BUSY = 'Very many people are sending this form. What you typed is still here: try again in a moment.';

/**
 * Answers a form: JSON to the blocks; to a page without JavaScript a redirect, or the form again with everything that was
 * typed and what to put right.
 */
export async function receiveForm<Done>(c: WebsiteContext, form: ReceivedForm<Done>): Promise<Response> {
  const fields = storable(await readFields(c));
  const outcome = await outcomeOf(form, fields);
  if (outcome.isTaken) {
    return wantsPage(c) ? c.redirect(form.next(fields), 303) : smallJson(c, form.taken(outcome.done));
  }
  const { status, errors, messages, headers = {} } = outcome;
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  if (!wantsPage(c)) return smallJson(c, form.refused([...messages, ...Object.values(errors)]), status);
  return c.html(await form.again(fields, { typed: textsOf(fields), errors, messages }), status);
}

/** A limit or a full queue is told on the form, so that nothing typed is lost. */
async function outcomeOf<Done>(form: ReceivedForm<Done>, fields: Fields): Promise<FormOutcome<Done>> {
  try {
    return await form.take(fields);
  } catch (error) {
    if (error instanceof QueueFullError) {
      return { isTaken: false, status: 503, errors: {}, messages: [BUSY], headers: { 'Retry-After': '5' } };
    }
    if (!(error instanceof HttpProblem)) throw error;
    const { status, message, headers } = error;
    return { isTaken: false, status, errors: {}, messages: [message], headers };
  }
}

/** Texts as they came; ticks count when they are there. */
function textsOf(fields: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
