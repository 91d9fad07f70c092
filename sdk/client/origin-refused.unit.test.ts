import { setImmediate as nextTask } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callApi } from './call-api.ts';
import { resolveEnvironment } from './environments.ts';

// Written down, so that a change of the product fails.
const PROBE_AGAIN = 120_000;

let isServerThere: boolean;
let asked: (RequestInit | undefined)[];
let count = 0;
let page: EventTarget;
const answerProbes: typeof fetch = async (_, init) => {
  asked.push(init);
  if (init?.mode === 'no-cors' && isServerThere) return new Response();
  throw new TypeError('Failed to fetch');
};
const fetchMock = vi.fn<typeof fetch>();
/** Each test uses a different provider, because results are cached by origin. */
const call = (name: string) =>
  callApi(resolveEnvironment({ api: `https://${name}.test`, widget: 'https://w.test' }), 'pk1', { path: '/v1/x' }).then(
    () => expect.unreachable(),
    ({ message, code, cause }) => ({ message, code, cause }),
  );
const probes = () => asked.filter((init) => init?.mode === 'no-cors');

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  isServerThere = true;
  count += 1;
  page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { origin: 'https://shop.test' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(answerProbes);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a call that the server does not let this page read names the page’s origin [P8.02]', async () => {
  expect(await call(`a${count}`)).toEqual({
    message: 'The payments provider cannot be reached: it refuses this page. List the origin https://shop.test there.',
    code: 'origin_refused',
    cause: 'service_unreachable',
  });
  // The probe sends no data of the page.
  expect(probes()).toEqual([expect.objectContaining({ method: 'HEAD', credentials: 'omit', cache: 'no-store' })]);
  expect(probes()[0]).not.toHaveProperty('headers');
  expect(fetchMock).toHaveBeenLastCalledWith(`https://a${count}.test/`, probes()[0]);
  expect(vi.getTimerCount()).toBe(0);
});

it('a server that takes longer than 5 s to answer is out of reach', async () => {
  fetchMock.mockImplementation(async (_, init) => {
    if (init?.mode !== 'no-cors') throw new TypeError('Failed to fetch');
    return new Promise((_resolve, reject) => init.signal?.addEventListener('abort', reject));
  });
  const answered = vi.fn();
  void call(`s${count}`).then(answered);
  while (fetchMock.mock.lastCall?.[1]?.mode !== 'no-cors') await nextTask();
  await vi.advanceTimersByTimeAsync(4999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered.mock.calls).toMatchObject([[{ message: 'The payments provider cannot be reached. Try again.' }]]);
});

it('a server that does not answer is out of reach, and is not asked twice for each call', async () => {
  isServerThere = false;
  const text = 'The payments provider cannot be reached. Try again.';
  for (let times = 0; times < 3; times += 1) expect((await call(`b${count}`)).message).toBe(text);
  expect(probes()).toHaveLength(1);
  isServerThere = true;
  vi.advanceTimersByTime(PROBE_AGAIN - 1);
  expect((await call(`b${count}`)).message).toBe(text);
  vi.advanceTimersByTime(1);
  expect((await call(`b${count}`)).code).toBe('origin_refused');
  expect(probes()).toHaveLength(2);
});

it('a call that the page’s policy blocks, or that an offline device makes, reports it [P8.02]', async () => {
  const api = `https://p${count}.test`;
  const violate = (blockedURI: string, effectiveDirective: string, disposition: string) =>
    page.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective, disposition }),
    );
  isServerThere = false;
  const [add, remove] = [vi.spyOn(page, 'addEventListener'), vi.spyOn(page, 'removeEventListener')];
  let answered = call(`p${count}`);
  violate('https://other.test/', 'connect-src', 'enforce');
  violate(`${api}/v1/x`, 'connect-src', 'report');
  violate(`${api}/v1/x`, 'img-src', 'enforce');
  expect((await answered).code).toBeUndefined();
  answered = call(`p${count}`);
  violate(`${api}/v1/x`, 'connect-src', 'enforce');
  expect(await answered).toEqual({
    message: `The payments provider cannot be reached: the page's Content-Security-Policy blocks it. Allow ${api} in connect-src.`,
    code: 'policy_blocked',
    cause: 'service_unreachable',
  });
  // A browser fires the event in a task of its own, after the call has failed.
  fetchMock.mockImplementationOnce(async () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      violate(`${api}/v1/x`, 'connect-src', 'enforce');
    };
    port2.postMessage('');
    throw new TypeError('Failed to fetch');
  });
  expect((await call(`p${count}`)).code).toBe('policy_blocked');
  vi.stubGlobal('navigator', { onLine: false });
  expect(await call(`p${count}`)).toMatchObject({
    message: 'The payments provider cannot be reached: this device is offline.',
    code: 'offline',
  });
  // Nothing listens any longer.
  expect(remove.mock.calls).toEqual(add.mock.calls);
});

it('nothing is asked where there is no page, no network, or no other origin', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await call(`c${count}`);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { origin: `https://c${count}.test` });
  await call(`c${count}`);
  vi.stubGlobal('document', undefined);
  await call(`d${count}`);
  expect(probes()).toEqual([]);
});
