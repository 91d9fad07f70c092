import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AddressMatch } from '#rules/api/address-schemas.ts';
import { createAddressSearch } from './address-search.ts';

const george: AddressMatch = {
  id: 'abc',
  address: '100 George Street, Sydney NSW 2000',
  city: 'Sydney',
  postcode: '2000',
  state: 'NSW',
  suburb: 'Sydney',
  streetAddress: '100 George Street',
};

function setUp() {
  const searches: {
    address: string;
    country: string;
    signal: AbortSignal | undefined;
    response: PromiseWithResolvers;
  }[] = [];
  const details: { searchId: string; signal: AbortSignal | undefined; response: PromiseWithResolvers }[] = [];
  const onSuggestions = vi.fn();
  const onAddress = vi.fn();
  const search = createAddressSearch({
    api: {
      searchAddresses({ address, country }, options) {
        const response = withResolvers();
        searches.push({ address, country, signal: options?.signal, response });
        return response.promise as Promise<AddressMatch[]>;
      },
      getAddress(searchId, options) {
        const response = withResolvers();
        details.push({ searchId, signal: options?.signal, response });
        return response.promise as Promise<AddressMatch>;
      },
    },
    country: 'AUS',
    onSuggestions,
    onAddress,
  });
  return { search, searches, details, onSuggestions, onAddress };
}

interface PromiseWithResolvers {
  promise: Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

function withResolvers(): PromiseWithResolvers {
  let resolve: (value: unknown) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('createAddressSearch', () => {
  it('waits 250 ms after the last key and sends one request [W4.09]', () => {
    const { search, searches } = setUp();
    search.type('100');
    vi.advanceTimersByTime(249);
    search.type('100 G');
    vi.advanceTimersByTime(249);
    expect(searches).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(searches.map(({ address, country }) => ({ address, country }))).toEqual([
      { address: '100 G', country: 'AUS' },
    ]);
  });

  it('requests nothing for fewer than 3 characters, and empties the list [W5.37] [W4.09]', () => {
    const { search, searches, onSuggestions } = setUp();
    for (const text of ['10', '  a', '']) search.type(text);
    vi.advanceTimersByTime(1000);
    expect(searches).toHaveLength(0);
    expect(onSuggestions.mock.calls).toEqual([[[]], [[]], [[]]]);
    search.type('100');
    vi.advanceTimersByTime(250);
    expect(searches).toHaveLength(1);
  });

  it('drops a response older than the latest text [W4.09]', async () => {
    const { search, searches, onSuggestions } = setUp();
    search.type('100');
    vi.advanceTimersByTime(250);
    search.type('100 G');
    vi.advanceTimersByTime(250);
    expect(searches[0]?.signal?.aborted).toBe(true);
    expect(searches[1]?.signal?.aborted).toBe(false);
    searches[1]?.response.resolve([george]);
    await settle();
    searches[0]?.response.resolve([]);
    await settle();
    expect(onSuggestions.mock.calls).toEqual([[[george]]]);
  });

  it('drops a response that comes after the text was shortened [W4.09]', async () => {
    const { search, searches, onSuggestions } = setUp();
    search.type('100');
    vi.advanceTimersByTime(250);
    search.type('10');
    searches[0]?.response.resolve([george]);
    await settle();
    expect(onSuggestions.mock.calls).toEqual([[[]]]);
  });

  it('fetches the address behind the suggestion picked last', async () => {
    const { search, details, onAddress } = setUp();
    search.pick('abc');
    search.pick('def');
    expect(details.map(({ searchId }) => searchId)).toEqual(['abc', 'def']);
    details[1]?.response.resolve({ ...george, id: 'def' });
    details[0]?.response.resolve(george);
    await settle();
    expect(onAddress.mock.calls).toEqual([[{ ...george, id: 'def' }]]);
  });

  it('logs a failed Search and a failed Get once each, and nothing else happens [W8.16] [W8.17]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { search, searches, details, onSuggestions, onAddress } = setUp();
    search.type('100');
    vi.advanceTimersByTime(250);
    searches[0]?.response.reject(new Error('500'));
    await settle();
    expect(log).toHaveBeenCalledTimes(1);
    search.pick('abc');
    details[0]?.response.reject(new Error('500'));
    await settle();
    expect(log).toHaveBeenCalledTimes(2);
    expect(onSuggestions.mock.calls).toEqual([[[]], [[]]]);
    expect(onAddress).not.toHaveBeenCalled();
    search.type('100 G');
    vi.advanceTimersByTime(250);
    expect(searches).toHaveLength(2);
  });

  it('logs nothing about a call that a later text stopped [W8.16]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { search, searches } = setUp();
    search.type('100');
    vi.advanceTimersByTime(250);
    search.type('100 G');
    searches[0]?.response.reject(new Error('aborted'));
    await settle();
    expect(log).not.toHaveBeenCalled();
  });

  it('reports nothing once destroyed', async () => {
    const { search, searches, onSuggestions } = setUp();
    search.type('100');
    vi.advanceTimersByTime(250);
    search.type('100 G');
    search.destroy();
    vi.advanceTimersByTime(1000);
    searches[0]?.response.resolve([george]);
    await settle();
    expect(searches).toHaveLength(1);
    expect(onSuggestions).not.toHaveBeenCalled();
  });
});
