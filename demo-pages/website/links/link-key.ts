import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { linkKeys } from './links-schema.ts';

const NAME = 'order-links';

/**
 * The secret that signs links to orders. It is created once and stored in the database, so links stay valid as long as
 * the orders exist.
 */
export async function linkKey(db: Database): Promise<string> {
  const found = await read(db);
  if (found) return found;
  const secret = randomBytes(32).toString('base64url');
  await db.insert(linkKeys).values({ name: NAME, secret }).onConflictDoNothing();
  // Another process may have inserted first: its key counts.
  return (await read(db)) ?? secret;
}

async function read(db: Database): Promise<string | undefined> {
  const [row] = await db.select().from(linkKeys).where(eq(linkKeys.name, NAME));
  return row?.secret;
}
