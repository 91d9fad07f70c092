import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../client/testing/client-fakes.ts';
import { FRAUD_EVENT } from './fraud-event.ts';
import type { FraudOptions } from './fraud-options.ts';
import { FraudService } from './fraud-service.ts';

const options: FraudOptions = { environmentId: 'e1', mode: 'test', siteId: 's' };
const fetchMock = vi.fn<typeof fetch>();
const service = (change: object = {}, id = 's1') => new FraudService(id, 'pk1', { ...options, ...change });

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async () => answer(404, { error: { message: 'No such service', code: 'not_found' } }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetchMock.mockReset();
});

describe('a fraud service', () => {
  it('has exactly two events, and throws for another name [S3.73]', () => {
    expect(Object.values(FRAUD_EVENT)).toEqual(['fingerprint-token-ready', 'fingerprint-token-error']);
    expect(() => service().on('foo' as never, () => {})).toThrow(/^Event not supported$/);
    expect(() => service().on('fingerprint-token-ready', () => {})).not.toThrow();
  });

  it('checks what it is given before anything is sent', () => {
    expect(() => new FraudService('', 'pk1', options)).toThrow('a fraud service id is required');
    expect(() => new FraudService('s1', '', options)).toThrow('a public key or an access token is required');
    expect(() => service({ mode: 'sandbox' })).toThrow('Use live or test');
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('asks for its configuration once [S7.25]', async () => {
    const fraud = service({}, 's/1');
    const failed = fraud.on('fingerprint-token-error');
    fraud.load();
    fraud.load();
    await failed;
    expect(fetchMock).toHaveBeenCalledTimes(1);
    const [address, init] = fetchMock.mock.calls[0] ?? [];
    expect([address, init?.method]).toEqual(['https://api-sandbox.paydock.com/v1/services/s%2F1/config', 'GET']);
    fraud.destroy();
  });

  it('reports what went wrong as an error alone, and may be tried again [S3.73]', async () => {
    const fraud = service();
    const ready = vi.fn();
    fraud.on('fingerprint-token-ready', ready);
    const first = fraud.on('fingerprint-token-error');
    fraud.load();
    expect(await first).toMatchObject({ message: 'No such service', code: 'not_found' });
    const second = fraud.on('fingerprint-token-error');
    fetchMock.mockImplementation(async () => answer(200, { resource: { data: { type: 'Other' } } }));
    fraud.load();
    expect(await second).toMatchObject({
      code: 'unsupported_provider',
      message: 'The fraud provider Other is not supported.',
    });
    expect(ready).not.toHaveBeenCalled();
  });

  it('logs an error without a handler, and is silent after destroy()', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    service().load();
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith('No such service'));
    const fraud = service();
    const reported = vi.fn();
    fraud.on('fingerprint-token-error', reported);
    fetchMock.mockImplementation(
      (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', reject)),
    );
    fraud.load();
    fraud.destroy();
    fraud.load();
    await new Promise((resolve) => setTimeout(resolve));
    expect([reported.mock.calls.length, log.mock.calls.length]).toEqual([0, 1]);
  });
});
