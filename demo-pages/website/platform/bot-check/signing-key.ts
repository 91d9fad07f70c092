import { createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { isRightMac } from '../links/is-right-mac.ts';
import { signingKeys } from './bot-check-schema.ts';

/** Signs short texts with a key that all processes of the site share. */
export interface Signer {
  /** At once when the key is loaded. */
  sign(text: string): string | Promise<string>;
  isSigned(text: string, signature: string): Promise<boolean>;
}

/** A signer whose key is in the database: the first process that needs it creates it. */
export function createSigner(db: Database, name: string): Signer {
  let key: Buffer | undefined;
  let loading: Promise<Buffer> | undefined;
  const load = () => {
    loading ??= loadKey(db, name).then(
      (loaded) => {
        key = loaded;
        return loaded;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return {
    sign: (text) => (key ? macOf(key, text) : load().then((loaded) => macOf(loaded, text))),
    isSigned: async (text, signature) => isRightMac(await load(), text, Buffer.from(signature, 'base64url')),
  };
}

const macOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');

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
