import { and, eq, exists, lt, not, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../server/database/open-database.ts';
import { isOneOf } from '../../../server/database/store-rows.ts';
import { donations } from '../../giving/index.ts';
import { isAddress, type Person, type PersonalData, retentionStart, sessions } from '../../platform/index.ts';
import { cartNotices, ecards, orders } from '../../shop/index.ts';

/** The browsers from which the person gave or ordered. */
async function sessionsOf(db: Database, { emailKey }: Person): Promise<string[]> {
  const gave = await db.select({ id: donations.sessionId }).from(donations).where(eq(donations.emailKey, emailKey));
  const ordered = await db
    .select({ id: orders.sessionId })
    .from(orders)
    .where(isAddress(orders.customerEmailAddress, emailKey));
  return [...gave, ...ordered].flatMap(({ id }) => id ?? []);
}

const isOf = async (db: Database, person: Person) =>
  or(isOneOf(ecards.sessionId, await sessionsOf(db, person)), isAddress(ecards.recipientEmailAddress, person.emailKey));

/** Carts and unpaid orders, with the cards that the person began to write or that are to them. */
export const cartPersonalData: PersonalData = {
  tables: ['ecards'],
  async collect(db, person) {
    const { recipientName, recipientEmailAddress, message, senderName } = ecards;
    const rows = await db
      .select({ recipientName, recipientEmailAddress, message, senderName })
      .from(ecards)
      .where(await isOf(db, person));
    return { cardsInCarts: rows };
  },
  async erase(tx, person) {
    await tx.delete(ecards).where(await isOf(tx, person));
  },
  async forget(db, now) {
    const isOld = lt(sessions.lastUsedAt, retentionStart('cart', now));
    const ofOld = (sessionId: PgColumn) =>
      exists(
        db
          .select({ one: sql`1` })
          .from(sessions)
          .where(and(eq(sessions.id, sessionId), isOld)),
      );
    await db.delete(orders).where(and(eq(orders.status, 'open'), ofOld(orders.sessionId)));
    await db.delete(cartNotices).where(ofOld(cartNotices.sessionId));
    const hasOrder = exists(db.select({ one: sql`1` }).from(orders).where(eq(orders.sessionId, sessions.id)));
    await db.delete(sessions).where(and(isOld, not(hasOrder)));
  },
};
