import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { emailKey, queueMail, type Site } from '../../platform/index.ts';
import { leaveLinkMail } from './newsletter-mails.ts';
import { subscribers } from './newsletter-schema.ts';
import type { StoredSubscriber } from './subscribe-people.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

/** The person with this id, subscribed or unsubscribed. */
export async function findById(db: Database, id: string): Promise<StoredSubscriber | undefined> {
  const [found] = await db.select().from(subscribers).where(eq(subscribers.id, id));
  return found;
}

/** Mails the unsubscribe link to a subscribed address; does nothing for any other. */
export async function mailLeaveLink(
  db: Database,
  site: Site,
  email: string,
  { unsubscribeLinks, now }: { unsubscribeLinks: UnsubscribeLinks; now: number },
): Promise<void> {
  const { siteCountryCode, emailKey: key, unsubscribedAt } = subscribers;
  const isListed = and(eq(siteCountryCode, site.code), eq(key, emailKey(email)), isNull(unsubscribedAt));
  const [person] = await db.select().from(subscribers).where(isListed);
  if (person) await queueMail(db, leaveLinkMail(person, await unsubscribeLinks.linkFor(person), now), now);
}

/** A masked address that its owner recognises and a stranger does not: `m…@example.org`. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}…${email.slice(at)}`;
}
