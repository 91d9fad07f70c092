import { createTransport } from 'nodemailer';
import type { mails } from './mail-schema.ts';

export type StoredMail = typeof mails.$inferSelect;

/** Hands one mail over. Resolves once the mail server has taken it; rejects with the server's error. */
export interface MailTransport {
  send(mail: StoredMail): Promise<void>;
  close(): void;
}

export interface SmtpOptions {
  /** Such as `smtps://user:password@mail.example.org:465`. */
  url: string;
  /** The site's own address, which every mail comes from. */
  from: string;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** A transport that speaks SMTP, over at most five connections. */
export function createSmtpTransport({ url, from }: SmtpOptions): MailTransport {
  const smtp = createTransport(
    {
      url,
      pool: true,
      maxConnections: 5,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      // A mail is made of our own texts: nothing in it may make the sender read a file or call an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  const host = from.slice(from.lastIndexOf('@') + 1);
  return {
    async send(mail) {
      await smtp.sendMail({
        // The same for every attempt, so that a mail handed over twice is recognised as one.
        messageId: `<${mail.id}@${host}>`,
        date: mail.createdAt,
        from: { name: mail.fromName, address: from },
        to: { name: mail.toName, address: mail.toAddress },
        // As an object: a text would be read as a list, and written in another spelling.
        ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        ...unsubscribeHeaders(mail.unsubscribeUrl),
      });
    },
    close: () => smtp.close(),
  };
}

/** RFC 8058: mail programs offer a button that needs no visit. */
function unsubscribeHeaders(url: string) {
  if (url === '') return {};
  return { headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } };
}
