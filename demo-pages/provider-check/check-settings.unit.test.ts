import { describe, expect, it } from 'vitest';
import { checkHelp, FLAGS } from './check-flags.ts';
import { readCheckSettings } from './check-settings.ts';

const GIVEN = {
  PAYMENTS_API_ORIGIN: 'https://api.pay.example',
  PAYMENTS_PUBLIC_KEY: 'pk_test_1',
  PAYMENTS_SECRET_KEY: 'sk_test_1',
  PAYMENTS_GATEWAY_CARD: 'cards',
};

describe('the settings of check:provider', () => {
  it('are the site’s own variables; a flag counts more', () => {
    const { providerOrigin, secretKey, webhook } = readCheckSettings(['--api', 'https://other.example'], {
      ...GIVEN,
      PAYMENTS_ENVIRONMENT: 'sandbox',
    });
    expect([providerOrigin, secretKey, webhook.waitMs]).toEqual(['https://other.example', 'sk_test_1', 30_000]);
  });

  it('name what is missing, by flag and variable', () => {
    expect(() => readCheckSettings(['--api', 'https://a.example', '--public-key', 'pk_test_1'], {})).toThrow(
      'Give --secret-key (or PAYMENTS_SECRET_KEY), --gateway-card (or PAYMENTS_GATEWAY_CARD).',
    );
  });

  it.each([
    ['a live environment', { PAYMENTS_ENVIRONMENT: 'live' }],
    ['a live secret key', { PAYMENTS_SECRET_KEY: 'sk_live_1' }],
    ['a live public key', { PAYMENTS_PUBLIC_KEY: 'pk_live_1', PAYMENTS_ENVIRONMENT: 'test' }],
    ['another merchant’s live key', { CHECK_OTHER_SECRET_KEY: 'sk_prod_1' }],
  ])('refuse %s [P6.02]', (_, changes) => {
    expect(() => readCheckSettings([], { ...GIVEN, ...changes })).toThrow('These are live keys.');
  });

  it('ask for a word about keys that do not say what they are for', () => {
    const unnamed = { ...GIVEN, PAYMENTS_PUBLIC_KEY: 'a81f', PAYMENTS_SECRET_KEY: '77c0' };
    expect(() => readCheckSettings([], unnamed)).toThrow('give --environment test');
    expect(readCheckSettings(['--environment', 'test'], unnamed).publicKey).toBe('a81f');
    expect(() => readCheckSettings(['--environment', 'live'], unnamed)).toThrow('These are live keys.');
  });

  it('name a flag that does not exist, and a wrong number', () => {
    expect(() => readCheckSettings(['--yes-live'], GIVEN)).toThrow('--yes-live');
    expect(() => readCheckSettings(['--webhook-wait', '0'], GIVEN)).toThrow('use seconds, 1 to 999');
    expect(() => readCheckSettings(['--webhook-port', 'x'], GIVEN)).toThrow('--webhook-port is "x"');
  });

  it('are all in the help, with the parts', () => {
    const help = checkHelp(['tokens', 'refunds']);
    for (const [name, { variable }] of Object.entries(FLAGS)) {
      expect(help).toContain(`--${name}`);
      expect(help).toContain(variable);
    }
    expect(help).toContain('tokens, refunds');
  });
});
