import type { FrameOptions } from './frame-options.ts';

/** A request that brought no answer to use. `isInput` tells a refusal of what was typed from a fault of the service. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  constructor(
    message: string,
    readonly code: string,
    readonly isInput: boolean,
  ) {
    super(message);
  }
}

const TIMEOUT_MS = 20_000;
const KEPT = 'What you typed is still here, and nothing was charged.';

function refusal(status: number, answer: unknown): ProviderFailure {
  const error = (answer as { error?: { message?: unknown; code?: unknown } } | null)?.error;
  const message = typeof error?.message === 'string' ? error.message.slice(0, 300) : '';
  const code = typeof error?.code === 'string' ? error.code : 'unknown_error';
  const isInput = status === 400 || status === 422;
  if (isInput && message !== '') return new ProviderFailure(message, code, true);
  if (status === 429) {
    return new ProviderFailure(`Too many attempts. Please wait a minute and try again. ${KEPT}`, code, false);
  }
  if (status >= 400 && status < 500) {
    const text = message || 'The payment service refused this form';
    return new ProviderFailure(`${text.replace(/\.$/, '')}. Please reload the page and try again.`, code, false);
  }
  return new ProviderFailure(`The payment service is busy. Please try again in a moment. ${KEPT}`, code, false);
}

/** Asks the provider (the frame's own origin) and gives `resource.data`, or throws a {@link ProviderFailure}. */
export async function askProvider(
  path: string,
  credential: FrameOptions['credential'],
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
    const text = await response.text();
    const answer = parseJson(text);
    if (!response.ok) throw refusal(response.status, answer);
    const data = (answer as { resource?: { data?: unknown } } | null)?.resource?.data;
    if (data === undefined || data === null) {
      const message = `The payment service gave an answer that could not be read. Please try again. ${KEPT}`;
      throw new ProviderFailure(message, 'unreadable_answer', false);
    }
    return data;
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    const message = abort.signal.aborted
      ? `The payment service did not answer in time. Please try again. ${KEPT}`
      : `The payment service could not be reached. Check your connection and try again. ${KEPT}`;
    throw new ProviderFailure(message, abort.signal.aborted ? 'timeout' : 'service_unreachable', false);
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
