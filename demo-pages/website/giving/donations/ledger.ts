import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { isOneOf, updateRows } from '../../../server/database/store-rows.ts';
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

/**
 * Locks donations until the transaction ends, except those that another transaction holds: it waits for nobody, so that
 * one of them never holds up the others.
 */
export const lockFreeDonations = (tx: Database, ids: readonly string[]): Promise<Donation[]> =>
  tx
    .select()
    .from(donations)
    .where(isOneOf(donations.id, ids))
    .orderBy(asc(donations.id))
    .for('update', { skipLocked: true });

/** Adds the first events of donations that this transaction inserted as pending, which they stay. */
export async function addFirstEntries(
  tx: Database,
  entries: readonly (NewEntry & { donationId: string })[],
): Promise<void> {
  await tx.insert(donationLedger).values([...entries]);
}

/** An event of a donation, and the columns that change with it: the same ones for all that are added together. */
interface NewEvent {
  donationId: string;
  entry: NewEntry;
  more?: Partial<Donation>;
}

/**
 * Adds an event to the ledger of each of some donations whose rows are locked, and derives their states again. Returns
 * the changed donations in the same order, without those whose ledger has this cause already.
 */
export async function addEntries(tx: Database, events: readonly NewEvent[]): Promise<Donation[]> {
  // One statement: as at the beginning of it, the ledger is without the new events.
  const insert = tx.insert(donationLedger).values(events.map(({ donationId, entry }) => ({ ...entry, donationId })));
  const added = tx.$with('added').as(insert.onConflictDoNothing().returning({ addedTo: donationLedger.donationId }));
  const rows = await tx
    .with(added)
    .select({ id: added.addedTo, earlier: { entry: donationLedger.entry, amountMinor: donationLedger.amountMinor } })
    .from(added)
    .leftJoin(donationLedger, eq(donationLedger.donationId, added.addedTo))
    .orderBy(asc(donationLedger.id));
  const changes = events.flatMap(({ donationId: id, entry, more }) => {
    const known = rows.filter((row) => row.id === id);
    if (known.length === 0) return [];
    const { status, returnedMinor, matchedMinor } = donationState([
      ...known.flatMap((row) => row.earlier ?? []),
      entry,
    ]);
    return [{ ...more, id, status, returnedMinor, matchedMinor }];
  });
  const changed = new Map(
    (await updateRows(tx, donations, changes, ['id'])).map((donation) => [donation.id, donation]),
  );
  return changes.map(({ id }) => changed.get(id)!);
}

/** Adds one event; undefined when this cause is in the ledger already. */
export async function addEntry(
  tx: Database,
  donationId: string,
  entry: NewEntry,
  more: Partial<Donation> = {},
): Promise<Donation | undefined> {
  const [changed] = await addEntries(tx, [{ donationId, entry, more }]);
  return changed;
}

/** Everything that happened to a donation, oldest first. */
export const findLedger = (db: Database, donationId: string) =>
  db.select().from(donationLedger).where(eq(donationLedger.donationId, donationId)).orderBy(asc(donationLedger.id));
