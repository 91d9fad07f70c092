import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SANDBOX_CALLS } from '../../api/openapi/sandbox-calls.ts';
import { openSandbox, SITE } from '../../testing/open-sandbox.ts';
import { routesOf, withoutNames } from '../../testing/route-list.ts';
import { DEMO } from '../merchants/demo-credentials.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
let accessToken: string;
beforeAll(async () => {
  sandbox = await openSandbox();
  const made = await sandbox.server('POST', '/v1/access-tokens', { whitelisted_domains: ['127.0.0.1'] });
  accessToken = (made.body.resource.data as { access_token: string }).access_token;
});
afterAll(() => sandbox.close());

const page = { origin: SITE };
/** What a request may come with, and the word of the table that permits it. */
const CREDENTIALS = [
  ['no credential', 'none', () => page],
  ['a public key', 'public', () => ({ ...page, 'x-user-public-key': DEMO.publicKey })],
  ['an access token', 'public', () => ({ ...page, 'x-access-token': accessToken })],
  ['a secret key', 'secret', () => ({ 'x-user-secret-key': DEMO.secretKey })],
  ['a public key as a secret one', '-', () => ({ 'x-user-secret-key': DEMO.publicKey })],
  ['an access token as a secret key', '-', () => ({ 'x-user-secret-key': accessToken })],
  ['a secret key as a public one', '-', () => ({ 'x-user-public-key': DEMO.secretKey })],
  ['a secret key as an access token', '-', () => ({ 'x-access-token': DEMO.secretKey })],
] as const;

const REFUSALS = ['unauthorized', 'token_required', 'access_forbidden', 'secret_key_in_page'];

/** Makes a call of the table without anything that it needs beside the credential. */
const ask = (method: string, path: string, headers: Record<string, string>) =>
  sandbox.call(
    method,
    path
      .replace(/\?.*/, '')
      .replace('{intent_id}', 'int_x')
      .replace(/\{\w+\}/g, 'x'),
    { 'idempotency-key': 'matrix', ...headers },
    method === 'GET' || method === 'DELETE' ? undefined : {},
  );

describe('the table of calls', () => {
  it('has a row for each call of the API', () => {
    const calls = routesOf(sandbox.app).filter((route) => route.includes(' /v1/'));
    const rows = SANDBOX_CALLS.map(([method, path]) => withoutNames(`${method} ${path}`));
    const api = [...new Set(rows)].filter((row) => row.includes(' /v1/')).sort();
    expect(api, '[P2.02] every call says which credential it takes').toEqual(calls);
  });

  it.each(CREDENTIALS)('says what may be done with %s', async (name, word, headers) => {
    for (const [method, path, takes] of SANDBOX_CALLS) {
      if (!path.startsWith('/v1/') || takes === 'none') continue;
      const { status, body } = await ask(method, path, headers());
      const isRefused = REFUSALS.includes(body.error?.code ?? '');
      expect(isRefused, `[P2.02] ${method} ${path} with ${name}: ${status}`).toBe(!takes.includes(word));
      if (isRefused) expect([401, 403]).toContain(status);
    }
  });

  it.each(['x', DEMO.secretKey])('lets no page act with the secret key %s, nor ask for it', async (secretKey) => {
    for (const [method, path] of SANDBOX_CALLS) {
      if (!path.startsWith('/v1/')) continue;
      for (const origin of [SITE, 'https://evil.test', 'null']) {
        const headers = { origin, 'x-user-secret-key': secretKey, 'x-user-public-key': DEMO.publicKey };
        const { status, body } = await ask(method, path, headers);
        expect([status, body.error?.code], `[P2.02] ${method} ${path}`).toEqual([403, 'secret_key_in_page']);
        expect(body.error?.message, '[P2.02] a sentence').toContain('A secret key acts only from a server');
      }
      const asked = { ...page, 'access-control-request-method': method };
      const names = { 'access-control-request-headers': 'content-type,x-user-secret-key' };
      const preflight = await ask('OPTIONS', path, { ...asked, ...names });
      expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    }
  });

  it('names the mix-up of keys', async () => {
    const server = await ask('GET', '/v1/charges', { 'x-user-secret-key': DEMO.publicKey });
    expect(server.body.error?.message).toBe('This is a public key. Servers use the secret key (sk_…)');
    const browser = await ask('GET', '/v1/gateways/default', { ...page, 'x-user-public-key': DEMO.secretKey });
    expect(browser.body.error?.message).toContain('This is a secret key. Pages use the public key (pk_…)');
  });
});
