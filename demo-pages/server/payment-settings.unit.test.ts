import { describe, expect, it } from 'vitest';
import { readServerConfiguration } from './server-configuration.ts';

const OTHER = {
  PAYMENTS_ENVIRONMENT: 'test',
  PAYMENTS_API_ORIGIN: 'https://api.pay.example/',
  PAYMENTS_PUBLIC_KEY: 'pk_one',
  PAYMENTS_SECRET_KEY: 'sk_one',
  PAYMENTS_GATEWAY_CARD: 'gw_cards',
};
const WEBHOOK_SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const LIVE = {
  ...OTHER,
  PAYMENTS_ENVIRONMENT: 'live',
  PAYMENTS_WEBHOOK_SECRET: WEBHOOK_SECRET,
  SITE_ORIGIN: 'https://gifts.example.org',
};

describe('the provider of the payments', () => {
  it('is the sandbox beside the site when the environment names none', () => {
    const { payments, sandbox } = readServerConfiguration({ PAYMENTS_API_ORIGIN: '' });
    expect(sandbox?.origin).toBe('http://127.0.0.1:8081');
    expect(payments).toMatchObject({ providerOrigin: 'http://127.0.0.1:8081', isSandbox: true, isLive: false });
    expect(payments.publicKey).toBe('pk_sandbox_haven');
  });

  it('is any other that the environment names, and no sandbox is started [P6.01]', () => {
    const { payments, sandbox } = readServerConfiguration({
      ...OTHER,
      PAYMENTS_WIDGET_ORIGIN: 'https://widget.pay.example',
      PAYMENTS_GATEWAY_PAYPAL: 'gw_paypal',
      PAYMENTS_GATEWAY_APPLE_GOOGLE: 'gw_wallets',
      PAYMENTS_GATEWAY_BANK: 'gw_bank',
      PAYMENTS_WEBHOOK_SECRET: WEBHOOK_SECRET,
      // The site may have the sandbox's port: it is not started.
      PORT: '8081',
    });
    expect(sandbox).toBeUndefined();
    expect(payments).toEqual({
      providerOrigin: 'https://api.pay.example',
      widgetOrigin: 'https://widget.pay.example',
      publicKey: 'pk_one',
      secretKey: 'sk_one',
      gatewayId: 'gw_cards',
      walletGatewayId: 'gw_paypal',
      cardWalletGatewayId: 'gw_wallets',
      bankGatewayId: 'gw_bank',
      webhookSecret: WEBHOOK_SECRET,
      isSandbox: false,
      isLive: false,
    });
    expect(readServerConfiguration(OTHER).payments.widgetOrigin).toBe('https://api.pay.example');
  });

  it.each<[Record<string, string>, string]>([
    ...Object.keys(OTHER).map((name): [Record<string, string>, string] => [{ ...OTHER, [name]: '' }, name]),
    [{ ...OTHER, PAYMENTS_API_ORIGIN: 'api.pay.example' }, 'PAYMENTS_API_ORIGIN'],
    [{ ...OTHER, PAYMENTS_WIDGET_ORIGIN: 'https://pay.example/widgets' }, 'PAYMENTS_WIDGET_ORIGIN'],
    [{ ...OTHER, PAYMENTS_ENVIRONMENT: 'prod' }, 'PAYMENTS_ENVIRONMENT'],
    [{ ...OTHER, PAYMENTS_WEBHOOK_SECRET: 'whsec_dG9vIHNob3J0' }, 'PAYMENTS_WEBHOOK_SECRET'],
    [{ ...OTHER, PAYMENTS_WEBHOOK_SECRET: WEBHOOK_SECRET.slice(6) }, 'PAYMENTS_WEBHOOK_SECRET'],
    [{ ...OTHER, PAYMENTS_GATEWAY_CARDS: 'gw' }, 'PAYMENTS_GATEWAY_CARDS'],
  ])('names the variable to correct: %j', (env, name) => {
    expect(() => readServerConfiguration(env)).toThrow(name);
  });
});

describe('a start with live keys', () => {
  it.each(['live', 'production', 'LIVE'])('is made when nothing of a test is left, in %s', (PAYMENTS_ENVIRONMENT) => {
    expect(readServerConfiguration({ ...LIVE, PAYMENTS_ENVIRONMENT }).payments.isLive).toBe(true);
  });

  it.each([
    [{ PAYMENTS_API_ORIGIN: 'http://api.pay.example', PAYMENTS_WIDGET_ORIGIN: 'https://pay.example' }, /API_ORIGIN/],
    [{ PAYMENTS_WIDGET_ORIGIN: 'http://widget.pay.example' }, /PAYMENTS_WIDGET_ORIGIN must begin with https/],
    [{ SITE_ORIGIN: '' }, /SITE_ORIGIN must begin with https/],
    [{ PAYMENTS_PUBLIC_KEY: 'pk_sandbox_haven' }, /PAYMENTS_PUBLIC_KEY is a test key/],
    [{ PAYMENTS_SECRET_KEY: 'sk_test_51' }, /PAYMENTS_SECRET_KEY is a test key/],
    [{ PAYMENTS_WEBHOOK_SECRET: '' }, /PAYMENTS_WEBHOOK_SECRET is missing/],
    [{ PAYMENTS_GATEWAY_CARD: 'gateway_haven_cards' }, /PAYMENTS_GATEWAY_CARD is a test gateway/],
    [{ PAYMENTS_GATEWAY_PAYPAL: 'paypal_sandbox' }, /PAYMENTS_GATEWAY_PAYPAL is a test gateway/],
    [{ PAYMENTS_GATEWAY_APPLE_GOOGLE: 'test_wallets' }, /PAYMENTS_GATEWAY_APPLE_GOOGLE is a test gateway/],
    [{ PAYMENTS_GATEWAY_BANK: 'gateway_haven_bank' }, /PAYMENTS_GATEWAY_BANK is a test gateway/],
    [{ BACK_OFFICE_PASSWORD: 'at least 12 characters' }, /BACK_OFFICE_PASSWORD is a published one/],
    [{ BOT_CHECK_DIFFICULTY: '0' }, /BOT_CHECK_DIFFICULTY is 0/],
    [{ MAIL_FOLDER: 'mails' }, /MAIL_FOLDER keeps emails in a folder/],
  ])('refuses %j by the name of the variable', (change, sentence) => {
    const env: Record<string, string> = { ...LIVE, ...change };
    expect(() => readServerConfiguration(env), '[P6.03]').toThrow(sentence);
    expect(() => readServerConfiguration(env), 'names only what is wrong').toThrow(
      /^PAYMENTS_ENVIRONMENT is live\. [^.]+\.$/,
    );
    expect(readServerConfiguration({ ...env, PAYMENTS_ENVIRONMENT: 'test' }).payments.isLive, 'a test may').toBe(false);
  });

  it('names everything that is wrong at once, and no secret', () => {
    const env = { ...LIVE, SITE_ORIGIN: '', PAYMENTS_SECRET_KEY: 'sk_test_secret', PAYMENTS_WEBHOOK_SECRET: '' };
    expect(() => readServerConfiguration(env)).toThrow(/SITE_ORIGIN.*PAYMENTS_SECRET_KEY.*PAYMENTS_WEBHOOK_SECRET/);
    expect(() => readServerConfiguration(env)).not.toThrow('sk_test_secret');
  });
});
