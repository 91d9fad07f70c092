import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { linkKeys } from '../platform-schema.ts';

/**
 * The secret that signs links to orders. It is created once and stored in the database, so links stay valid as long as
 * the orders exist.
 */
export const linkKey = (db: Database): Promise<string> =>
  installationSecret(db, 'order-links', () => randomBytes(32).toString('base64url'));

/** The secret with which the sandbox signs its webhooks, when no other provider has given one. */
export const providerWebhookSecret = (db: Database): Promise<string> =>
  installationSecret(db, 'provider-webhook', () => `whsec_${randomBytes(32).toString('base64')}`);

/** A secret of this installation: the first process that needs it creates it. */
async function installationSecret(db: Database, name: string, create: () => string): Promise<string> {
  const read = async () => {
    const [row] = await db.select().from(linkKeys).where(eq(linkKeys.name, name));
    return row?.secret;
  };
  const found = await read();
  if (found) return found;
  const secret = create();
  await db.insert(linkKeys).values({ name, secret }).onConflictDoNothing();
  // Another process may have inserted first: its key counts.
  return (await read()) ?? secret;
}
