import { assertCredential, assertDomain, credentialHeader } from './credential.ts';
import type { Environment } from './environments.ts';
import { likelyCause, policyEventsArrived, watchPolicy } from './likely-cause.ts';
import { readProviderError } from './provider-error.ts';
import { SdkError } from './sdk-error.ts';
import { toJson } from './to-json.ts';
import { WIRE_TYPE, WIRE_VERSION } from './version.ts';

/** Milliseconds for which a result is cached, so that an outage does not double the page's requests. */
const PROBE_AGAIN = 120_000;
/** Milliseconds until a server that does not respond counts as unreachable. */
const PROBE_TIMEOUT = 5000;

const probes = new Map<string, readonly [at: number, isThere: Promise<boolean>]>();

/** True if the server responds at all; a `no-cors` request shows nothing more. */
async function isThere(origin: string): Promise<boolean> {
  const stopper = new AbortController();
  const timer = setTimeout(() => stopper.abort(), PROBE_TIMEOUT);
  try {
    await fetch(`${origin}/`, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: stopper.signal,
    });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * True if a call failed although its server responds: then the server does not allow this page's origin to read it.
 * Browsers report both failures to scripts with the same error.
 */
async function isOriginRefused(origin: string): Promise<boolean> {
  const page = globalThis.document && location.origin;
  if (!page || origin === page || navigator.onLine === false) return false;
  const now = Date.now();
  let probe = probes.get(origin);
  if (!probe || now - probe[0] >= PROBE_AGAIN) {
    probe = [now, isThere(origin)];
    probes.set(origin, probe);
  }
  return probe[1];
}

/** One call to the provider's API. */
export interface ApiRequest {
  readonly path: `/${string}`;
  /** Sent as JSON by POST; without it the call is a GET. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Timeout in milliseconds. */
  readonly timeout?: number;
  /** Receives the headers of every response, such as Retry-After, before the call settles. */
  readonly onHeaders?: (headers: Headers) => void;
}

/** A payment form must not wait for ever: half a minute covers a slow mobile network. */
export const CALL_TIMEOUT = 30_000;

/** The code of an error of a response that was accepted and cannot be read. */
export const UNREADABLE_RESPONSE = 'unreadable_answer';

/** S7.05 */
export function isSuccess(status: number): boolean {
  return (status >= 200 && status < 300) || status === 302;
}

/**
 * Sends one request without cookies and reads its response, all within the timeout. Rejects with an `SdkError` of cause
 * `aborted` (the signal) or `service_unreachable`.
 */
export async function request(
  address: string,
  init: RequestInit,
  signal: AbortSignal | undefined,
  timeout = CALL_TIMEOUT,
  environment: { readonly isDefault?: boolean } = {},
): Promise<readonly [answer: Response, text: string]> {
  const stopper = new AbortController();
  const stop = () => stopper.abort();
  const timer = setTimeout(stop, timeout);
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  const { origin } = new URL(address, globalThis.location?.href);
  let blockedBy: string | undefined;
  const endWatch = watchPolicy(origin, 'connect-src', (by) => {
    blockedBy = by;
  });
  try {
    const response = await fetch(address, { ...init, credentials: 'omit', cache: 'no-store', signal: stopper.signal });
    return [response, await response.text()];
  } catch {
    const isLate = stopper.signal.aborted;
    if (!isLate) await policyEventsArrived();
    const isRefused = !isLate && !blockedBy && (await isOriginRefused(origin));
    if (signal?.aborted) throw new SdkError('The call was stopped by destroy().', 'aborted');
    const [code, text] = likelyCause(origin, environment, blockedBy, isRefused) ?? [];
    const problem = isLate ? 'did not answer in time' : 'cannot be reached';
    throw new SdkError(
      `The payments provider ${problem}${text ? `: ${text}` : '. Try again.'}`,
      'service_unreachable',
      {
        code,
      },
    );
  } finally {
    clearTimeout(timer);
    endWatch();
    signal?.removeEventListener('abort', stop);
  }
}

/** Sends one call and resolves with `resource.data` (S7.06); rejects with an `SdkError` for everything else. */
export async function callApi(
  environment: Environment,
  credential: string,
  { path, body, signal, timeout, onHeaders }: ApiRequest,
): Promise<unknown> {
  assertCredential(credential);
  assertDomain(credential);
  const init = {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json; charset=UTF-8',
      'x-sdk-version': WIRE_VERSION,
      'x-sdk-type': WIRE_TYPE,
      [credentialHeader(credential)]: credential,
    },
    // A body that cannot be serialised is a mistake of the page, not an unreachable provider.
    body: toJson(body),
  };
  const [{ status, headers }, text] = await request(environment.api + path, init, signal, timeout, environment);
  onHeaders?.(headers);
  let json: { resource?: { data?: unknown } | null } | null | undefined;
  try {
    json = JSON.parse(text || '{}');
  } catch {
    console.error(`Invalid JSON from ${path}, status ${status}.`); // S8.15
    if (isSuccess(status)) throw new SdkError('invalid JSON response', 'unknown_error', { code: UNREADABLE_RESPONSE });
  }
  if (!isSuccess(status)) throw readProviderError(status, json);
  return json?.resource?.data;
}
