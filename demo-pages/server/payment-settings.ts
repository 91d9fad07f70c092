import { SANDBOX_CREDENTIALS } from '../website/app/website-options.ts';
import { readOrigin } from './http/address-settings.ts';
import type { ServerConfiguration } from './server-configuration.ts';

/** How the site reaches a payments provider that speaks the protocol. */
export interface PaymentSettings {
  providerOrigin: string;
  widgetOrigin: string;
  publicKey: string;
  secretKey: string;
  gatewayId: string;
  walletGatewayId: string;
  cardWalletGatewayId: string;
  bankGatewayId: string;
  /** Empty when the provider posts no events. */
  webhookSecret: string;
  isSandbox: boolean;
  /** Money moves. */
  isLive: boolean;
}

type Environment = Record<string, string | undefined>;

const REQUIRED = [
  'PAYMENTS_ENVIRONMENT',
  'PAYMENTS_API_ORIGIN',
  'PAYMENTS_PUBLIC_KEY',
  'PAYMENTS_SECRET_KEY',
  'PAYMENTS_GATEWAY_CARD',
] as const;
const OPTIONAL = [
  'PAYMENTS_WIDGET_ORIGIN',
  'PAYMENTS_GATEWAY_PAYPAL',
  'PAYMENTS_GATEWAY_APPLE_GOOGLE',
  'PAYMENTS_GATEWAY_BANK',
  'PAYMENTS_WEBHOOK_SECRET',
] as const;
const KNOWN: readonly string[] = [...REQUIRED, ...OPTIONAL];

/** In an environment without real money, and with. */
const ENVIRONMENTS: Readonly<Record<string, { isLive: boolean }>> = {
  test: { isLive: false },
  sandbox: { isLive: false },
  staging: { isLive: false },
  live: { isLive: true },
  production: { isLive: true },
};

/**
 * The provider that the environment names; undefined when it names none, so that the site has a sandbox beside it.
 * Throws an error that names the variable to correct.
 */
export function readPaymentSettings(env: Environment): PaymentSettings | undefined {
  const variables = Object.keys(env).filter((name) => name.startsWith('PAYMENTS_') && env[name]);
  if (variables.length === 0) return undefined;
  const unknown = variables.find((name) => !KNOWN.includes(name));
  if (unknown) throw new Error(`${unknown} is not a setting: use ${KNOWN.join(', ')}.`);
  const missing = REQUIRED.filter((name) => !env[name]);
  if (missing.length > 0)
    throw new Error(`Set ${missing.join(', ')} too, or no variable that begins with PAYMENTS_, to use the sandbox.`);
  const text = (name: (typeof REQUIRED | typeof OPTIONAL)[number]) => env[name] ?? '';
  const environment = ENVIRONMENTS[text('PAYMENTS_ENVIRONMENT').toLowerCase()];
  if (!environment) throw new Error(`PAYMENTS_ENVIRONMENT is "${env['PAYMENTS_ENVIRONMENT']}": use test or live.`);
  const providerOrigin = readOrigin('PAYMENTS_API_ORIGIN', text('PAYMENTS_API_ORIGIN'));
  return {
    providerOrigin,
    widgetOrigin: readOrigin('PAYMENTS_WIDGET_ORIGIN', text('PAYMENTS_WIDGET_ORIGIN') || providerOrigin),
    publicKey: text('PAYMENTS_PUBLIC_KEY'),
    secretKey: text('PAYMENTS_SECRET_KEY'),
    gatewayId: text('PAYMENTS_GATEWAY_CARD'),
    walletGatewayId: text('PAYMENTS_GATEWAY_PAYPAL'),
    cardWalletGatewayId: text('PAYMENTS_GATEWAY_APPLE_GOOGLE'),
    bankGatewayId: text('PAYMENTS_GATEWAY_BANK'),
    webhookSecret: readWebhookSecret(text('PAYMENTS_WEBHOOK_SECRET')),
    isSandbox: false,
    ...environment,
  };
}

/** The sandbox beside the site. */
export const sandboxPayments = (origin: string): PaymentSettings => ({
  ...SANDBOX_CREDENTIALS,
  providerOrigin: origin,
  widgetOrigin: origin,
  webhookSecret: '',
  isLive: false,
});

function readWebhookSecret(text: string): string {
  if (text === '') return '';
  const bytes = Buffer.from(text.replace(/^whsec_/, ''), 'base64').length;
  // The value is a secret, so the message does not repeat it.
  if (!/^whsec_[A-Za-z0-9+/]+=*$/.test(text) || bytes < 24)
    throw new Error('PAYMENTS_WEBHOOK_SECRET is not a secret of a webhook: use whsec_ and 24 or more bytes in base64.');
  return text;
}

/** Words of keys and gateways that move no money: `pk_test_…`, `sk_sandbox_…`, `gateway_haven_…`. */
export const TEST_WORD = /(^|_)(test|sandbox|haven|demo)(_|$)/i;
/** Passwords that are printed in documents and tests. */
const PUBLISHED_PASSWORD = /^(only for these tests|at least 12 characters)$/i;

/** What must not be live, a sentence for each, which names the variable to correct. Empty where no money moves. */
export function liveProblems(configuration: ServerConfiguration): string[] {
  const { payments, siteOrigin, staffPassword = '', botCheckDifficulty, recaptcha, mail } = configuration;
  if (!payments.isLive) return [];
  const isPlain = (origin: string) => !origin.startsWith('https:');
  const checks: readonly (readonly [isWrong: boolean, sentence: string])[] = [
    [isPlain(siteOrigin), 'SITE_ORIGIN must begin with https: it is where donors type their details.'],
    [isPlain(payments.providerOrigin), 'PAYMENTS_API_ORIGIN must begin with https: the secret key is sent there.'],
    [isPlain(payments.widgetOrigin), 'PAYMENTS_WIDGET_ORIGIN must begin with https: cards are typed there.'],
    [TEST_WORD.test(payments.publicKey), 'PAYMENTS_PUBLIC_KEY is a test key: set the live one of your provider.'],
    [TEST_WORD.test(payments.secretKey), 'PAYMENTS_SECRET_KEY is a test key: set the live one of your provider.'],
    ...(
      [
        ['CARD', payments.gatewayId],
        ['PAYPAL', payments.walletGatewayId],
        ['APPLE_GOOGLE', payments.cardWalletGatewayId],
        ['BANK', payments.bankGatewayId],
      ] as const
    ).map(([kind, id]) => [TEST_WORD.test(id), `PAYMENTS_GATEWAY_${kind} is a test gateway: set a live one.`] as const),
    [payments.webhookSecret === '', 'PAYMENTS_WEBHOOK_SECRET is missing: refunds and disputes would go unnoticed.'],
    [
      mail !== undefined && 'folder' in mail,
      'MAIL_FOLDER keeps emails in a folder, with links that sign donors in: set SMTP_URL instead.',
    ],
    [PUBLISHED_PASSWORD.test(staffPassword), 'BACK_OFFICE_PASSWORD is a published one: choose your own.'],
    [
      !recaptcha && botCheckDifficulty === 0,
      'BOT_CHECK_DIFFICULTY is 0, which lets every bot try stolen cards: leave it out.',
    ],
  ];
  return checks.flatMap(([isWrong, sentence]) => (isWrong ? [sentence] : []));
}
