import { describe, expect, it } from 'vitest';
import { readServerConfiguration } from './server-configuration.ts';

describe('the configuration', () => {
  it('works without any variable', () => {
    expect(readServerConfiguration({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      siteOrigin: 'http://127.0.0.1:8080',
      sandbox: {
        port: 8081,
        origin: 'http://127.0.0.1:8081',
        allowedOrigins: ['http://127.0.0.1:8080', 'http://localhost:8080'],
        dataDir: expect.stringMatching(/\.data-sandbox$/),
      },
      siteOrigins: ['http://127.0.0.1:8080', 'http://localhost:8080'],
      dataDir: expect.stringMatching(/\.data$/),
      databaseUrl: undefined,
    });
  });

  it('takes its addresses from the environment', () => {
    const found = readServerConfiguration({
      PORT: '80',
      HOST: '0.0.0.0',
      SITE_ORIGIN: 'https://gifts.example.org/',
      PROVIDER_ORIGIN: 'https://pay.example.org',
    });
    expect(found).toMatchObject({
      port: 80,
      host: '0.0.0.0',
      siteOrigin: 'https://gifts.example.org',
      siteOrigins: ['https://gifts.example.org'],
      sandbox: { origin: 'https://pay.example.org', allowedOrigins: ['https://gifts.example.org'] },
      payments: { providerOrigin: 'https://pay.example.org' },
    });
    expect(readServerConfiguration({ SHUTDOWN_DELAY_MS: '5000' })).toMatchObject({
      shutdownDelayMs: 5_000,
      sandbox: { shutdownDelayMs: 5_000 },
    });
    expect(readServerConfiguration({ HOST: '0.0.0.0' }).siteOrigin).toBe('http://127.0.0.1:8080');
  });

  it('has brackets around an IPv6 address in each origin, and none where it listens', () => {
    const local = readServerConfiguration({ HOST: '::1' });
    expect(local).toMatchObject({
      host: '::1',
      siteOrigin: 'http://[::1]:8080',
      siteOrigins: ['http://127.0.0.1:8080', 'http://localhost:8080', 'http://[::1]:8080'],
      sandbox: { host: '::1', origin: 'http://[::1]:8081' },
    });
    expect(readServerConfiguration({ HOST: '[::1]' })).toEqual(local);
    expect(readServerConfiguration({ HOST: '::' })).toMatchObject({
      siteOrigin: 'http://127.0.0.1:8080',
      siteOrigins: ['http://127.0.0.1:8080', 'http://localhost:8080', 'http://[::1]:8080'],
    });
  });

  it('writes mails beside the data while somebody tries the site on this machine, and nowhere else', () => {
    expect(readServerConfiguration({ DATA_DIR: '/srv/haven' }).mail).toEqual({ folder: '/srv/haven-mails' });
    expect(readServerConfiguration({ HOST: '::1', DATA_DIR: '/srv/haven' }).mail).toEqual({
      folder: '/srv/haven-mails',
    });
    expect(readServerConfiguration({}).mail).toEqual({ folder: expect.stringMatching(/^\/.*\/\.data-mails$/) });
    expect(readServerConfiguration({ MAIL_FOLDER: 'mails' }).mail, 'its own setting').toEqual({ folder: 'mails' });
    expect(readServerConfiguration({ SMTP_URL: 'smtp://mail', MAIL_FROM: 'hello@example.org' }).mail).toMatchObject({
      url: expect.any(String),
    });
    const other = {
      PAYMENTS_ENVIRONMENT: 'test',
      PAYMENTS_API_ORIGIN: 'https://api.pay.example',
      PAYMENTS_PUBLIC_KEY: 'pk_test_1',
      PAYMENTS_SECRET_KEY: 'sk_test_1',
      PAYMENTS_GATEWAY_CARD: 'gw_test_cards',
    };
    const live = {
      ...other,
      PAYMENTS_ENVIRONMENT: 'live',
      SITE_ORIGIN: 'https://gifts.example.org',
      PAYMENTS_PUBLIC_KEY: 'pk_1',
      PAYMENTS_SECRET_KEY: 'sk_1',
      PAYMENTS_GATEWAY_CARD: 'gw_cards',
      PAYMENTS_WEBHOOK_SECRET: `whsec_${btoa('0123456789abcdef0123456789abcdef')}`,
    };
    const reached = [
      { SITE_ORIGIN: 'https://gifts.example.org' },
      { HOST: '192.0.2.1' },
      { DATABASE_URL: 'postgres://db/haven' },
      other,
      live,
    ];
    for (const env of reached) expect(readServerConfiguration(env).mail, JSON.stringify(env)).toBeUndefined();
  });

  it.each(['1', '65535'])('takes port %s', (PORT) => {
    expect(readServerConfiguration({ PORT }).port).toBe(Number(PORT));
  });

  it.each([
    [{ PORT: '0' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ PROVIDER_PORT: 'eighty' }, 'PROVIDER_PORT'],
    [{ PORT: '8081' }, 'PROVIDER_PORT'],
    [{ SITE_ORIGIN: 'gifts.example.org' }, 'SITE_ORIGIN'],
    [{ SITE_ORIGIN: 'https://example.org/shop' }, 'SITE_ORIGIN'],
    [{ PROVIDER_ORIGIN: 'ftp://example.org' }, 'PROVIDER_ORIGIN'],
    [{ DATABASE_READ_URL: 'postgres://127.0.0.1/haven' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://haven:p#ss@db/haven' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://db/haven', DATABASE_READ_URL: 'postgres://haven:p/ss@db/haven' }, 'DATABASE_READ_URL'],
    [{ DATABASE_URL: 'postgres://db/haven', DATABASE_DIRECT_URL: 'mysql://db/haven' }, 'DATABASE_DIRECT_URL'],
    [{ SANDBOX_DATABASE_URL: 'postgres://haven:100%@db/haven' }, 'SANDBOX_DATABASE_URL'],
    [{ SHUTDOWN_DELAY_MS: '5s' }, 'SHUTDOWN_DELAY_MS'],
    [{ SHUTDOWN_DELAY_MS: '-1' }, 'SHUTDOWN_DELAY_MS'],
    [{ SHUTDOWN_DELAY_MS: '60001' }, 'SHUTDOWN_DELAY_MS'],
  ])('names the variable to correct: %j', (env, name) => {
    expect(() => readServerConfiguration(env)).toThrow(name);
  });
});
