import { lt } from 'drizzle-orm';
import type { BotCheckAction } from '#rules/bot-check/bot-check.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { botCheckUses } from './bot-check-schema.ts';

/** Something that may be used once: stored from its use until it expires. */
export interface SingleUse {
  /** A digest that identifies it. */
  challenge: string;
  expiresAt: Date;
}

/** The result of a check. The token of the site's own check must still be taken, in the transaction of the post. */
export type Verdict = { isPerson: true; use?: SingleUse } | { isPerson: false; message: string };

export interface BotCheck {
  /** Attributes of `<html>` that tell the blocks where the script is. */
  page: { src?: string; siteKey?: string };
  verify(token: string, action: BotCheckAction, clientAddress: string): Promise<Verdict>;
}

/** The message when a check fails; sending the form again makes a new token. */
export const BOT_CHECK_REFUSED =
  'We could not check that a person is sending this. What you typed is still here: send it again.';

/**
 * Takes something that may be used once; false when it was used before. A roll-back of the transaction makes it usable
 * again.
 */
export async function takeUse(tx: Database, use: SingleUse): Promise<boolean> {
  const taken = await tx.insert(botCheckUses).values(use).onConflictDoNothing().returning();
  return taken.length > 0;
}

/** Deletes expired uses; their tokens are invalid anyway. */
export async function forgetExpiredUses(db: Database, now: number): Promise<void> {
  await db.delete(botCheckUses).where(lt(botCheckUses.expiresAt, new Date(now)));
}
