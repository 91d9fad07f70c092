import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../server/database/open-database.ts';
import { openTestDatabase } from '../../../server/database/testing/open-test-database.ts';
import { mails } from './mail-schema.ts';
import { type Mail, queueMail, queueMails } from './queue-mail.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.db.delete(mails));
afterAll(() => database.close());

const NOW = Date.parse('2026-11-21T00:00:00Z');
const mail = (changes: Partial<Mail> = {}): Mail => ({
  kind: 'test',
  cause: 'test:1',
  siteCountryCode: 'AUS',
  to: { name: 'Mere Ngata', address: 'mere@example.org' },
  subject: 'Hello',
  body: [{ text: 'A tent in your name.' }],
  reason: 'You asked for it.',
  ...changes,
});
const stored = () => database.db.select().from(mails).orderBy(mails.cause);
const one = async (changes: Partial<Mail>) => {
  expect(await queueMail(database.db, mail(changes), NOW)).toBe('queued');
  const [found] = await stored();
  if (!found) throw new Error('nothing stored');
  return found;
};

describe('the outbox', () => {
  it('holds a mail until a sender takes it', async () => {
    expect(await one({})).toMatchObject({
      kind: 'test',
      toName: 'Mere Ngata',
      toAddress: 'mere@example.org',
      fromName: 'Haven Refugee Aid',
      status: 'waiting',
      attempts: 0,
      nextAttemptAt: new Date(NOW),
    });
  });

  it('has one mail for a cause', async () => {
    await queueMail(database.db, mail(), NOW);
    expect(await queueMail(database.db, mail({ subject: 'Again' }), NOW)).toBe('already queued');
    await queueMails(database.db, [mail(), mail({ cause: 'test:2' }), mail({ cause: 'test:2' })], NOW);
    expect((await stored()).map(({ cause, subject }) => [cause, subject])).toEqual([
      ['test:1', 'Hello'],
      ['test:2', 'Hello'],
    ]);
  });

  it('loses a mail together with what would have caused it', async () => {
    const failing = database.db.transaction(async (tx) => {
      await queueMail(tx, mail(), NOW);
      throw new Error('no order after all');
    });
    await expect(failing).rejects.toThrow('no order');
    expect(await stored()).toEqual([]);
  });

  it('waits with a mail for later', async () => {
    expect((await one({ sendAfter: NOW + 5 })).nextAttemptAt).toEqual(new Date(NOW + 5));
  });

  it.each([
    '',
    'mere',
    'mere@example',
    'mere@example.org\r\nBcc: all@example.org',
    'mere@example.org, all@example.org',
    'mere@exam\u0000ple.org',
    'a\u202eb@example.org',
    `${'x'.repeat(250)}@example.org`,
  ])('refuses to send to %j', async (address) => {
    expect(await queueMail(database.db, mail({ to: { address } }), NOW)).toBe('refused');
    await queueMails(database.db, [mail({ to: { address } })], NOW);
    expect(await stored()).toEqual([]);
  });

  it('has no header that a name, a subject or an address could end', async () => {
    const evil = 'Mere\r\nBcc: all@example.org\u2028X: 1\u0000\u202e';
    const found = await one({
      to: { name: evil, address: ' mere@example.org ' },
      fromName: evil,
      subject: evil,
      replyTo: 'eve@example.org\r\nBcc: all@example.org',
    });
    expect(found).toMatchObject({
      toName: 'Mere Bcc: all@example.org X: 1',
      fromName: 'Mere Bcc: all@example.org X: 1',
      subject: 'Mere Bcc: all@example.org X: 1',
      toAddress: 'mere@example.org',
      replyTo: '',
    });
  });

  it('keeps names of every script whole, and long ones short', async () => {
    const name = '👩🏽‍🚒 عائشة Ngāti 何';
    const found = await one({ to: { name, address: 'mere@example.org' }, subject: '🎈'.repeat(300) });
    expect([found.toName, found.subject]).toEqual([name, '🎈'.repeat(200)]);
  });

  it('draws what people typed as text, in both of its forms', async () => {
    const evil = '<script>alert(1)</script> "x" & \'y\'\u0000\nhalf \ud83d\nsecond line';
    const found = await one({
      body: [
        { heading: evil },
        { text: evil },
        { list: [evil] },
        { quote: evil, by: evil },
        { rows: [[evil, evil]] },
        { button: evil, href: 'https://haven.example/?a=1&b="2"' },
        { image: 'https://haven.example/x.png', alt: evil, width: 8, height: 6 },
      ],
      reason: evil,
      unsubscribeUrl: 'https://haven.example/leave?id=1&key=2',
    });
    expect(found.html).not.toContain('<script');
    expect(found.html).not.toContain('\0');
    expect(found.html.match(/&lt;script&gt;alert\(1\)/g)).toHaveLength(10);
    expect(found.html).toContain('href="https://haven.example/?a=1&amp;b=%222%22"');
    expect(found.text).toContain('> second line');
    expect(found.text).toContain('Unsubscribe: https://haven.example/leave?id=1&key=2');
  });

  it.each(['javascript:alert(1)', '/path', 'data:text/html,x'])('never links to %s', async (href) => {
    await expect(queueMail(database.db, mail({ body: [{ button: 'x', href }] }), NOW)).rejects.toThrow();
  });
});
