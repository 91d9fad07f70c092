import { describe, expect, it } from 'vitest';
import {
  assertCredential,
  assertDomain,
  credentialHeader,
  FOREIGN_DOMAIN,
  isAccessToken,
  whitelistedDomains,
} from './credential.ts';
import { decodeJson, readJwt } from './jwt.ts';
import { base64url, jwt } from './testing/client-fakes.ts';

describe('credentials', () => {
  it('are strings [S5.14]', () => {
    for (const value of [jwt({}), 'pk_1']) expect(() => assertCredential(value)).not.toThrow();
    for (const value of [undefined, 5, null, '', {}, true]) {
      expect(() => assertCredential(value)).toThrow('a public key or an access token is required');
    }
  });

  it('are distinguished by whether they are JWTs [S6.02]', () => {
    expect(isAccessToken(jwt({ sub: '1' }))).toBe(true);
    // "?>~" produces both characters in which the two base64 alphabets differ.
    const claims = { text: '???>>>~~~' };
    expect(jwt(claims)).toMatch(/[-_]/);
    expect(isAccessToken(jwt(claims))).toBe(true);
    expect(isAccessToken(jwt(claims, (value) => btoa(JSON.stringify(value))))).toBe(true);
    const [head = '', body = ''] = jwt({}).split('.');
    for (const value of [
      '4c1f0a',
      'a.b.c',
      'pk.test.key',
      `${head}.${body}`,
      `${head}.${body}.s.t`,
      `${head}..s`,
      `.${body}.s`,
      '..',
    ]) {
      expect(isAccessToken(value), value).toBe(false);
    }
    for (const part of ['5', '"text"', '[1]', 'null']) expect(isAccessToken(`${head}.${btoa(part)}.s`)).toBe(false);
  });

  it('go out in exactly one header [S6.03] [S6.04]', () => {
    expect(credentialHeader('pk1')).toBe('x-user-public-key');
    expect(credentialHeader(jwt({}))).toBe('x-access-token');
  });

  it('are read without verifying or throwing', () => {
    expect(readJwt(jwt({ a: 1 }))).toEqual({ a: 1 });
    expect(decodeJson('%%%')).toBeUndefined();
    expect(decodeJson(base64url({ a: 'ü' }))?.['a']).toBe('ü');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('domains of an access token', () => {
  const plain = jwt({ whitelisted_domains: ['shop.test', '*.example.org'] });
  const packed = jwt({ meta: btoa(JSON.stringify({ whitelisted_domains: ['shop.test'] })) });

  it('come from the claim or from the packed meta', () => {
    expect(whitelistedDomains(plain)).toEqual(['shop.test', '*.example.org']);
    expect(whitelistedDomains(packed)).toEqual(['shop.test']);
    for (const token of [
      'pk1',
      jwt({}),
      jwt({ whitelisted_domains: [] }),
      jwt({ whitelisted_domains: 'shop.test' }),
      jwt({ meta: '%' }),
    ]) {
      expect(whitelistedDomains(token)).toBeUndefined();
    }
  });

  it('let the listed page pass and stop every other [S5.42] [S6.05]', () => {
    for (const token of [plain, packed]) {
      expect(() => assertDomain(token, 'shop.test')).not.toThrow();
      for (const host of ['evil.test', 'shop.test.evil', 'x.shop.test', 'notshop.test']) {
        expect(() => assertDomain(token, host)).toThrow('access Token is not valid for current domain');
      }
    }
    expect(() => assertDomain(plain, 'a.example.org')).not.toThrow();
    for (const host of ['example.org', 'evilexample.org'])
      expect(() => assertDomain(plain, host)).toThrow(FOREIGN_DOMAIN);
  });

  it('decide nothing for keys, unlimited tokens, and outside a page', () => {
    expect(() => assertDomain('pk1', 'evil.test')).not.toThrow();
    expect(() => assertDomain(jwt({}), 'evil.test')).not.toThrow();
    expect(() => assertDomain(plain)).not.toThrow();
  });
});
