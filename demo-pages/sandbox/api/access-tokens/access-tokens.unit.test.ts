import { decodeJwt, exportJWK, generateKeyPair, importJWK, jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyDomains, keys } from '../../core/merchants/access-schema.ts';
import { DEMO } from '../../core/merchants/demo-credentials.ts';
import { hashOf } from '../../core/merchants/secrets.ts';
import { openSandbox, SANDBOX, SITE } from '../../testing/open-sandbox.ts';

const WRONG = 'access Token is not valid for current domain';
let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

const mint = async (body: object) => {
  const made = await sandbox.server('POST', '/v1/access-tokens', body);
  return { ...made, token: (made.body.resource.data as { access_token: string } | null)?.access_token ?? '' };
};
const ask = (token: string, origin: string) =>
  sandbox.call('GET', '/v1/gateways/default', { 'x-access-token': token, origin });

describe('access tokens', () => {
  it('work on their domains and nowhere else, with the exact text [S6.05] [S5.42]', async () => {
    const { token, status } = await mint({ whitelisted_domains: ['shop.test', '*.store.test'] });
    expect(status).toBe(201);
    for (const origin of [
      'https://shop.test',
      'https://shop.test:8443',
      'https://a.store.test',
      'https://b.a.store.test',
    ]) {
      const found = await ask(token, origin);
      expect([origin, found.status, found.headers.get('access-control-allow-origin')]).toEqual([origin, 200, origin]);
    }
    for (const origin of [
      'https://evil.test',
      'https://a.shop.test',
      'https://store.test',
      'https://shop.test.evil.test',
      'https://notshop.test',
      'http://shop.test',
      SITE,
      'null',
    ]) {
      const found = await ask(token, origin);
      expect([origin, found.status, found.body.error?.message]).toEqual([origin, 403, WRONG]);
      expect(found.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('answer preflights of their pages, which carry no token', async () => {
    const { token } = await mint({ whitelisted_domains: ['preflight.test'] });
    expect(token).not.toBe('');
    const asked = await sandbox.call('OPTIONS', '/v1/payment_sources/tokens', { origin: 'https://preflight.test' });
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, 'https://preflight.test']);
  });

  it('let only their pages frame the form [S6.05]', async () => {
    const { token } = await mint({ whitelisted_domains: ['shop.test', '127.0.0.1'] });
    const frame = (page: string) =>
      sandbox.app.request(`${SANDBOX}/remote-action?token=${token}&sdk_origin=${encodeURIComponent(page)}`);
    const good = await frame('https://shop.test');
    expect(good.status).toBe(200);
    expect(good.headers.get('content-security-policy')).toMatch(
      /frame-ancestors http:\/\/127\.0\.0\.1:\* https:\/\/shop\.test:\*$/,
    );
    const bad = await frame('https://evil.test');
    expect([bad.status, await bad.text()]).toEqual([403, WRONG]);
  });

  it('are signed with a published key, name their domains, and end', async () => {
    const { token, body } = await mint({ whitelisted_domains: ['shop.test', 'shop.test'], expires_in: 60 });
    expect(decodeJwt(token).whitelisted_domains).toEqual(['shop.test']);
    const set = await sandbox.app.request(`${SANDBOX}/v1/access-tokens/keys`);
    const { keys: published } = (await set.json()) as { keys: Record<string, string>[] };
    expect(published).toHaveLength(1);
    expect(published[0]).not.toHaveProperty('d');
    const key = await importJWK(published[0]!, 'EdDSA');
    const { payload } = await jwtVerify(token, key, { currentDate: sandbox.clock.now() });
    expect(payload.sub).toBe(DEMO.merchantId);
    expect((body.resource.data as { expires_at: string }).expires_at).toBe('2026-11-21T00:01:00.000Z');
    sandbox.clock.time += 59_999;
    expect((await ask(token, 'https://shop.test')).status).toBe(200);
    sandbox.clock.time += 1;
    expect((await ask(token, 'https://shop.test')).status).toBe(401);
  });

  it('cannot be made up, not even with a row in the table', async () => {
    const pair = await generateKeyPair('EdDSA', { extractable: true });
    const { token } = await mint({ whitelisted_domains: ['shop.test'] });
    const kid = (JSON.parse(atob(token.split('.')[0] ?? '')) as { kid: string }).kid;
    const forged = await new SignJWT({ whitelisted_domains: ['shop.test'] })
      .setProtectedHeader({ alg: 'EdDSA', kid })
      .setIssuer('haven-payments-sandbox')
      .setExpirationTime('1h')
      .sign(await importJWK(await exportJWK(pair.privateKey), 'EdDSA'));
    expect((await ask(forged, 'https://shop.test')).status).toBe(401);
    const row = { kind: 'access' as const, merchantId: DEMO.merchantId, label: 'forged', createdAt: new Date() };
    await sandbox.db.insert(keys).values({ ...row, hash: hashOf(forged) });
    await sandbox.db.insert(keyDomains).values({ keyHash: hashOf(forged), domain: 'shop.test' });
    expect((await ask(forged, 'https://shop.test')).status).toBe(401);
  });

  it.each([
    ['no domain', { whitelisted_domains: [] }],
    ['an address', { whitelisted_domains: ['https://shop.test'] }],
    ['a bare wildcard', { whitelisted_domains: ['*'] }],
    ['a wildcard over a whole top-level domain', { whitelisted_domains: ['*.com'] }],
    ['a life of 59 seconds', { whitelisted_domains: ['shop.test'], expires_in: 59 }],
    ['a life of more than a day', { whitelisted_domains: ['shop.test'], expires_in: 86_401 }],
  ])('are refused for %s', async (_, body) => {
    expect((await mint(body)).status).toBe(400);
  });

  it('are made with the secret key only', async () => {
    const body = { whitelisted_domains: ['shop.test'] };
    expect((await sandbox.browser('POST', '/v1/access-tokens', body)).status).toBe(401);
  });
});
