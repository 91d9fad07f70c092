import { createHmac, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { linkKey } from '../../platform/index.ts';
import { staffRecoveryCodes } from '../staff-schema.ts';

const RECOVERY_CODES = 10;
/** Letters and digits without those that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE = /^[a-hj-km-np-z2-9]{10}$/;

/** A typed code as it is compared: dashes, spaces and capitals do not matter. */
const plain = (code: string) => code.toLowerCase().replaceAll(/[\s-]/g, '');

// Keyed, because a code is short enough for a plain digest to be searched.
const digestOf = async (db: Database, accountId: string, code: string) =>
  createHmac('sha256', await linkKey(db))
    .update(JSON.stringify(['staff-recovery', accountId, plain(code)]))
    .digest('base64url');

function newCode(): string {
  let code = '';
  while (code.length < 10) {
    // Bytes beyond the last whole multiple of 31 would make some letters more likely.
    for (const byte of randomBytes(16)) if (byte < 248 && code.length < 10) code += LETTERS[byte % LETTERS.length];
  }
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

/** Replaces the account's codes. Returns them to be shown once: only digests are stored. */
export async function replaceRecoveryCodes(tx: Database, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.accountId, accountId));
  const rows = await Promise.all(codes.map(async (code) => ({ id: await digestOf(tx, accountId, code), accountId })));
  await tx.insert(staffRecoveryCodes).values(rows);
  return codes;
}

/** Uses up a code of the account; false when it is wrong or was used. */
export async function takeRecoveryCode(tx: Database, accountId: string, code: string): Promise<boolean> {
  if (!CODE.test(plain(code))) return false;
  const id = await digestOf(tx, accountId, code);
  const ofCode = and(eq(staffRecoveryCodes.id, id), eq(staffRecoveryCodes.accountId, accountId));
  return (await tx.delete(staffRecoveryCodes).where(ofCode).returning()).length > 0;
}

/** How many codes the account has left. */
export const countRecoveryCodes = (db: Database, accountId: string): Promise<number> =>
  db.$count(staffRecoveryCodes, eq(staffRecoveryCodes.accountId, accountId));
