import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type AttachmentRenderers, renderAttachment } from './mail-attachment.ts';
import { headerText } from './mail-headers.ts';
import type { mails } from './mail-schema.ts';

export type StoredMail = typeof mails.$inferSelect;

/** Delivers one mail. Resolves once the mail server has accepted it; rejects with the server's error. */
export interface MailTransport {
  send(mail: StoredMail): Promise<void>;
  close(): void;
}

interface SmtpOptions {
  /** Such as `smtps://user:password@mail.example.org:465`. */
  url: string;
  /** The site's own address, the sender of every mail. */
  from: string;
  /** Renders the files that mails refer to. */
  attachments?: AttachmentRenderers | undefined;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** An SMTP transport with at most five connections. */
export function createSmtpTransport({ url, from, attachments = {} }: SmtpOptions): MailTransport {
  const smtp = createTransport(
    {
      url,
      pool: true,
      maxConnections: 5,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      // A mail's content must never make the transport read a file or request an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  const host = from.slice(from.lastIndexOf('@') + 1);
  return {
    async send(mail) {
      const files = await filesOf(mail, attachments);
      await smtp.sendMail({
        // The same for every attempt, so that mailboxes recognise a mail that is delivered twice.
        messageId: `<${mail.id}@${host}>`,
        date: mail.createdAt,
        from: { name: mail.fromName, address: from },
        to: { name: mail.toName, address: mail.toAddress },
        // As an object, because a string would be parsed as a list and written differently.
        ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        attachments: files,
        ...unsubscribeHeaders(mail.unsubscribeUrl),
      });
    },
    close: () => smtp.close(),
  };
}

/** The rendered file of a mail, as the mail library takes it. */
async function filesOf({ attachmentKind: kind, attachmentId: id }: StoredMail, renderers: AttachmentRenderers) {
  if (kind === null || id === null) return [];
  const { fileName, contentType, content } = await renderAttachment(renderers, { kind, id });
  return [{ filename: headerText(fileName), contentType, content: Buffer.from(content) }];
}

/** RFC 8058: mail programs offer an unsubscribe button that needs no visit. */
function unsubscribeHeaders(url: string) {
  if (url === '') return {};
  return { headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } };
}

/**
 * Writes each mail into a folder, as a page and as text, instead of sending it: for development and demonstrations,
 * where somebody has to open the links of mails that no mailbox gets.
 */
export function createMailFolder(folder: string): MailTransport {
  return {
    async send({ id, createdAt, toAddress, subject, text, html }) {
      await mkdir(folder, { recursive: true });
      // The newest is the last; a mail that is delivered again replaces itself.
      const name = join(folder, `${createdAt.toISOString().replaceAll(':', '-')}-${id}`);
      await writeFile(`${name}.html`, html, { mode: 0o600 });
      await writeFile(`${name}.txt`, `To: ${toAddress}\nSubject: ${subject}\n\n${text}`, { mode: 0o600 });
    },
    close() {},
  };
}
