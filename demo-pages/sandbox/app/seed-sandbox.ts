import { eq } from 'drizzle-orm';
import type { Database } from '../../server/database/open-database.ts';
import { seedPageTokens } from '../api/payment-sources/index.ts';
import { configureEndpoint } from '../api/webhooks/index.ts';
import { configureOrigins, DEMO, hashOf, keyHint, keys, merchants } from '../core/index.ts';
import { fillMerchant } from '../dashboard/index.ts';

export interface SandboxSeed {
  /** Pages beside those of this machine that may use the demonstration merchant's keys. */
  siteOrigins: readonly string[];
  /** Where the merchant's server receives events, and the secret that signs them: `whsec_…`. */
  webhook?: { url: string; secret: string } | undefined;
}

/**
 * Creates the demonstration merchant with its keys and gateways, and lists `siteOrigins` as its pages in place of those
 * of an earlier start. Safe to run at every start and in several processes at once.
 */
export async function seedSandbox(db: Database, { siteOrigins, webhook }: SandboxSeed): Promise<void> {
  const createdAt = new Date();
  const { merchantId } = DEMO;
  await db.transaction(async (tx) => {
    await tx.insert(merchants).values({ id: merchantId, name: DEMO.merchantName, createdAt }).onConflictDoNothing();
    await seedKey(tx, { kind: 'public', text: DEMO.publicKey, label: 'Sandbox public key' }, createdAt);
    await seedKey(tx, { kind: 'secret', text: DEMO.secretKey, label: 'Sandbox secret key' }, createdAt);
    await fillMerchant(tx, merchantId, createdAt);
    await seedPageTokens(tx, createdAt);
    if (webhook) await configureEndpoint(tx, merchantId, webhook, createdAt);
    const origins = siteOrigins.map((origin) => new URL(origin).origin);
    await configureOrigins(tx, merchantId, origins, createdAt);
  });
}

async function seedKey(
  tx: Database,
  { kind, text, label }: { kind: 'public' | 'secret'; text: string; label: string },
  createdAt: Date,
): Promise<void> {
  const [hash, hint] = [hashOf(text), keyHint(text)];
  await tx
    .insert(keys)
    .values({ hash, kind, merchantId: DEMO.merchantId, label, hint, createdAt })
    // A database of an earlier version has the key without its hint.
    .onConflictDoUpdate({ target: keys.hash, set: { hint }, setWhere: eq(keys.hint, '') });
}
