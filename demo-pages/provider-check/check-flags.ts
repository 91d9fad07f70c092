/** The settings of the check. Those that begin with `PAYMENTS_` are the site's own. */
export const FLAGS = {
  api: { variable: 'PAYMENTS_API_ORIGIN', about: 'the provider’s address, such as https://api.provider.example' },
  'public-key': { variable: 'PAYMENTS_PUBLIC_KEY', about: 'the public test key' },
  'secret-key': { variable: 'PAYMENTS_SECRET_KEY', about: 'the secret test key' },
  'gateway-card': { variable: 'PAYMENTS_GATEWAY_CARD', about: 'the gateway of cards' },
  environment: {
    variable: 'PAYMENTS_ENVIRONMENT',
    about: 'test; needed when the keys do not say that they are for tests',
  },
  'other-secret-key': { variable: 'CHECK_OTHER_SECRET_KEY', about: 'the secret test key of a second merchant' },
  'page-origin': {
    variable: 'SITE_ORIGIN',
    about: 'a page that may use the public key; http://127.0.0.1:8080 by default',
  },
  currency: { variable: 'CHECK_CURRENCY', about: 'of the charges; AUD by default' },
  card: { variable: 'CHECK_CARD', about: 'the number of a test card that pays' },
  'declined-card': { variable: 'CHECK_DECLINED_CARD', about: 'one that is declined' },
  'three-ds-card': { variable: 'CHECK_THREE_DS_CARD', about: 'one that 3-D Secure approves without a challenge' },
  'webhook-url': {
    variable: 'CHECK_WEBHOOK_URL',
    about: 'a public address that leads to --webhook-port of this machine',
  },
  'webhook-port': { variable: 'CHECK_WEBHOOK_PORT', about: 'where webhooks are received; any free port by default' },
  'webhook-secret': {
    variable: 'PAYMENTS_WEBHOOK_SECRET',
    about: 'whsec_…, when --webhook-url was registered by hand',
  },
  'webhook-wait': { variable: 'CHECK_WEBHOOK_WAIT', about: 'how many seconds a webhook may take; 30 by default' },
  only: { variable: 'CHECK_ONLY', about: 'some parts alone, with commas' },
} as const;

export type FlagName = keyof typeof FLAGS;

/** What `--help` prints. */
export function checkHelp(parts: readonly string[]): string {
  const lines = Object.entries(FLAGS).map(
    ([name, { variable, about }]) => `  --${name.padEnd(17)} ${variable.padEnd(24)} ${about}`,
  );
  return `npm run check:provider -- --api <address> --public-key <key> --secret-key <key> --gateway-card <id>

Checks that a payments provider speaks the protocol that the site and the library use. It makes tokens, charges,
refunds and customers with test keys and test cards, and refuses live keys. Every setting is a flag or a variable;
give secret keys as variables, because other users of the machine can read flags.

${lines.join('\n')}

Test cards are those of the provider's /test-data.json where it has one. The parts are: ${parts.join(', ')}.

It ends with 0 when everything required is spoken as it should be, with 1 when something is broken or missing, and with
2 when it could not begin.`;
}
