import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { SandboxError, validationError } from '../http/sandbox-error.ts';
import { merchantOrigins } from './access-schema.ts';
import { parseExactOrigin } from './allowed-pages.ts';

export type MerchantOrigin = typeof merchantOrigins.$inferSelect;

const MOST = 50;

/** The origin that a person wrote, with or without a path. Throws a 400 for anything else than an http(s) address. */
export function originFromText(text: string): string {
  const written = text.trim();
  const url = URL.canParse(written) ? new URL(written) : null;
  if (url && url.username === '' && url.password === '' && parseExactOrigin(url.origin)) return url.origin;
  throw validationError('origin', `${written || 'Nothing'} is not an origin. Write it like https://shop.example.org`);
}

/** The origins in a list with commas, such as SANDBOX_ORIGINS. Throws a sentence that names the wrong entry. */
export function readOriginList(text: string | undefined): string[] {
  const entries = (text ?? '').split(',').filter((entry) => entry.trim() !== '');
  return [...new Set(entries.map(originFromText))];
}

export function listOrigins(db: Database, merchantId: string): Promise<MerchantOrigin[]> {
  return db
    .select()
    .from(merchantOrigins)
    .where(eq(merchantOrigins.merchantId, merchantId))
    .orderBy(asc(merchantOrigins.origin));
}

/** Lets the pages of an origin use a merchant's keys. A repeated call changes nothing. Throws a 400 beyond fifty. */
export async function addOrigin(db: Database, merchantId: string, origin: string, now: Date): Promise<void> {
  const known = await listOrigins(db, merchantId);
  if (known.length >= MOST && !known.some((row) => row.origin === origin)) {
    throw validationError('origin', `A merchant has at most ${MOST} origins. Remove one first.`);
  }
  await db
    .insert(merchantOrigins)
    .values({ merchantId, origin, isConfigured: false, createdAt: now })
    .onConflictDoNothing();
}

/** Throws a 404 for an origin that was not added, also for one of the configuration. */
export async function removeOrigin(db: Database, merchantId: string, origin: string): Promise<void> {
  const isThis = and(eq(merchantOrigins.merchantId, merchantId), eq(merchantOrigins.origin, origin));
  const removed = await db
    .delete(merchantOrigins)
    .where(and(isThis, eq(merchantOrigins.isConfigured, false)))
    .returning();
  if (removed.length > 0) return;
  throw new SandboxError(404, 'not_found', 'This origin was not added here. SANDBOX_ORIGINS lists those of the start.');
}

/** Lists exactly these origins of the configuration; what was added while the sandbox ran stays. */
export async function configureOrigins(
  db: Database,
  merchantId: string,
  origins: readonly string[],
  now: Date,
): Promise<void> {
  const isConfigured = and(eq(merchantOrigins.merchantId, merchantId), eq(merchantOrigins.isConfigured, true));
  const stale = origins.length > 0 ? notInArray(merchantOrigins.origin, [...origins]) : undefined;
  await db.delete(merchantOrigins).where(and(isConfigured, stale));
  if (origins.length === 0) return;
  const row = { merchantId, isConfigured: true, createdAt: now };
  await db
    .insert(merchantOrigins)
    .values(origins.map((origin) => ({ ...row, origin })))
    .onConflictDoUpdate({
      target: [merchantOrigins.merchantId, merchantOrigins.origin],
      set: { isConfigured: true },
    });
}
