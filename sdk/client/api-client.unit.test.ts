import { expect, it, vi } from 'vitest';
import { ApiClient } from './api-client.ts';
import { callApi } from './call-api.ts';

class Client extends ApiClient {
  get api() {
    return this.environment.api;
  }
  get signal() {
    return this.stopper.signal;
  }
  fail() {
    return callApi(this.environment, 'pk1', { path: '/v1/x' }).catch((error: unknown) => error);
  }
}

it('reports once a page where calls go while nobody has called setEnv', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  // A fresh module, because the library warns once a page.
  vi.resetModules();
  const fresh = await import('./api-client.ts');
  class Client extends fresh.ApiClient {
    get api() {
      return this.environment.api;
    }
  }
  const placed = new Client();
  placed.setEnv('sandbox');
  expect([placed.api, new Client().getEnv(), warn.mock.calls.length]).toEqual([
    'https://api-sandbox.paydock.com',
    'sandbox',
    0,
  ]);
  const forgotten = new Client();
  expect([forgotten.api, forgotten.api, new Client().api]).toEqual(Array(3).fill('https://api-sandbox.paydock.com'));
  expect(warn.mock.calls).toEqual([
    [
      'setEnv() was not called: calls go to https://api-sandbox.paydock.com, frames come from https://widget-sandbox.paydock.com.',
    ],
  ]);
  warn.mockRestore();
});

it('uses the sandbox until setEnv() is called', () => {
  const client = new Client();
  expect([client.getEnv(), client.api]).toEqual(['sandbox', 'https://api-sandbox.paydock.com']);
  client.setEnv('production', 'example.org');
  expect([client.getEnv(), client.api]).toEqual(['production', 'https://api.example.org']);
});

it('names setEnv as the likely cause of a failed call while it was not called [P8.02]', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(console, 'warn').mockReturnValue();
  const client = new Client();
  expect(await client.fail()).toMatchObject({
    code: 'environment_not_set',
    message:
      'The payments provider cannot be reached: setEnv() was not called: the default https://api-sandbox.paydock.com was used.',
  });
  client.setEnv('sandbox');
  expect(await client.fail()).toMatchObject({ message: 'The payments provider cannot be reached. Try again.' });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('stops what is under way when it is destroyed, and not before', () => {
  const client = new Client();
  expect(client.signal.aborted).toBe(false);
  client.destroy();
  expect(client.signal.aborted).toBe(true);
});
