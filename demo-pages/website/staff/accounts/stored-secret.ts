import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from '../../../server/database/open-database.ts';
import { linkKey } from '../../platform/index.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = async (db: Database) =>
  Buffer.from(hkdfSync('sha256', await linkKey(db), '', 'staff authenticator secrets', 32));

/** Encrypts a secret with the installation's key: a copy of one table or of the accounts alone does not show it. */
export async function sealSecret(db: Database, secret: string): Promise<string> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', await keyOf(db), iv);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws for a secret that another installation sealed. */
export async function openSecret(db: Database, stored: string): Promise<string> {
  const bytes = Buffer.from(stored, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', await keyOf(db), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** The digest under which a long random secret is stored: a copy of the table opens nothing. */
export const secretDigest = (secret: string): string => createHash('sha256').update(secret).digest('hex');
