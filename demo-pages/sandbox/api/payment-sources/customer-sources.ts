import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { findCustomer, lockCustomer, SandboxError } from '../../core/index.ts';
import type { StoredSource } from './page-token-store.ts';
import { savedSources } from './vault-schema.ts';

interface Owner {
  merchantId: string;
  customerId: string;
}

const livesWith = ({ merchantId, customerId }: Owner) =>
  and(eq(savedSources.merchantId, merchantId), eq(savedSources.customerId, customerId), isNull(savedSources.removedAt));

/** A customer's saved sources, oldest first. */
export function listSources(db: Database, owner: Owner): Promise<StoredSource[]> {
  return db.select().from(savedSources).where(livesWith(owner)).orderBy(asc(savedSources.position));
}

/** The saved sources of several customers, by their ids. */
export async function sourcesOfCustomers(
  db: Database,
  merchantId: string,
  customers: readonly { id: string }[],
): Promise<Map<string, StoredSource[]>> {
  const ids = customers.map(({ id }) => id);
  const rows = await db
    .select()
    .from(savedSources)
    .where(
      and(
        eq(savedSources.merchantId, merchantId),
        inArray(savedSources.customerId, ids),
        isNull(savedSources.removedAt),
      ),
    )
    .orderBy(asc(savedSources.position));
  const byCustomer = new Map<string, StoredSource[]>();
  for (const row of rows) byCustomer.set(row.customerId, [...(byCustomer.get(row.customerId) ?? []), row]);
  return byCustomer;
}

/** One source of a customer. Throws a 404. */
export async function findSourceOf(db: Database, owner: Owner, id: string): Promise<StoredSource> {
  const [source] = await db
    .select()
    .from(savedSources)
    .where(and(livesWith(owner), eq(savedSources.id, id)));
  if (source) return source;
  throw noSuchSource();
}

const noSuchSource = () => new SandboxError(404, 'not_found', 'The customer has no such payment source');

/**
 * The source that a charge names, or else the customer's default one, locked until the transaction ends. Throws a 404
 * for an unknown customer or source, and a 400 when there is no default source.
 */
export async function lockChargedSource(tx: Database, owner: Owner, id: string | undefined): Promise<StoredSource> {
  const isCharged = id ? eq(savedSources.id, id) : eq(savedSources.isPrimary, true);
  const [source] = await tx
    .select()
    .from(savedSources)
    .where(and(livesWith(owner), isCharged))
    .for('update');
  if (source) return source;
  await findCustomer(tx, owner.merchantId, owner.customerId);
  if (id) throw noSuchSource();
  throw new SandboxError(400, 'payment_source_missing', 'The customer has no payment source. Save one first.');
}

async function makePrimary(tx: Database, owner: Owner, id: string): Promise<void> {
  await tx.update(savedSources).set({ isPrimary: false }).where(livesWith(owner));
  await tx.update(savedSources).set({ isPrimary: true }).where(eq(savedSources.id, id));
}

/** Makes a source the one that is charged when a charge names none. Throws a 404. */
export async function setDefaultSource(db: Database, owner: Owner, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCustomer(tx, owner.merchantId, owner.customerId);
    await findSourceOf(tx, owner, id);
    await makePrimary(tx, owner, id);
  });
}

/** Removes a source; the oldest of the others becomes the default when it was the default. Throws a 404. */
export async function removeSource(db: Database, owner: Owner, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCustomer(tx, owner.merchantId, owner.customerId);
    const { isPrimary } = await findSourceOf(tx, owner, id);
    // An event about a removed card would be of no use.
    const gone = { removedAt: now, isPrimary: false, expiringDueAt: null, replacementDueAt: null };
    await tx.update(savedSources).set(gone).where(eq(savedSources.id, id));
    const [next] = await listSources(tx, owner);
    if (isPrimary && next) await makePrimary(tx, owner, next.id);
  });
}
