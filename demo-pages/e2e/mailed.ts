import { siteOrigin } from './site-visitor.ts';
import { expect } from './test.ts';

const MAILS = `${siteOrigin}/back-office/records/mails`;

/** A mail to an address as HTML, as staff of a site without a mail server read it. */
export async function mailedHtml(email: string, subject: string): Promise<string> {
  const read = async (url: string) => {
    const headers = { cookie: process.env['E2E_ADMINISTRATOR'] ?? '' };
    return (await fetch(url, { headers })).text();
  };
  const findMail = async () => {
    const row = (await read(MAILS)).split('<tr>').find((text) => text.includes(email) && text.includes(subject));
    return /\/mails\/([\w-]+)"/.exec(row ?? '')?.[1];
  };
  await expect.poll(findMail, { timeout: 20_000 }).toBeTruthy();
  return read(`${MAILS}/${await findMail()}/html`);
}

/** The link to My giving in a mail to an address. */
export async function mailedLink(email: string, subject: string): Promise<string> {
  return /href="([^"]+\/my-giving[^"]*)"/.exec(await mailedHtml(email, subject))?.[1] ?? '';
}
