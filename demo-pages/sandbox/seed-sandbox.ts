import { and, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { gateways } from './configurations/configurations-schema.ts';
import { keyOrigins, keys, merchants } from './merchants/access-schema.ts';
import { DEMO, DEMO_GATEWAYS } from './merchants/demo-credentials.ts';
import { hashOf } from './merchants/secrets.ts';
import { seedSavedSources } from './sources/seed-saved-sources.ts';
import { configureEndpoint } from './webhooks/endpoint-store.ts';

export interface SandboxSeed {
  siteOrigins: readonly string[];
  /** Where the merchant's server is told of events, and the secret that signs them: `whsec_…`. */
  webhook?: { url: string; secret: string } | undefined;
}

/**
 * Creates the sandbox merchant with its keys and gateways, and allows exactly `siteOrigins` to use the public key from
 * a browser. Safe to run at every start and in several processes at once.
 */
export async function seedSandbox(db: Database, { siteOrigins, webhook }: SandboxSeed): Promise<void> {
  const createdAt = new Date();
  const origins = siteOrigins.map((origin) => new URL(origin).origin);
  const publicHash = hashOf(DEMO.publicKey);
  const merchantId = DEMO.merchantId;
  await db.transaction(async (tx) => {
    await tx.insert(merchants).values({ id: merchantId, name: DEMO.merchantName, createdAt }).onConflictDoNothing();
    await tx
      .insert(keys)
      .values([
        { hash: publicHash, kind: 'public', merchantId, label: 'Sandbox public key', createdAt },
        { hash: hashOf(DEMO.secretKey), kind: 'secret', merchantId, label: 'Sandbox secret key', createdAt },
      ])
      .onConflictDoNothing();
    await tx
      .insert(gateways)
      .values(
        DEMO_GATEWAYS.map((gateway) => ({
          ...gateway,
          merchantId,
          mode: 'test' as const,
          isDefault: gateway.id === DEMO.gatewayId,
          createdAt,
        })),
      )
      .onConflictDoNothing();
    await seedSavedSources(tx, merchantId, createdAt);
    if (webhook) await configureEndpoint(tx, merchantId, webhook, createdAt);
    const stale = origins.length > 0 ? notInArray(keyOrigins.origin, origins) : undefined;
    await tx.delete(keyOrigins).where(and(eq(keyOrigins.keyHash, publicHash), stale));
    if (origins.length === 0) return;
    await tx
      .insert(keyOrigins)
      .values(origins.map((origin) => ({ keyHash: publicHash, origin })))
      .onConflictDoNothing();
  });
}
