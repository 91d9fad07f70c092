import { eq, or } from 'drizzle-orm';
import type { Database } from '../../../database/open-database.ts';
import { donations } from '../../donations/donations-schema.ts';
import { ecards } from '../../ecards/ecards-schema.ts';
import { isAddress, isOneOf, type Person, type PersonalData } from '../../forms/personal-data.ts';
import { orders } from '../../orders/orders-schema.ts';

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

/** Cards in carts: those that the person began to write, and those to them. */
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
};
