import { describe, expect, it } from 'vitest';
import { readSandboxConfiguration, sandboxVariables } from './sandbox-configuration.ts';

describe('the configuration of the sandbox', () => {
  it('works without any variable [P1.01]', () => {
    expect(readSandboxConfiguration({})).toEqual({
      host: '127.0.0.1',
      port: 8081,
      origin: 'http://127.0.0.1:8081',
      hosts: [],
      allowedOrigins: [],
      webhook: undefined,
      dataDir: expect.stringMatching(/\/\.data-sandbox$/),
      databaseUrl: undefined,
      shutdownDelayMs: 0,
    });
  });

  it('has data of its own, beside the site’s or where it is told', () => {
    expect(readSandboxConfiguration({ DATA_DIR: '/data/site' }).dataDir).toBe('/data/site-sandbox');
    expect(readSandboxConfiguration({ DATA_DIR: '/a', SANDBOX_DATA_DIR: '/b' }).dataDir).toBe('/b');
    const both = { DATABASE_URL: 'postgres://site', SANDBOX_DATABASE_URL: 'postgres://sandbox' };
    expect(readSandboxConfiguration(both).databaseUrl).toBe('postgres://sandbox');
    expect(readSandboxConfiguration({ DATABASE_URL: 'postgres://site' }).databaseUrl).toBe('postgres://site');
  });

  it('is handed on as variables', () => {
    const configuration = readSandboxConfiguration({
      HOST: '0.0.0.0',
      PROVIDER_PORT: '9001',
      PROVIDER_ORIGIN: 'https://pay.example.org',
      SANDBOX_HOSTS: 'sandbox, pay.internal',
      SANDBOX_ORIGINS: ' https://shop.example.org, http://localhost:3000 ,',
      SANDBOX_WEBHOOK_URL: 'http://127.0.0.1:8080/events',
      SANDBOX_WEBHOOK_SECRET: 'whsec_x',
      SANDBOX_DATA_DIR: '/data',
      SANDBOX_DATABASE_URL: 'postgres://sandbox',
    });
    expect(configuration.allowedOrigins, '[P1.03]').toEqual(['https://shop.example.org', 'http://localhost:3000']);
    expect(configuration.hosts).toEqual(['sandbox', 'pay.internal']);
    expect(readSandboxConfiguration(sandboxVariables(configuration))).toEqual(configuration);
    const plain = readSandboxConfiguration({});
    expect(readSandboxConfiguration(sandboxVariables(plain))).toEqual(plain);
  });

  it.each([
    [{ PROVIDER_PORT: '0' }, 'PROVIDER_PORT'],
    [{ PROVIDER_ORIGIN: 'pay.example.org' }, 'PROVIDER_ORIGIN'],
    [{ SANDBOX_ORIGINS: 'https://shop.example.org/pay' }, 'SANDBOX_ORIGINS'],
    [{ SANDBOX_ORIGINS: '*' }, 'SANDBOX_ORIGINS'],
    [{ SANDBOX_HOSTS: 'sandbox:8081' }, 'SANDBOX_HOSTS'],
    [{ SANDBOX_HOSTS: 'http://sandbox' }, 'SANDBOX_HOSTS'],
    [{ SANDBOX_WEBHOOK_URL: 'http://127.0.0.1:8080' }, 'SANDBOX_WEBHOOK_SECRET'],
    [{ SANDBOX_WEBHOOK_SECRET: 'whsec_x' }, 'SANDBOX_WEBHOOK_URL'],
  ])('names the variable to correct: %j', (env, name) => {
    expect(() => readSandboxConfiguration(env)).toThrow(name);
  });
});
