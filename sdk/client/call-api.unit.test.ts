import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callApi, isSuccess } from './call-api.ts';
import { resolveEnvironment } from './environments.ts';
import { SdkError } from './sdk-error.ts';
import { answer, jwt } from './testing/client-fakes.ts';
import { VERSION } from './version.ts';

// Written down, so that a change of the product fails.
const CALL_TIMEOUT = 30_000;

const environment = resolveEnvironment();
const fetchMock = vi.fn<typeof fetch>();
const call = (credential = 'pk1', more: object = {}) => callApi(environment, credential, { path: '/v1/x', ...more });
const failure = (outcome: Promise<unknown>) =>
  outcome.then(
    () => expect.unreachable('the call should have been rejected'),
    (error: unknown) => error as SdkError,
  );

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a call', () => {
  const sent = () => {
    const [address, init] = fetchMock.mock.calls[0] ?? [];
    return { address: String(address), init, headers: new Headers(init?.headers) };
  };

  it('goes to the environment’s API as JSON [S7.01]', async () => {
    fetchMock.mockResolvedValue(answer(200, {}));
    await call('pk1', { body: { a: 1 } });
    expect(sent().address).toBe('https://api-sandbox.paydock.com/v1/x');
    expect(sent().init?.method).toBe('POST');
    expect(sent().headers.get('content-type')).toBe('application/json; charset=UTF-8');
    expect(JSON.parse(String(sent().init?.body))).toEqual({ a: 1 });
    expect(sent().init?.credentials).toBe('omit');
    expect(sent().init?.cache).toBe('no-store');
  });

  it('sends lists as lists from an old page whose library gives arrays a toJSON', async () => {
    const lists = Array.prototype as unknown as { toJSON?: () => string };
    lists.toJSON = () => 'a text';
    try {
      fetchMock.mockResolvedValue(answer(200, {}));
      await call('pk1', { body: { defined_form_fields: ['email*'] } });
    } finally {
      delete lists.toJSON;
    }
    expect(sent().init?.body).toBe('{"defined_form_fields":["email*"]}');
  });

  it('is a GET without a body, with the same headers [S7.01]', async () => {
    fetchMock.mockResolvedValue(answer(200, {}));
    await call();
    expect(sent().init?.method).toBe('GET');
    expect(sent().init?.body).toBeUndefined();
    expect(sent().headers.get('content-type')).toBe('application/json; charset=UTF-8');
  });

  it('names the version [S7.02] [S7.03]', async () => {
    fetchMock.mockResolvedValue(answer(200, {}));
    await call();
    expect(VERSION).toBe('1.131.0');
    expect(sent().headers.get('x-sdk-version')).toBe('v1.131.0');
    expect(sent().headers.get('x-sdk-type')).toBe('client');
  });

  it('carries exactly one credential [S7.04] [S6.03] [S6.04]', async () => {
    const token = jwt({});
    for (const [credential, name, other] of [
      ['pk1', 'x-user-public-key', 'x-access-token'],
      [token, 'x-access-token', 'x-user-public-key'],
    ] as const) {
      fetchMock.mockReset().mockResolvedValue(answer(200, {}));
      await call(credential);
      expect(sent().headers.get(name)).toBe(credential);
      expect(sent().headers.has(other)).toBe(false);
    }
  });

  it('never leaves without a credential or from a foreign domain [S5.14] [S5.42] [S6.05]', async () => {
    expect((await failure(call('' as string))).message).toContain('public key or an access token');
    vi.stubGlobal('location', { hostname: 'evil.test' });
    const token = jwt({ whitelisted_domains: ['shop.test'] });
    expect((await failure(call(token))).message).toBe('access Token is not valid for current domain');
    expect(fetchMock).not.toHaveBeenCalled();
    vi.stubGlobal('location', { hostname: 'shop.test' });
    fetchMock.mockResolvedValue(answer(200, {}));
    await call(token);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});

describe('an answer', () => {
  it('succeeds from 200 to 299 and at 302 [S7.05]', async () => {
    for (const status of [200, 201, 299, 302]) expect(isSuccess(status)).toBe(true);
    for (const status of [0, 199, 300, 301, 303, 400, 500]) expect(isSuccess(status)).toBe(false);
    fetchMock
      .mockResolvedValueOnce(answer(302, { resource: { data: 1 } }))
      .mockResolvedValueOnce(answer(303, { resource: { data: 1 } }));
    expect(await call()).toBe(1);
    expect(await failure(call())).toBeInstanceOf(SdkError);
  });

  it('gives resource.data [S7.06]', async () => {
    fetchMock.mockResolvedValueOnce(answer(200, { resource: { data: { a: 1 } } }));
    expect(await call()).toEqual({ a: 1 });
    for (const body of [{}, { resource: null }, [], 'null', '5', '']) {
      fetchMock.mockResolvedValueOnce(answer(200, body));
      expect(await call()).toBeUndefined();
    }
  });

  it('gives the error otherwise [S7.07]', async () => {
    fetchMock.mockResolvedValueOnce(answer(400, { error: { message: 'm', code: 'c' } }));
    expect(await failure(call())).toMatchObject({ message: 'm', code: 'c', cause: 'invalid_input', status: 400 });
  });

  it('that is no JSON is logged once and rejected [S8.15]', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    fetchMock.mockResolvedValueOnce(answer(200, 'not json')).mockResolvedValueOnce(answer(502, '<html>'));
    expect((await failure(call())).message).toBe('invalid JSON response');
    expect(log).toHaveBeenCalledTimes(1);
    expect(await failure(call())).toMatchObject({ message: 'unknown error', status: 502 });
    expect(log.mock.calls).toEqual([
      ['Invalid JSON from /v1/x, status 200.'],
      ['Invalid JSON from /v1/x, status 502.'],
    ]);
  });
});

describe('a call without an answer', () => {
  const hang: typeof fetch = (_address, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
    );

  it('gives up after its time and not before', async () => {
    vi.useFakeTimers();
    fetchMock.mockImplementation(hang);
    let error: SdkError | undefined;
    void failure(call()).then((reason) => {
      error = reason;
    });
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT - 1);
    expect(error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(error).toMatchObject({ cause: 'service_unreachable', retryable: true });
    expect(error?.message).toContain('did not answer in time');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('reports that the provider cannot be reached', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failure(call())).toMatchObject({
      cause: 'service_unreachable',
      retryable: true,
      message: 'The payments provider cannot be reached. Try again.',
    });
  });

  it('is stopped before it leaves when its owner has ended already', async () => {
    fetchMock.mockImplementation(async (_address, init) => {
      init?.signal?.throwIfAborted();
      return answer(200, {});
    });
    const outcome = await failure(call('pk1', { signal: AbortSignal.abort() }));
    expect(outcome).toMatchObject({ cause: 'aborted', message: 'The call was stopped by destroy().' });
  });

  it('forgets its owner afterwards', async () => {
    fetchMock.mockResolvedValue(answer(200, {}));
    const owner = new AbortController();
    const [add, remove] = [vi.spyOn(owner.signal, 'addEventListener'), vi.spyOn(owner.signal, 'removeEventListener')];
    await call('pk1', { signal: owner.signal });
    expect(remove.mock.calls).toEqual(add.mock.calls);
    expect(add).toHaveBeenCalledTimes(1);
  });

  it('ends with its owner, and leaves no timer', async () => {
    vi.useFakeTimers();
    fetchMock.mockImplementation(hang);
    const owner = new AbortController();
    const outcome = failure(call('pk1', { signal: owner.signal }));
    owner.abort();
    expect(await outcome).toMatchObject({ cause: 'aborted', category: 'process', retryable: false });
    expect(vi.getTimerCount()).toBe(0);
  });
});
