import { isEmail } from '#rules/email.ts';
import { readServiceAddress } from './http/address-settings.ts';
import { createClientAddressReader } from './http/trusted-proxies.ts';
import type { ServerConfiguration } from './server-configuration.ts';

type FormSettings = Pick<
  ServerConfiguration,
  'mail' | 'alertsTo' | 'recaptcha' | 'botCheckDifficulty' | 'trustedProxies' | 'staffPassword'
>;
type Environment = Record<string, string | undefined>;

/** The environment's settings of the forms and their mails. Throws an error that names the variable to correct. */
export function readFormSettings(env: Environment): FormSettings {
  return {
    mail: readMail(env),
    alertsTo: readAlerts(env['ALERTS_TO']),
    recaptcha: readRecaptcha(env),
    botCheckDifficulty: readDifficulty(env['BOT_CHECK_DIFFICULTY']),
    trustedProxies: readProxies(env['TRUSTED_PROXIES']),
    staffPassword: readPassword(env['BACK_OFFICE_PASSWORD']),
  };
}

function readMail(env: Environment): FormSettings['mail'] {
  const { SMTP_URL: text, MAIL_FROM: from = '', MAIL_FOLDER: folder } = env;
  if (text && folder) throw new Error('Set SMTP_URL, or MAIL_FOLDER for development, not both.');
  if (folder) return { folder };
  const url = readServiceAddress('SMTP_URL', text, {
    schemes: ['smtp:', 'smtps:'],
    example: 'smtps://user:password@mail.example.org:465',
    needsHost: true,
  });
  if (!url) return undefined;
  if (!from) throw new Error('Set MAIL_FROM beside SMTP_URL: the address that emails come from.');
  if (!isEmail(from)) throw new Error(`MAIL_FROM is "${from}": use an address such as no-reply@example.org.`);
  return { url, from };
}

function readAlerts(address: string | undefined): string | undefined {
  if (!address) return undefined;
  if (!isEmail(address)) throw new Error(`ALERTS_TO is "${address}": use an address such as alerts@example.org.`);
  return address;
}

function readRecaptcha({ RECAPTCHA_SECRET: secret, RECAPTCHA_SITE_KEY: siteKey }: Environment) {
  if (!secret && !siteKey) return undefined;
  if (!secret || !siteKey) throw new Error('Set both RECAPTCHA_SECRET and RECAPTCHA_SITE_KEY, or neither.');
  return { secret, siteKey };
}

function readDifficulty(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const bits = Number(text);
  if (!Number.isInteger(bits) || bits < 0 || bits > 22)
    throw new Error(`BOT_CHECK_DIFFICULTY is "${text}": use a whole number from 0 to 22.`);
  return bits;
}

function readPassword(text: string | undefined): string | undefined {
  if (!text) return undefined;
  // The value is a secret, so the message does not repeat it.
  if (text.length < 12) throw new Error('BACK_OFFICE_PASSWORD is too short: use at least 12 characters.');
  return text;
}

function readProxies(text: string | undefined): string[] {
  const entries = (text ?? '').split(',').map((entry) => entry.trim());
  const proxies = entries.length === 1 && entries[0] === '' ? [] : entries;
  createClientAddressReader(proxies);
  return proxies;
}
