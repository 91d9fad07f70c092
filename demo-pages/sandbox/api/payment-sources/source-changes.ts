import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { expiryNotice } from './card-end.ts';
import { announceSource } from './mandates.ts';
import { savedSources } from './vault-schema.ts';

/** The card that the issuer sends in place of the one that is replaced. */
const REPLACEMENT = { cardLast4: '4242', cardScheme: 'visa', testOutcome: 'approve', cardFingerprint: null } as const;
const REPLACEMENT_YEARS = 4;

/** Notifies the merchant once that a card ends soon. */
export async function announceExpiry(db: Database, id: string, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [source] = await tx
      .update(savedSources)
      .set({ expiringDueAt: null })
      .where(and(eq(savedSources.id, id), isNotNull(savedSources.expiringDueAt)))
      .returning();
    if (source) await announceSource(tx, 'source.expiring', source, at);
  });
}

/** The issuer replaces a card: the source stays, with the new card's last digits and end. */
export async function replaceCard(db: Database, id: string, at: Date): Promise<void> {
  const expiry = { expireMonth: at.getUTCMonth() + 1, expireYear: at.getUTCFullYear() + REPLACEMENT_YEARS };
  await db.transaction(async (tx) => {
    const [source] = await tx
      .update(savedSources)
      .set({ ...REPLACEMENT, ...expiry, replacementDueAt: null, expiringDueAt: expiryNotice(expiry, at) })
      .where(and(eq(savedSources.id, id), isNotNull(savedSources.replacementDueAt)))
      .returning();
    if (source) await announceSource(tx, 'source.updated', source, at);
  });
}
