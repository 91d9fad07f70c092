import { createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { isRightMac } from '../links/is-right-mac.ts';
import { signingKeys } from './bot-check-schema.ts';

/** Signs short texts with a key that all processes of the site share. */
export interface Signer {
  sign(text: string): Promise<string>;
  isSigned(text: string, signature: string): Promise<boolean>;
}

/** A signer whose key is in the database: the first process that needs it creates it. */
export function createSigner(db: Database, name: string): Signer {
  let key: Promise<Buffer> | undefined;
  const load = () => {
    key ??= loadKey(db, name).catch((error) => {
      key = undefined;
      throw error;
    });
    return key;
  };
  return {
    sign: async (text) =>
      createHmac('sha256', await load())
        .update(text)
        .digest('base64url'),
    isSigned: async (text, signature) => isRightMac(await load(), text, Buffer.from(signature, 'base64url')),
  };
}

async function loadKey(db: Database, name: string): Promise<Buffer> {
  const find = () => db.select().from(signingKeys).where(eq(signingKeys.name, name));
  let [found] = await find();
  if (!found) {
    const key = randomBytes(32).toString('hex');
    await db.insert(signingKeys).values({ name, key }).onConflictDoNothing();
    [found] = await find();
  }
  if (!found) throw new Error(`The signing key "${name}" was neither found nor created.`);
  return Buffer.from(found.key, 'hex');
}
