import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { donationState } from './donation-state.ts';
import { donationLedger, donations } from './donations-schema.ts';

export type Donation = typeof donations.$inferSelect;
export type NewEntry = Pick<
  typeof donationLedger.$inferInsert,
  'entry' | 'amountMinor' | 'cause' | 'actor' | 'detail'
> & { at: Date };

/** Locks a donation until the transaction ends; undefined when there is none. */
export async function lockDonation(tx: Database, id: string): Promise<Donation | undefined> {
  const [donation] = await tx.select().from(donations).where(eq(donations.id, id)).for('update');
  return donation;
}

/** Adds the first events of donations that this transaction inserted as pending, which they stay. */
export async function addFirstEntries(
  tx: Database,
  entries: readonly (NewEntry & { donationId: string })[],
): Promise<void> {
  await tx.insert(donationLedger).values([...entries]);
}

/**
 * Adds an event to the ledger of a donation whose row is locked, and derives its state again. Returns the changed
 * donation; undefined when this cause is in the ledger already. `more` are columns that change with a new event.
 */
export async function addEntry(
  tx: Database,
  donationId: string,
  entry: NewEntry,
  more: Partial<Donation> = {},
): Promise<Donation | undefined> {
  // One statement: as at the beginning of it, the ledger is without the new event.
  const insert = tx.insert(donationLedger).values({ ...entry, donationId });
  const added = tx.$with('added').as(insert.onConflictDoNothing().returning({ addedId: donationLedger.id }));
  const rows = await tx
    .with(added)
    .select({ earlier: { entry: donationLedger.entry, amountMinor: donationLedger.amountMinor } })
    .from(added)
    .leftJoin(donationLedger, eq(donationLedger.donationId, donationId))
    .orderBy(asc(donationLedger.id));
  if (rows.length === 0) return undefined;
  const earlier = rows.flatMap((row) => row.earlier ?? []);
  const { status, returnedMinor, matchedMinor } = donationState([...earlier, entry]);
  const [changed] = await tx
    .update(donations)
    .set({ ...more, status, returnedMinor, matchedMinor })
    .where(eq(donations.id, donationId))
    .returning();
  return changed;
}

/** Everything that happened to a donation, oldest first. */
export const findLedger = (db: Database, donationId: string) =>
  db.select().from(donationLedger).where(eq(donationLedger.donationId, donationId)).orderBy(asc(donationLedger.id));
