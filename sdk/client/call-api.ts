import { assertCredential, assertDomain, credentialHeader } from './credential.ts';
import type { Environment } from './environments.ts';
import { readProviderError } from './provider-error.ts';
import { SdkError } from './sdk-error.ts';
import { WIRE_TYPE, WIRE_VERSION } from './version.ts';

/** One call to the provider's API. */
export interface ApiCall {
  readonly path: `/${string}`;
  /** Sent as JSON by POST; without it the call is a GET. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until the call gives up. */
  readonly timeout?: number;
}

/** A payment form must never wait for ever: half a minute covers a slow mobile network. */
export const CALL_TIMEOUT = 30_000;

/** S7.05 */
export function isSuccess(status: number): boolean {
  return (status >= 200 && status < 300) || status === 302;
}

/** Sends one call and resolves with `resource.data` (S7.06); rejects with an `SdkError` for everything else. */
export async function callApi(
  environment: Environment,
  credential: string,
  { path, body, signal, timeout = CALL_TIMEOUT }: ApiCall,
): Promise<unknown> {
  assertCredential(credential);
  assertDomain(credential);
  // Outside the try: a body that is no JSON is the page's mistake, not a provider out of reach.
  const sent = JSON.stringify(body);
  const stopper = new AbortController();
  const stop = () => stopper.abort();
  const timer = setTimeout(stop, timeout);
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  let status: number;
  let text: string;
  try {
    const response = await fetch(environment.api + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json; charset=UTF-8',
        'x-sdk-version': WIRE_VERSION,
        'x-sdk-type': WIRE_TYPE,
        [credentialHeader(credential)]: credential,
      },
      body: sent,
      credentials: 'omit',
      cache: 'no-store',
      signal: stopper.signal,
    });
    status = response.status;
    text = await response.text();
  } catch {
    if (signal?.aborted) throw new SdkError('The call was stopped by destroy().', 'aborted');
    const reason = stopper.signal.aborted ? 'did not answer in time' : 'cannot be reached';
    throw new SdkError(`The payments provider ${reason}. Try again.`, 'service_unreachable');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
  let answer: { resource?: { data?: unknown } | null } | null | undefined;
  try {
    answer = JSON.parse(text || '{}');
  } catch {
    console.error(`Invalid JSON from ${path}, status ${status}.`); // S8.15
    if (isSuccess(status)) throw new SdkError('invalid JSON response');
  }
  if (!isSuccess(status)) throw readProviderError(status, answer);
  return answer?.resource?.data;
}
