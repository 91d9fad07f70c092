import type { ServerConfiguration } from './server-configuration.ts';

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
