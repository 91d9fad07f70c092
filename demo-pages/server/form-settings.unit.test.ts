import { describe, expect, it } from 'vitest';
import { readFormSettings } from './form-settings.ts';

const NOTHING = { mail: undefined, recaptcha: undefined, botCheckDifficulty: undefined, trustedProxies: [] };

describe('the settings of the forms', () => {
  it('may all be left out, and an empty one is none', () => {
    expect(readFormSettings({})).toEqual(NOTHING);
    const empty = { SMTP_URL: '', RECAPTCHA_SECRET: '', BOT_CHECK_DIFFICULTY: '', TRUSTED_PROXIES: '' };
    expect(readFormSettings(empty)).toEqual(NOTHING);
  });

  it('are read', () => {
    const env = {
      SMTP_URL: 'smtps://user:pass@mail.example.org:465',
      MAIL_FROM: 'hello@example.org',
      ALERTS_TO: 'alerts@example.org',
      RECAPTCHA_SECRET: 's',
      RECAPTCHA_SITE_KEY: 'k',
      BOT_CHECK_DIFFICULTY: '22',
      TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8',
    };
    expect(readFormSettings(env)).toEqual({
      mail: { url: env.SMTP_URL, from: 'hello@example.org' },
      alertsTo: 'alerts@example.org',
      recaptcha: { secret: 's', siteKey: 'k' },
      botCheckDifficulty: 22,
      trustedProxies: ['127.0.0.1', '10.0.0.0/8'],
    });
    expect(readFormSettings({ MAIL_FOLDER: 'mails' }).mail).toEqual({ folder: 'mails' });
  });

  it.each([
    [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail', MAIL_FOLDER: 'mails' }, 'MAIL_FOLDER'],
    [{ SMTP_URL: 'https://user:secret@mail.example.org' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail' }, 'MAIL_FROM'],
    [{ SMTP_URL: 'smtp://mail', MAIL_FROM: 'Haven <a@b.org>' }, 'MAIL_FROM'],
    [{ ALERTS_TO: 'Haven <a@b.org>' }, 'ALERTS_TO'],
    [{ RECAPTCHA_SECRET: 's' }, 'RECAPTCHA_SITE_KEY'],
    [{ RECAPTCHA_SITE_KEY: 'k' }, 'RECAPTCHA_SECRET'],
    [{ BOT_CHECK_DIFFICULTY: '23' }, 'BOT_CHECK_DIFFICULTY'],
    [{ BOT_CHECK_DIFFICULTY: '-1' }, 'BOT_CHECK_DIFFICULTY'],
    [{ BOT_CHECK_DIFFICULTY: '1.5' }, 'BOT_CHECK_DIFFICULTY'],
    [{ TRUSTED_PROXIES: '127.0.0.1,' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: 'proxy' }, 'TRUSTED_PROXIES'],
  ])('%j is refused by the name of %s, and no password is repeated', (env, name) => {
    expect(() => readFormSettings(env)).toThrow(name);
    expect(() => readFormSettings(env)).not.toThrow('secret');
  });
});
