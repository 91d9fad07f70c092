import { createRequire } from 'node:module';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { readDatabaseAddress, readServiceAddress } from './address-settings.ts';

const { parseConnectionUrl } = createRequire(import.meta.url)('nodemailer/lib/shared') as {
  parseConnectionUrl(url: string): { host: string; auth: { user: string; pass: string } };
};
const readMail = (url: string) =>
  readServiceAddress('SMTP_URL', url, { schemes: ['smtp:', 'smtps:'], example: 'smtps://mail', needsHost: true })!;

describe('a password in the address of a service', () => {
  it.each([
    ['p@ss', 'p@ss'],
    ['p%40ss%231', 'p@ss#1'],
    ['p:ss', 'p:ss'],
    ['a%2Fb%3Fc%25d', 'a/b?c%d'],
    ['pass+word!$&*', 'pass+word!$&*'],
  ])('%s is read as it is by the libraries', (written, password) => {
    const client = new pg.Client(
      readDatabaseAddress('DATABASE_URL', { DATABASE_URL: `postgres://haven:${written}@db/haven` }),
    );
    expect([client.host, client.user, client.password]).toEqual(['db', 'haven', password]);
    expect(parseConnectionUrl(readMail(`smtp://haven:${written}@mail.example.org:587`))).toMatchObject({
      host: 'mail.example.org',
      auth: { user: 'haven', pass: password },
    });
  });

  it.each(['p@ss#1', 'p#ss', 'p/ss', '1/ss', 'p?ss', '1?ss', '100%', 'p%zz'])(
    '%s is refused by the name of its variable, and never printed or taken for a host',
    (password) => {
      for (const read of [
        () => readMail(`smtp://haven:${password}@mail.example.org`),
        () => readDatabaseAddress('SMTP_URL', { SMTP_URL: `postgres://haven:${password}@db/haven` }),
      ]) {
        expect(read).toThrow(/^SMTP_URL cannot be read: .*percent-encoding/);
        expect(read).not.toThrow(password);
      }
    },
  );

  it.each([
    'postgres:///haven',
    'postgres://haven:secret@/haven?host=%2Frun%2Fpostgresql',
    'postgresql://db:6432/haven?sslmode=require',
  ])('other addresses stay as they are: %s', (url) =>
    expect(readDatabaseAddress('DATABASE_URL', { DATABASE_URL: url })).toBe(url),
  );

  it('a mail server needs a host', () => expect(() => readMail('smtp://')).toThrow('SMTP_URL'));
});
