import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { SiteCountryCode } from '#rules/country.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { emailKey, type Language } from '../../platform/index.ts';
import { subscribers } from './newsletter-schema.ts';

export interface NewSubscriber {
  siteCountryCode: SiteCountryCode;
  email: string;
  firstName: string;
  lastName: string;
  /** Of the page on which they subscribed. */
  language: Language;
  source: 'newsletter' | 'petition' | 'update-details';
}

export type StoredSubscriber = typeof subscribers.$inferSelect;

/**
 * Adds people to the newsletter's list and returns the new subscribers, who get a welcome mail. Existing subscribers do
 * not change: a stranger who enters their address has no effect.
 */
export async function subscribePeople(
  tx: Database,
  people: readonly NewSubscriber[],
  now: number,
): Promise<StoredSubscriber[]> {
  const byPerson = new Map(
    people.map((person) => [`${person.siteCountryCode} ${emailKey(person.email)}`, person] as const),
  );
  if (byPerson.size === 0) return [];
  // All writers insert the rows in the same order, so that two of them never deadlock.
  const rows = [...byPerson].sort(([one], [other]) => (one < other ? -1 : 1));
  return tx
    .insert(subscribers)
    .values(
      rows.map(([, person]) => ({
        ...person,
        id: randomUUID(),
        emailKey: emailKey(person.email),
        joined: 1,
        subscribedAt: new Date(now),
      })),
    )
    .onConflictDoUpdate({
      target: [subscribers.siteCountryCode, subscribers.emailKey],
      set: {
        email: sql`excluded.email`,
        firstName: sql`excluded.first_name`,
        lastName: sql`excluded.last_name`,
        language: sql`excluded.language`,
        source: sql`excluded.source`,
        joined: sql`${subscribers.joined} + 1`,
        subscribedAt: sql`excluded.subscribed_at`,
        unsubscribedAt: null,
      },
      setWhere: sql`${subscribers.unsubscribedAt} is not null`,
    })
    .returning();
}

/** The row of an address on a site's list, subscribed or unsubscribed. */
export async function findSubscriber(
  db: Database,
  siteCountryCode: SiteCountryCode,
  email: string,
): Promise<StoredSubscriber | undefined> {
  const [found] = await db
    .select()
    .from(subscribers)
    .where(and(eq(subscribers.siteCountryCode, siteCountryCode), eq(subscribers.emailKey, emailKey(email))));
  return found;
}

/** Unsubscribes a person. Idempotent. */
export async function unsubscribe(db: Database, id: string, now: number): Promise<void> {
  await db
    .update(subscribers)
    .set({ unsubscribedAt: sql`coalesce(${subscribers.unsubscribedAt}, ${new Date(now).toISOString()}::timestamptz)` })
    .where(eq(subscribers.id, id));
}
