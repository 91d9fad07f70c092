import { describe, expect, it } from 'vitest';
import { assertPairedMode } from '../fraud/fraud-options.ts';
import { resolveEnvironment } from './environments.ts';
import { SdkError } from './sdk-error.ts';

describe('environments', () => {
  it('knows sandbox, production and staging [S9.29]', () => {
    for (const name of ['sandbox', 'production', 'staging']) expect(resolveEnvironment(name).name).toBe(name);
    for (const name of ['live', 'test', 'Sandbox', 'PRODUCTION'])
      expect(() => resolveEnvironment(name)).toThrow(SdkError);
  });

  it('gives each its hosts, the sandbox by default [S9.30]', () => {
    expect(resolveEnvironment()).toEqual({
      name: 'sandbox',
      api: 'https://api-sandbox.paydock.com',
      widget: 'https://widget-sandbox.paydock.com',
      brand: { name: 'paydock.com', googlePayGateway: 'paydock' },
    });
    expect(resolveEnvironment('production')).toMatchObject({
      api: 'https://api.paydock.com',
      widget: 'https://widget.paydock.com',
    });
    expect(resolveEnvironment('staging', 'example.org')).toMatchObject({
      api: 'https://apista.example.org',
      widget: 'https://widsta.example.org',
    });
  });

  it('throws for an unknown name, with its text [S8.42] [S8.44]', () => {
    for (const name of ['foo', '', 'constructor', '__proto__', 'https://evil.example']) {
      expect(() => resolveEnvironment(name)).toThrow(`unknown env: ${name}`);
    }
    expect(() => resolveEnvironment(null as unknown as string)).toThrow('unknown env: null');
  });

  it('throws for a malformed alias, with its text [S8.43] [S8.44]', () => {
    for (const alias of [
      'bad alias/',
      '-a.com',
      'a!b',
      'a_b',
      '',
      '.com',
      'a..b',
      'a.',
      'a.-b',
      'evil.com/x',
      'a:1',
      'a@b',
      'a\n',
      // Well-formed labels that browsers reject as a host.
      '0',
      'shop.1',
      'a.0x1',
      'xn--a',
    ]) {
      expect(() => resolveEnvironment('sandbox', alias), alias).toThrow(`invalid: ${alias}`);
    }
    // The origin of a message is in lower case: an environment in upper case would match none.
    for (const alias of ['localhost', 'paydock.com', 'a-b.c9', 'PAY.com', 'a']) {
      expect(resolveEnvironment('sandbox', alias).api).toBe(`https://api-sandbox.${alias.toLowerCase()}`);
    }
  });
});

describe('a provider of one’s own', () => {
  it('takes two origins: https, or http on this machine [S9.30]', () => {
    expect(resolveEnvironment({ api: 'http://127.0.0.1:8081', widget: 'http://localhost:8081/' })).toEqual({
      name: 'custom',
      api: 'http://127.0.0.1:8081',
      widget: 'http://localhost:8081',
      brand: { name: 'localhost:8081', googlePayGateway: 'paydock' },
    });
    const brand = { name: 'Our Pay', logo: '/logo.svg', googlePayGateway: 'ours' };
    const own = { api: 'https://pay.example.org', widget: 'https://pay.example.org' };
    expect(resolveEnvironment({ ...own, brand }).brand, '[S2.24] as it is configured').toEqual(brand);
    expect(resolveEnvironment({ ...own, brand: { name: 'Our Pay' } }).brand.googlePayGateway).toBe('paydock');
    expect(resolveEnvironment('sandbox', 'example.org').brand.name).toBe('example.org');
    for (const api of [
      'https://pay.example.org',
      'http://[::1]:81',
      'http://localhost',
      'http://127.0.0.1',
      'http://provider.localhost:81',
      'https://pay.example.org:8443',
    ]) {
      expect(resolveEnvironment({ api, widget: 'https://w.example' }).api).toBe(api);
    }
  });

  it('refuses everything that is no such origin [S8.43]', () => {
    for (const api of [
      'http://pay.example.org',
      'ftp://localhost',
      'http://127.0.0.1.evil.example',
      'http://notlocalhost',
      'javascript:alert(1)',
      'https://pay.example.org/v1',
      'https://a@pay.example.org',
      'https://pay.example.org?x',
      'pay.example.org',
      '//pay.example.org',
      '',
      undefined as unknown as string,
    ]) {
      expect(() => resolveEnvironment({ api, widget: 'https://w.example' }), api).toThrow(`invalid: ${api}`);
      expect(() => resolveEnvironment({ api: 'https://w.example', widget: api }), api).toThrow('invalid: ');
    }
  });
});

describe('the paired mode', () => {
  it('is live or test [S5.01]', () => {
    expect(assertPairedMode('live')).toBe('live');
    expect(assertPairedMode('test')).toBe('test');
    for (const mode of ['sandbox', '', undefined, null, 'LIVE', 1]) {
      expect(() => assertPairedMode(mode)).toThrow('Use live or test');
    }
  });
});
