import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../server/database/open-database.ts';
import { openTestDatabase } from '../../../server/database/testing/open-test-database.ts';
import type { AttachmentRenderers, MailAttachment } from './mail-attachment.ts';
import { mails } from './mail-schema.ts';
import { createMailSender } from './mail-sender.ts';
import { createSmtpTransport } from './mail-transport.ts';
import { queueMail } from './queue-mail.ts';
import { openMailServer } from './testing/mail-server.ts';

// Written down, so that a change of the product fails.
const MAX_ATTACHMENT_BYTES = 2_000_000;

const NOW = Date.parse('2027-03-31T00:00:00Z');
let database: OpenDatabase;
let server: Awaited<ReturnType<typeof openMailServer>>;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await openMailServer();
});
beforeEach(async () => {
  server.received.length = 0;
  await database.db.delete(mails);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const queue = (attachment?: { kind: string; id: string }) =>
  queueMail(
    database.db,
    {
      kind: 'donation-receipt',
      cause: 'donation-receipt:1',
      siteCountryCode: 'AUS',
      to: { name: 'Aroha', address: 'aroha@example.org' },
      subject: 'Your receipt',
      body: [{ text: 'Thank you.' }],
      reason: 'You gave.',
      attachment,
    },
    NOW,
  );
const deliver = async (attachments?: AttachmentRenderers) => {
  const transport = createSmtpTransport({ url: server.url, from: 'no-reply@haven.example', attachments });
  const entries: Record<string, unknown>[] = [];
  const log = (entry: Record<string, unknown>) => entries.push(entry);
  await createMailSender({ db: database.db, clock: () => NOW, log, transport }).deliver();
  transport.close();
  const [mail] = await database.db.select().from(mails);
  return { mail, entries };
};
const file = (content: Uint8Array, fileName = 'receipt-au-1042.pdf'): MailAttachment => ({
  fileName,
  contentType: 'application/pdf',
  content,
});

describe('the file of a mail', () => {
  it('is drawn at delivery from what the outbox refers to, byte for byte the one that is served', async () => {
    const pdf = Uint8Array.from({ length: 30_000 }, (_, index) => (index * 7) % 256);
    const asked: string[] = [];
    await queue({ kind: 'receipt', id: 'don_1' });
    const { mail } = await deliver({
      async receipt(id) {
        asked.push(id);
        return file(pdf);
      },
    });
    expect([mail?.status, asked]).toEqual(['sent', ['don_1']]);
    const sent = server.received[0] ?? '';
    expect(sent, '[D5.02] named').toMatch(/Content-Type: application\/pdf; name=receipt-au-1042\.pdf/);
    expect(sent, '[D5.02] attached').toMatch(/Content-Disposition: attachment; filename=receipt-au-1042\.pdf/);
    const [, encoded = ''] = /application\/pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(sent) ?? [];
    expect(Buffer.compare(Buffer.from(encoded, 'base64'), pdf), '[D5.02] unchanged').toBe(0);
    expect(sent, '[D5.02] beside the text').toContain('Thank you.');
  });

  it('is none for a mail without a reference', async () => {
    await queue();
    expect((await deliver()).mail?.status).toBe('sent');
    expect(server.received[0]).not.toContain('Content-Disposition: attachment');
  });

  it.each<[string, AttachmentRenderers, string]>([
    ['nobody draws', {}, 'ATTACHMENT_UNKNOWN'],
    ['is drawn from what is gone', { receipt: async () => undefined }, 'ATTACHMENT_MISSING'],
    ['is too large', { receipt: async () => file(new Uint8Array(MAX_ATTACHMENT_BYTES + 1)) }, 'ATTACHMENT_TOO_LARGE'],
  ])('that %s keeps the mail from being sent, and says why', async (_, renderers, code) => {
    await queue({ kind: 'receipt', id: 'don_1' });
    const { mail, entries } = await deliver(renderers);
    expect([mail?.status, mail?.lastError]).toEqual(['waiting', code]);
    expect(entries).toMatchObject([{ event: 'mail', code }]);
    expect(server.received).toEqual([]);
  });

  it('of the greatest size is sent, under a name that stays in its header', async () => {
    await queue({ kind: 'receipt', id: 'don_1' });
    const name = 'a.pdf\r\nBcc: eve@example.org';
    const { mail } = await deliver({ receipt: async () => file(new Uint8Array(MAX_ATTACHMENT_BYTES), name) });
    expect(mail?.status).toBe('sent');
    expect(server.received[0]).not.toMatch(/^Bcc:/m);
  });
});
