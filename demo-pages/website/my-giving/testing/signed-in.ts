import { desc, eq } from 'drizzle-orm';
import { mails } from '../../platform/mail/mail-schema.ts';
import { SIGN_IN_MAIL } from '../../platform/mail/mail-sender.ts';
import { type Shop, SITE_ORIGIN } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';

/** The paths of the links that were mailed, the newest first. */
export async function mailedLinks(shop: Shop): Promise<string[]> {
  while ((await shop.website.sendSignInLinks()) > 0);
  const { db } = shop.database;
  const sent = await db.select().from(mails).where(eq(mails.kind, SIGN_IN_MAIL)).orderBy(desc(mails.createdAt));
  return sent.map(({ text }) => new RegExp(`${SITE_ORIGIN}(\\S+/sign-in/\\S+)`).exec(text)?.[1] ?? '');
}

let networks = 0;

/** A visitor at a network of their own, for limits that count by network. */
export function newVisitor(shop: Shop): Visitor {
  const visitor = new Visitor(shop);
  networks += 1;
  visitor.address = `198.51.100.${networks % 256}`;
  return visitor;
}

/** A donor who has signed in by a mailed link. */
export async function signedIn(shop: Shop, email = 'aroha@example.org', prefix = ''): Promise<Visitor> {
  const visitor = newVisitor(shop);
  const before = new Set(await mailedLinks(shop));
  await visitor.form(`${prefix}/my-giving`, { email });
  const link = (await mailedLinks(shop)).find((path) => !before.has(path));
  if (!link) throw new Error(`No link was mailed to ${email}.`);
  const response = await visitor.form(link, {});
  if (response.status !== 303) throw new Error(`The link answered ${response.status}.`);
  return visitor;
}
