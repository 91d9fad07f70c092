import { BOT_CHECK_REQUIRED_HEADER } from '#rules/bot-check/bot-check-headers.ts';
import { isElsewhere } from '#rules/page-location.ts';
import { isPreviewPage } from '#rules/preview-page.ts';
import { toJson } from '#sdk/to-json.ts';
import { WebsiteApiError } from './website-api-error.ts';
import { errorList, looseText, z } from './zod.ts';

/** One call: a GET without a body, or a POST of JSON. */
export interface JsonCall<Schema extends z.ZodMiniType> {
  readonly url: string;
  readonly body?: unknown;
  readonly schema: Schema;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Headers in addition to those of JSON. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The response schema itself has errors: then a 4xx response with errors is a result, not a failure. */
  readonly mayHaveErrors?: boolean;
}

const refusalSchema = z.object({ errors: errorList, friendlyErrorMessage: looseText });

/**
 * Makes one call, without retries, and returns the validated response.
 * @throws WebsiteApiError for everything else.
 */
export async function sendJson<Schema extends z.ZodMiniType>(
  fetch: typeof globalThis.fetch,
  call: JsonCall<Schema>,
): Promise<z.output<Schema>> {
  if (isPreviewPage()) throw new WebsiteApiError('preview');
  const { ok, status, text, requiresBotCheck } = await exchange(fetch, call);
  const json = parseJson(text);
  const refusal = z.safeParse(refusalSchema, json);
  const reasons = refusal.success ? refusal.data : { errors: [], friendlyErrorMessage: '' };
  // Accepted, but the result is not known yet.
  if (status === 202) throw new WebsiteApiError('undecided', { status, ...reasons });
  if (!ok) {
    if (requiresBotCheck) throw new WebsiteApiError('bot_check', { status, ...reasons });
    // A refusal without a reason must not count as a success, whose list of errors is empty too.
    if (!call.mayHaveErrors || reasons.errors.length === 0) {
      throw new WebsiteApiError(status === 422 ? 'rejected' : 'server_error', { status, ...reasons });
    }
  }
  if (json === undefined) throw new WebsiteApiError('not_json', { status });
  const schema = z.safeParse(call.schema, json);
  if (!schema.success) throw new WebsiteApiError('bad_answer', { status, cause: schema.error });
  return schema.data;
}

/** The status and the whole text of the response, within the time limit. */
async function exchange(
  fetch: typeof globalThis.fetch,
  { url, body, timeoutMs, signal, headers }: JsonCall<z.ZodMiniType>,
): Promise<{ ok: boolean; status: number; text: string; requiresBotCheck: boolean }> {
  const controller = new AbortController();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, timeoutMs);
  const abort = () => controller.abort();
  if (signal?.aborted) abort();
  else signal?.addEventListener('abort', abort);
  try {
    const response = await fetch(url, requestOf(url, body, controller.signal, headers));
    const requiresBotCheck = response.headers.has(BOT_CHECK_REQUIRED_HEADER);
    const { ok, status } = response;
    return { ok, status, text: await response.text(), requiresBotCheck };
  } catch (cause) {
    throw new WebsiteApiError(timedOut ? 'timeout' : signal?.aborted ? 'aborted' : 'offline', { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function requestOf(
  url: string,
  body: unknown,
  signal: AbortSignal,
  more: JsonCall<z.ZodMiniType>['headers'],
): RequestInit {
  const accept = { Accept: 'application/json' };
  if (body === undefined) return { headers: accept, credentials: 'same-origin', signal };
  // The fields of a post are fixed, so a header states the visitor's language, which the server uses for mails.
  const lang = globalThis.document?.documentElement.lang;
  const headers = {
    ...accept,
    'Content-Type': 'application/json',
    ...(lang && { 'Content-Language': lang }),
    ...more,
  };
  // Another origin must not pass what a visitor typed on to a third one.
  const redirect = isElsewhere(url) ? 'error' : 'follow';
  return { method: 'POST', headers, body: toJson(body), credentials: 'same-origin', redirect, signal };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
