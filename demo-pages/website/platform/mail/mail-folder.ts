import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailTransport } from './mail-transport.ts';

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
