import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SdkError } from '../client/sdk-error.ts';
import { answer } from '../client/testing/client-fakes.ts';
import { Api } from './api.ts';
import { deviceBrowserName } from './browser-details.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const DETAILS = {
  name: 'Google Chrome or Chromium',
  java_enabled: 'false',
  language: 'en-AU',
  screen_height: '1080',
  screen_width: '1920',
  time_zone: '-660',
  color_depth: '24',
};
const payload = { amount: '50.00', currency: 'AUD', token: 'ott' };
const secured = { _3ds: { id: 'c1', token: 't1' }, status: 'pre_authentication_pending' };
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('navigator', { userAgent: CHROME, language: 'en-AU', javaEnabled: () => false });
  vi.stubGlobal('screen', { width: 1920, height: 1080, colorDepth: 24 });
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-660);
  fetchMock.mockImplementation(async () => answer(201, { resource: { data: secured } }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetchMock.mockReset();
});

describe('browser details', () => {
  it('are exactly these seven, as texts [S3.26]', () => {
    expect(new Api('pk1').getBrowserDetails()).toEqual(DETAILS);
  });

  it('are false where Java is unknown', () => {
    vi.stubGlobal('navigator', { userAgent: '', language: 'en-NZ' });
    expect(new Api('pk1').getBrowserDetails()).toMatchObject({
      name: 'unknown',
      java_enabled: 'false',
      language: 'en-NZ',
    });
  });

  it.each([
    ['Google Chrome or Chromium', CHROME],
    ['Google Chrome or Chromium', CHROME.replace('Chrome/', 'HeadlessChrome/')],
    ['Apple Safari', CHROME.replace('Chrome/', 'NotChrome/')],
    ['Microsoft Edge', `${CHROME} Edg/156.0.0.0`],
    ['Opera', `${CHROME} OPR/120.0.0.0`],
    ['Mozilla Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0'],
    [
      'Apple Safari',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    ],
    [
      'Google Chrome or Chromium',
      'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/156.0 Mobile/15E148 Safari/604.1',
    ],
    [
      'Mozilla Firefox',
      'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/153.0 Mobile/15E148 Safari/605.1.15',
    ],
    ['unknown', 'Lynx/2.9'],
  ])('name %s', (name, userAgent) => {
    expect(deviceBrowserName(userAgent)).toBe(name);
  });
});

describe('preAuth', () => {
  it('posts the payload with the details merged in [S7.16]', async () => {
    const api = new Api('pk1').setEnv({ api: 'https://api.shop.test', widget: 'https://pay.shop.test' });
    expect(await api.charge().preAuth({ ...payload, _3ds: { redirect_url: 'https://shop.test/3ds' } })).toEqual(
      secured,
    );
    expect(fetchMock).toHaveBeenCalledTimes(1);
    const [address, init] = fetchMock.mock.calls[0] ?? [];
    expect([address, init?.method]).toEqual(['https://api.shop.test/v1/charges/3ds', 'POST']);
    expect(JSON.parse(String(init?.body))).toEqual({
      ...payload,
      _3ds: { redirect_url: 'https://shop.test/3ds', browser_details: DETAILS },
    });
  });

  it('answers a callback instead of a promise', async () => {
    const outcome = await new Promise((resolve) => {
      expect(new Api('pk1').charge().preAuth(payload, resolve)).toBeUndefined();
    });
    expect(outcome).toEqual(secured);
  });

  it('gives the provider’s error to onError, and rejects without callbacks', async () => {
    fetchMock.mockImplementation(async () =>
      answer(400, { error: { message: 'No such token', code: 'token_invalid' } }),
    );
    const error = await new Promise<SdkError>((resolve) => new Api('pk1').charge().preAuth(payload, () => {}, resolve));
    expect([error.message, error.code]).toEqual(['No such token', 'token_invalid']);
    await expect(new Api('pk1').charge().preAuth(payload)).rejects.toThrow('No such token');
  });

  it('calls nobody after destroy()', async () => {
    fetchMock.mockImplementation(
      (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', reject)),
    );
    const api = new Api('pk1');
    const called = vi.fn();
    api.charge().preAuth(payload, called, called);
    api.destroy();
    await new Promise((resolve) => setTimeout(resolve));
    expect(called).not.toHaveBeenCalled();
  });

  it('needs a credential, and setEnv returns the object', () => {
    expect(() => new Api('')).toThrow('a public key or an access token is required');
    const api = new Api('pk1');
    expect(api.setEnv('production')).toBe(api);
    expect(api.getEnv()).toBe('production');
  });
});
