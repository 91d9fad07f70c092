import { z } from 'zod';
import type { Database } from '../../server/database/open-database.ts';
import { gateways } from '../api/configurations/index.ts';
import { seedSavedSources } from '../api/payment-sources/index.ts';
import { createKey, DEMO, DEMO_GATEWAYS, merchantIdFor, merchants, ownName, validationError } from '../core/index.ts';

export interface NewMerchant {
  id: string;
  name: string;
  /** For tests. Shown once: they are not stored. */
  publicKey: string;
  secretKey: string;
}

/** What a merchant may be called. */
export const merchantName = z
  .string()
  .trim()
  .min(1, 'Write the name of the merchant')
  .max(80, 'A name has at most 80 characters');

const MOST_EQUAL = 100;

/**
 * Creates a merchant with a public and a secret key for tests, and with gateways, services and a customer of its own.
 * Throws a 400 when there is a merchant of this name.
 */
export async function createMerchant(db: Database, name: string, now: Date): Promise<NewMerchant> {
  return db.transaction(async (tx) => {
    const id = await insertMerchant(tx, name, now);
    await fillMerchant(tx, id, now);
    const publicKey = await createKey(tx, id, { kind: 'public', mode: 'test', label: 'First public key' }, now);
    const secretKey = await createKey(tx, id, { kind: 'secret', mode: 'test', label: 'First secret key' }, now);
    return { id, name, publicKey, secretKey };
  });
}

/** Inserts under the first id that is free: names such as `River` and `River!` would have the same one. */
async function insertMerchant(tx: Database, name: string, createdAt: Date): Promise<string> {
  for (let attempt = 0; attempt < MOST_EQUAL; attempt += 1) {
    const id = merchantIdFor(name, attempt);
    const rows = await tx.insert(merchants).values({ id, name, createdAt }).onConflictDoNothing().returning();
    if (rows.length === 1) return id;
    if (await hasName(tx, name)) break;
  }
  throw validationError('name', `There is a merchant “${name}” already. Choose another name.`);
}

async function hasName(tx: Database, name: string): Promise<boolean> {
  return (await tx.select().from(merchants)).some((merchant) => merchant.name === name);
}

/** Gives a merchant its gateways, services and first customer. Safe to repeat. */
export async function fillMerchant(tx: Database, merchantId: string, createdAt: Date): Promise<void> {
  const mode = 'test' as const;
  await tx
    .insert(gateways)
    .values(
      DEMO_GATEWAYS.map((gateway) => ({
        ...gateway,
        id: ownName(merchantId, gateway.id),
        merchantId,
        mode,
        isDefault: gateway.id === DEMO.gatewayId,
        createdAt,
      })),
    )
    .onConflictDoNothing();
  await seedSavedSources(tx, merchantId, createdAt);
}
