import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, jwt } from '../client/testing/client-fakes.ts';
import { PaypalVaultClient } from './paypal-vault-client.ts';

const HERE = { api: 'https://api.test', widget: 'https://widget.test' };
afterEach(() => vi.unstubAllGlobals());

function client(data: unknown, status = 200, credential = 'pk1', gatewayId = 'g1') {
  const calls: { address: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    calls.push({ address, init });
    init.signal?.throwIfAborted();
    return answer(status, status < 300 ? { resource: { data } } : data);
  });
  const vault = new PaypalVaultClient(credential, gatewayId);
  vault.setEnv(HERE);
  const sent = () =>
    calls.map(({ address, init }) => [
      init.method,
      address.slice(HERE.api.length),
      JSON.parse(String(init.body ?? null)),
    ]);
  return { vault, calls, sent };
}

describe('the calls of PayPal’s vault', () => {
  it('ask for the client id of the gateway [C7.28, C7.29]', async () => {
    const { vault, sent } = client({ type: 'Paypal', credentials: { client_auth: 'ca1' } }, 200, 'pk1', 'g/1');
    expect(await vault.clientId()).toBe('ca1');
    expect(sent()).toEqual([['GET', '/v1/gateways/g%2F1/wallet-config', null]]);
  });

  it('ask for an id token [C7.27]', async () => {
    const { vault, sent } = client({ access_token: 'a', id_token: 'i1' }, 201);
    expect(await vault.idToken()).toBe('i1');
    expect(sent()).toEqual([['POST', '/v1/payment_sources/oauth-tokens', { gateway_id: 'g1' }]]);
  });

  it('make a setup token [C7.25]', async () => {
    const { vault, sent } = client({ setup_token: 's1', approve_link: 'x' }, 201);
    expect(await vault.setupToken()).toBe('s1');
    expect(sent()).toEqual([['POST', '/v1/payment_sources/setup-tokens', { gateway_id: 'g1' }]]);
  });

  it.each([
    ['s1', 's1'],
    ['s/1?x', 's%2F1%3Fx'],
  ])('exchange the setup token %s for token and email [C7.26, C3.30]', async (token, encoded) => {
    const { vault, sent } = client({ token: 't1', email: 'a@example.com', more: 1 }, 201);
    expect(await vault.exchange(token)).toEqual({ token: 't1', email: 'a@example.com' });
    expect(sent()).toEqual([['POST', `/v1/payment_sources/setup-tokens/${encoded}/tokens`, { gateway_id: 'g1' }]]);
  });

  it('carry a JWT as access token and anything else as public key', async () => {
    const headers = async (credential: string) => {
      const { vault, calls } = client({ id_token: 'i1' }, 200, credential);
      await vault.idToken();
      return new Headers(calls[0]?.init.headers);
    };
    expect((await headers('pk1')).get('x-user-public-key')).toBe('pk1');
    const token = jwt({ a: 1 });
    expect((await headers(token)).get('x-access-token')).toBe(token);
    expect(() => new PaypalVaultClient('', 'g1')).toThrow();
  });

  it.each([[{}], [null], [{ id_token: '' }], [{ id_token: 7 }]])(
    'reject an answer without its value: %j',
    async (data) => {
      const { vault } = client(data);
      await expect(vault.idToken()).rejects.toThrow('holds no id_token');
    },
  );

  it('reject with the provider’s words, and end with the widget', async () => {
    const { vault } = client({ error: { message: 'M', code: 'c1' } }, 400);
    await expect(vault.setupToken()).rejects.toMatchObject({ message: 'M', code: 'c1', status: 400 });
    vault.destroy();
    await expect(vault.setupToken()).rejects.toMatchObject({ cause: 'aborted' });
  });
});
