import { parseArgs } from 'node:util';
import { readOrigin, readPort } from '../server/http/address-settings.ts';
import { readPaymentSettings, TEST_WORD } from '../server/payment-settings.ts';
import { FLAGS, type FlagName } from './check-flags.ts';

export interface CheckSettings {
  providerOrigin: string;
  publicKey: string;
  secretKey: string;
  gatewayId: string;
  /** Of a second merchant, to see that it finds nothing of the first. */
  otherSecretKey: string | undefined;
  /** The page whose calls the provider allows. */
  pageOrigin: string;
  currency: string;
  cards: { approved?: string | undefined; declined?: string | undefined; threeDs?: string | undefined };
  webhook: { url: string | undefined; port: number; secret: string; waitMs: number };
  /** Names of parts; all when empty. */
  only: string[];
}

type Environment = Record<string, string | undefined>;

const LIVE_WORD = /(^|_)(live|prod|production)(_|$)/i;
const REQUIRED: readonly FlagName[] = ['api', 'public-key', 'secret-key', 'gateway-card'];

/** The settings of flags and variables; a flag counts more. Throws a sentence about what to give. */
export function readCheckSettings(words: readonly string[], env: Environment): CheckSettings {
  const options = Object.fromEntries(Object.keys(FLAGS).map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ args: [...words], options, strict: true, allowPositionals: false });
  const given = (name: FlagName): string | undefined => {
    const flag = values[name];
    return (typeof flag === 'string' ? flag : undefined) || env[FLAGS[name].variable] || undefined;
  };
  const missing = REQUIRED.filter((name) => !given(name));
  if (missing.length > 0)
    throw new Error(
      `Give ${missing.map((name) => `--${name} (or ${FLAGS[name].variable})`).join(', ')}. --help says more.`,
    );
  const { isLive, ...payments } = readPayments(given);
  refuseLive(isLive, [payments.publicKey, payments.secretKey, given('other-secret-key') ?? ''], given('environment'));
  return {
    ...payments,
    otherSecretKey: given('other-secret-key'),
    pageOrigin: readOrigin('--page-origin', given('page-origin') ?? 'http://127.0.0.1:8080'),
    currency: given('currency') ?? 'AUD',
    cards: { approved: given('card'), declined: given('declined-card'), threeDs: given('three-ds-card') },
    webhook: {
      url: given('webhook-url'),
      port: readPort('--webhook-port', given('webhook-port'), 0),
      secret: payments.webhookSecret,
      waitMs: readSeconds(given('webhook-wait')) * 1000,
    },
    only: (given('only') ?? '').split(',').filter((name) => name !== ''),
  };
}

/** What the site would read of the same variables. */
function readPayments(given: (name: FlagName) => string | undefined) {
  const names = Object.keys(FLAGS) as FlagName[];
  const variables = names.filter((name) => FLAGS[name].variable.startsWith('PAYMENTS_'));
  const env = Object.fromEntries(variables.map((name) => [FLAGS[name].variable, given(name)]));
  const settings = readPaymentSettings({ PAYMENTS_ENVIRONMENT: 'test', ...definedOf(env) });
  if (!settings) throw new Error('No provider is named.');
  const { providerOrigin, publicKey, secretKey, gatewayId, webhookSecret, isLive } = settings;
  return { providerOrigin, publicKey, secretKey, gatewayId, webhookSecret, isLive };
}

const definedOf = (env: Environment) => Object.fromEntries(Object.entries(env).filter(([, value]) => value));

/** This program charges and refunds: it never does so with real money. */
function refuseLive(isLive: boolean, keys: readonly string[], environment: string | undefined): void {
  const used = keys.filter((key) => key !== '');
  if (isLive || used.some((key) => LIVE_WORD.test(key)))
    throw new Error(
      'These are live keys. This check makes charges and refunds: give test keys. There is no way round.',
    );
  if (!environment && used.some((key) => !TEST_WORD.test(key)))
    throw new Error(
      'The names of these keys do not say that they are for tests. ' +
        'When no money moves with them, give --environment test.',
    );
}

function readSeconds(text = '30'): number {
  const seconds = Number(text);
  if (!/^\d{1,3}$/.test(text) || seconds < 1) throw new Error(`--webhook-wait is "${text}": use seconds, 1 to 999.`);
  return seconds;
}
