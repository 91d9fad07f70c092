import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../client/testing/client-fakes.ts';
import { askEvent } from './ask-event.ts';

const fetchMock = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetchMock);
afterEach(() => void fetchMock.mockReset());
const ask = (signal = new AbortController().signal) => askEvent('https://x.test/s?a=1&b=2', signal);

describe('a poll', () => {
  it('is a GET to exactly the address, without credentials [S4.28]', async () => {
    fetchMock.mockResolvedValue(answer(200, { event: 'AuthResultReady' }));
    expect(await ask()).toBe('AuthResultReady');
    const [address, init] = fetchMock.mock.calls[0] ?? [];
    expect([address, init?.method ?? 'GET', init?.body, init?.credentials]).toEqual([
      'https://x.test/s?a=1&b=2',
      'GET',
      undefined,
      'omit',
    ]);
    // A simple request: another company's server receives no preflight and no credential.
    expect([...new Headers(init?.headers)]).toEqual([['accept', 'application/json']]);
  });

  it.each([
    [{ event: 'Foo' }, 'Foo'],
    [{ resource: { data: { event: 'AuthResultReady' } } }, 'AuthResultReady'],
    [{}, undefined],
    ['', undefined],
    ['{', undefined],
    ['null', undefined],
    [[], undefined],
  ])('reads %j as %j', async (body, event) => {
    fetchMock.mockResolvedValue(answer(200, body));
    expect(await ask()).toBe(event);
  });

  it('that fails or is stopped answers nothing', async () => {
    fetchMock.mockRejectedValue(new TypeError('offline'));
    expect(await ask()).toBeUndefined();
    expect(await ask(AbortSignal.abort())).toBeUndefined();
  });
});
