import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailFolder } from '../../playwright.config.ts';
import { expect } from './test.ts';

/** A mail to an address as HTML, from the folder into which the site writes mails. */
export async function mailedHtml(email: string, subject: string): Promise<string> {
  const findMail = () =>
    (existsSync(mailFolder) ? readdirSync(mailFolder) : [])
      .filter((file) => file.endsWith('.txt'))
      .map((file) => join(mailFolder, file))
      .findLast((file) => {
        const [to = '', title = ''] = readFileSync(file, 'utf8').split('\n', 2);
        return to.includes(email) && title.includes(subject);
      });
  await expect.poll(findMail, { timeout: 20_000 }).toBeTruthy();
  return readFileSync(findMail()!.replace(/txt$/, 'html'), 'utf8');
}

/** The link to My giving in a mail to an address. */
export async function mailedLink(email: string, subject: string): Promise<string> {
  return /href="([^"]+\/my-giving[^"]*)"/.exec(await mailedHtml(email, subject))?.[1] ?? '';
}
