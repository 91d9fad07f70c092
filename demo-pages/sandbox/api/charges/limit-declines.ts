import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { SandboxError, type WindowLimit } from '../../core/index.ts';
import { DECLINED_OUTCOMES } from '../../simulated/index.ts';
import { charges } from './charges-schema.ts';

/**
 * How often one card may be declined at one merchant. A shopper tries two or three times; a program tries every code.
 */
export const DECLINE_LIMIT: WindowLimit = { most: 10, windowMs: 10 * 60_000 };

/**
 * Throws a 429 when this card was declined too often at this merchant; its `decline_code` tells it from other limits.
 * Call it in the transaction that records the next charge: it locks the card until then, so that concurrent requests
 * are counted too.
 */
export async function limitDeclines(
  tx: Database,
  merchantId: string,
  fingerprint: string | null,
  now: Date,
): Promise<void> {
  if (fingerprint === null) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`card ${merchantId} ${fingerprint}`}))`);
  const [declined] = await tx
    .select({ times: count() })
    .from(charges)
    .where(
      and(
        eq(charges.merchantId, merchantId),
        eq(charges.cardFingerprint, fingerprint),
        gt(charges.createdAt, new Date(now.getTime() - DECLINE_LIMIT.windowMs)),
        // Includes charges that the issuer has not answered yet.
        inArray(charges.testOutcome, [...DECLINED_OUTCOMES]),
      ),
    );
  if ((declined?.times ?? 0) < DECLINE_LIMIT.most) return;
  const seconds = String(DECLINE_LIMIT.windowMs / 1000);
  const message = 'This card was declined too many times. Use another card, or wait ten minutes.';
  const details = { path: '', messages: [], decline_code: 'too_many_declines' };
  throw new SandboxError(429, 'rate_limited', message, details, { 'Retry-After': seconds });
}
