import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { findCustomer, SandboxError } from '../../core/index.ts';
import { recordEvent } from '../webhooks/index.ts';
import type { StoredSource } from './page-token-store.ts';
import type { OwnedSource } from './source-response.ts';
import { presentSource } from './source-response.ts';
import { savedSources } from './vault-schema.ts';

/** A source with its customer, as events and calls show it. */
export async function presentOwnedSource(db: Database, source: StoredSource, now: Date): Promise<OwnedSource> {
  const { reference } = await findCustomer(db, source.merchantId, source.customerId);
  return { ...presentSource(source, now), customer_id: source.customerId, reference };
}

/** Notifies the merchant of a change of a source, in the transaction of the change. */
export async function announceSource(tx: Database, type: string, source: StoredSource, at: Date): Promise<void> {
  const data = await presentOwnedSource(tx, source, at);
  await recordEvent(tx, { merchantId: source.merchantId, type, data }, at);
}

/**
 * The payer takes back the agreement of a bank account: later debits fail. A repeated call changes nothing. Throws a
 * 404 for a source without a mandate.
 */
export async function revokeMandate(
  db: Database,
  { merchantId, ...named }: { merchantId: string } & ({ sourceId: string } | { mandateId: string }),
  at: Date,
): Promise<StoredSource> {
  const isNamed =
    'sourceId' in named ? eq(savedSources.id, named.sourceId) : eq(savedSources.mandateId, named.mandateId);
  const isThis = and(eq(savedSources.merchantId, merchantId), isNamed, isNotNull(savedSources.mandateId));
  return db.transaction(async (tx) => {
    const [revoked] = await tx
      .update(savedSources)
      .set({ mandateRevokedAt: at })
      .where(and(isThis, isNull(savedSources.mandateRevokedAt)))
      .returning();
    if (revoked) {
      await announceSource(tx, 'mandate.revoked', revoked, at);
      return revoked;
    }
    const [earlier] = await tx.select().from(savedSources).where(isThis);
    if (earlier) return earlier;
    throw new SandboxError(404, 'not_found', 'There is no such mandate');
  });
}
