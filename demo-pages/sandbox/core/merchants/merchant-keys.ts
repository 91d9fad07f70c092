import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { SandboxError, validationError } from '../http/sandbox-error.ts';
import { keys } from './access-schema.ts';
import { DEMO } from './demo-credentials.ts';
import { hashOf } from './secrets.ts';

type Mode = 'test' | 'live';

/** A credential that a request came with. */
export type Key = { hash: string; kind: 'public' | 'access' | 'secret'; merchantId: string; mode: Mode };

export type MerchantKey = typeof keys.$inferSelect;
export type KeyKind = 'public' | 'secret';

/** How long a rotated key may still work. */
export const LONGEST_OVERLAP_HOURS = 24 * 30;
const HOUR_MS = 60 * 60 * 1000;

const PUBLISHED: readonly string[] = [hashOf(DEMO.publicKey), hashOf(DEMO.secretKey)];

/** Whether a key is one of the demonstration's, which the documentation prints. */
export const isDemoKey = ({ hash }: Pick<MerchantKey, 'hash'>): boolean => PUBLISHED.includes(hash);

/** `pk_test_…x7Qz`: the kind of a key and its last four characters. */
export function keyHint(text: string): string {
  return `${/^[a-z]+_[a-z]+_/.exec(text)?.[0] ?? ''}…${text.slice(-4)}`;
}

/** What is new about a key. `id` makes a repeated form the same key; a random one when absent. */
export interface NewKey {
  kind: KeyKind;
  mode: Mode;
  label: string;
  id?: string | undefined;
}

/** Makes a key and returns its text, which is stored nowhere. Throws a 409 when there is one with this id. */
export async function createKey(
  db: Database,
  merchantId: string,
  { kind, mode, label, id }: NewKey,
  now: Date,
): Promise<string> {
  const text = `${kind === 'public' ? 'pk' : 'sk'}_${mode}_${randomBytes(24).toString('base64url')}`;
  const rows = await db
    .insert(keys)
    .values({
      hash: hashOf(text),
      kind,
      mode,
      merchantId,
      label,
      hint: keyHint(text),
      createdAt: now,
      ...(id ? { id } : {}),
    })
    .onConflictDoNothing()
    .returning({ id: keys.id });
  if (rows.length === 1) return text;
  throw new SandboxError(
    400,
    'unfulfilled_condition',
    'This key was made already, and was shown once. Create another one if it is lost.',
  );
}

/** A merchant's keys, the oldest first; access tokens are not among them. */
export function listKeys(db: Database, merchantId: string): Promise<MerchantKey[]> {
  return db
    .select()
    .from(keys)
    .where(and(eq(keys.merchantId, merchantId), ne(keys.kind, 'access')))
    .orderBy(asc(keys.createdAt), asc(keys.kind), asc(keys.id));
}

const isKeyOf = (merchantId: string, id: string) =>
  and(eq(keys.merchantId, merchantId), eq(keys.id, id), ne(keys.kind, 'access'));

/** A merchant's key for a change. Throws a 404, and a 400 for a key that is printed in the documentation. */
async function keyToChange(tx: Database, merchantId: string, id: string): Promise<MerchantKey> {
  const [key] = await tx.select().from(keys).where(isKeyOf(merchantId, id)).for('update');
  if (!key) throw new SandboxError(404, 'not_found', 'There is no such key');
  if (!isDemoKey(key)) return key;
  const message = 'The demonstration’s keys are printed in the documentation and stay. Create your own key instead.';
  throw new SandboxError(400, 'unfulfilled_condition', message);
}

/**
 * Replaces a key by a new one of the same kind, whose text is returned; the old one works for `overlapHours` more.
 * Throws a 404 for an unknown key and a 400 for one that was rotated or revoked before.
 */
export async function rotateKey(
  db: Database,
  merchantId: string,
  { id, overlapHours }: { id: string; overlapHours: number },
  now: Date,
): Promise<string> {
  if (!Number.isInteger(overlapHours) || overlapHours < 0 || overlapHours > LONGEST_OVERLAP_HOURS) {
    throw validationError('hours', `The old key can work for 0 to ${LONGEST_OVERLAP_HOURS} whole hours more`);
  }
  return db.transaction(async (tx) => {
    const { kind, mode, label, revokedAt, expiresAt } = await keyToChange(tx, merchantId, id);
    if (revokedAt || expiresAt) {
      const message =
        'This key was rotated or revoked already. The new one was shown once; make another if it is lost.';
      throw new SandboxError(400, 'unfulfilled_condition', message);
    }
    await tx
      .update(keys)
      .set({ expiresAt: new Date(now.getTime() + overlapHours * HOUR_MS) })
      .where(isKeyOf(merchantId, id));
    const successor = { kind: kind === 'secret' ? kind : 'public', mode, label } as const;
    return createKey(tx, merchantId, successor, now);
  });
}

/** Ends a key at once. A repeated call changes nothing. Throws a 404. */
export async function revokeKey(db: Database, merchantId: string, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await keyToChange(tx, merchantId, id);
    await tx
      .update(keys)
      .set({ revokedAt: now })
      .where(and(isKeyOf(merchantId, id), isNull(keys.revokedAt)));
  });
}
