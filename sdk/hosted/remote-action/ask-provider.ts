import type { TextKey } from '../texts/texts.ts';
import type { FrameOptions } from './frame-options.ts';

type Messages = Readonly<Record<TextKey, string>>;

/**
 * A request without a usable response. `isInput` is true if the provider rejected the visitor's input, false if the
 * service failed. `hasResponse` is false if no response arrived, so that another try may help.
 */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  constructor(
    message: string,
    readonly code: string,
    readonly isInput = false,
    readonly hasResponse = true,
    /** The provider's own words, which are for the page's developer. */
    readonly detail = message,
  ) {
    super(message);
  }
}

const TIMEOUT_MS = 20_000;

function refusal(status: number, body: unknown, texts: Messages): ProviderFailure {
  const error = (body as { error?: { message?: unknown; code?: unknown } } | null)?.error;
  const message = typeof error?.message === 'string' ? error.message.slice(0, 300) : '';
  const code = typeof error?.code === 'string' ? error.code : 'unknown_error';
  const isInput = status === 400 || status === 422;
  if (isInput && message !== '') return new ProviderFailure(message, code, true);
  if (status === 429) return new ProviderFailure(`${texts.tooMany} ${texts.inputRemains}`, code);
  if (status >= 400 && status < 500) {
    // A decline is for the shopper; what is wrong with the page's key or settings is for its developer.
    const isForShopper = status === 402 && message !== '';
    if (message !== '' && !isForShopper) console.error(`The payments provider refused this form: ${message}`);
    const reason = isForShopper ? message : texts.refused;
    const text = `${reason.replace(/\.$/, '')}. ${texts.reload}`;
    return new ProviderFailure(text, code, false, true, message || texts.refused);
  }
  return new ProviderFailure(`${texts.busy} ${texts.inputRemains}`, code);
}

/**
 * Calls the provider (the frame's own origin) and resolves with `resource.data`, or throws a {@link ProviderFailure}.
 */
export async function askProvider(
  path: string,
  credential: FrameOptions['credential'],
  texts: Messages,
  body?: Record<string, string>,
): Promise<unknown> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (credential) headers[credential.header] = credential.value;
  if (body) headers['content-type'] = 'application/json; charset=UTF-8';
  try {
    const response = await fetch(path, {
      method: body ? 'POST' : 'GET',
      headers,
      body: body ? JSON.stringify(body) : null,
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      signal: abort.signal,
    });
    const json = parseJson(await response.text());
    if (!response.ok) throw refusal(response.status, json, texts);
    const data = (json as { resource?: { data?: unknown } } | null)?.resource?.data;
    if (data === undefined || data === null) {
      throw new ProviderFailure(`${texts.unreadable} ${texts.inputRemains}`, 'unreadable_answer');
    }
    return data;
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    const isLate = abort.signal.aborted;
    const message = `${isLate ? texts.timeout : texts.unreachable} ${texts.inputRemains}`;
    throw new ProviderFailure(message, isLate ? 'timeout' : 'service_unreachable', false, false);
  } finally {
    clearTimeout(timer);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
