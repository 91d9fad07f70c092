import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { isOneOf, updateRows } from '../../../server/database/store-rows.ts';
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

type LedgerEntry = Pick<typeof donationLedger.$inferSelect, 'entry' | 'amountMinor'>;
type DonationStatus = 'pending' | 'paid' | 'failed' | 'refunded' | 'reversed';

/** What the ledger of a donation says; sums in cents, none of them negative. */
interface DonationState {
  status: DonationStatus;
  paidMinor: number;
  returnedMinor: number;
  /** The part of `returnedMinor` that the bank took back and has not returned. */
  reversedMinor: number;
  matchedMinor: number;
}

/**
 * The state that a ledger's rows give, in whatever order they were written (D2.04). A gift of which a part was given
 * back stays paid; one that was given back wholly is refunded, or reversed when the bank took it back. What the bank
 * returned is paid again.
 */
export function donationState(entries: readonly LedgerEntry[]): DonationState {
  const sum = (...kinds: LedgerEntry['entry'][]) =>
    entries.filter(({ entry }) => kinds.includes(entry)).reduce((total, { amountMinor }) => total + amountMinor, 0);
  const paidMinor = sum('paid');
  const reversedMinor = -sum('reversed', 'reinstated');
  const returnedMinor = reversedMinor - sum('refunded');
  const matchedMinor = sum('matched', 'unmatched');
  const status = statusOf(entries, paidMinor, returnedMinor, reversedMinor);
  return { status, paidMinor, returnedMinor, reversedMinor, matchedMinor };
}

function statusOf(
  entries: readonly LedgerEntry[],
  paidMinor: number,
  returnedMinor: number,
  reversedMinor: number,
): DonationStatus {
  if (paidMinor > 0) {
    if (returnedMinor < paidMinor) return 'paid';
    return reversedMinor > 0 ? 'reversed' : 'refunded';
  }
  // A gift that failed can still be paid: another try begins with `promised` or `submitted`.
  const last = entries.findLast(({ entry }) => ['promised', 'submitted', 'failed'].includes(entry));
  return last?.entry === 'failed' ? 'failed' : 'pending';
}
