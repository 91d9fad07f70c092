import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../server/database/open-database.ts';
import { SandboxError } from '../../core/index.ts';
import { TEST_CARDS } from '../../simulated/index.ts';
import { findPageToken, findSavedSource, vaultRefusal } from './page-token-store.ts';
import { pageTokens } from './vault-schema.ts';

/** The codes that the sandbox "sends" to the card's owner. */
export const DISPLAY_CODES = { good: '123456', forbidden: '000000', expired: '999999' } as const;

const MOST_WRONG_CODES = 3;

/** Body of POST /vault-display/reveal. Without a code, the answer says that one is needed. */
export const revealRequest = z.object({
  token: z.string().min(1).max(255),
  field: z.enum(['card_number', 'cvv']),
  code: z.string().max(12).optional(),
});

const forbidden = (code: 'session_expired' | 'operation_forbidden' | 'access_forbidden', message: string) =>
  new SandboxError(403, code, message);

/** The digits of a test card, which no table stores: they follow from the scheme and the last four. */
function digitsOf(scheme: string | null, last4: string | null): string {
  const isScheme = (name: string) =>
    name.toLowerCase().replaceAll(' ', '') === scheme || (scheme === 'amex' && name === 'American Express');
  return TEST_CARDS.find((card) => card.number.endsWith(last4 ?? '-') && isScheme(card.scheme))?.number ?? '';
}

/** Returns a stored card's number or security code when the code is right. Throws a 400 or 403. */
export async function revealCard(
  db: Database,
  { token: text, field, code }: z.output<typeof revealRequest>,
  now: Date,
): Promise<{ status: 'code_requested' } | { status: 'revealed'; value: string }> {
  const token = await findPageToken(db, 'vault_display', text, now);
  if (!token) throw forbidden('session_expired', await vaultRefusal(db, text));
  if (code === DISPLAY_CODES.expired) {
    throw forbidden('session_expired', 'This view has expired. Ask the shop to open it again.');
  }
  if (field === 'cvv' && !token.allowsSecurityCode) {
    throw forbidden('operation_forbidden', 'The security code of this card may not be shown');
  }
  if (token.wrongCodes >= MOST_WRONG_CODES || code === DISPLAY_CODES.forbidden) {
    throw forbidden('access_forbidden', 'There were too many wrong codes');
  }
  if (code === undefined) return { status: 'code_requested' };
  if (code !== DISPLAY_CODES.good) {
    // The sandbox's published tokens never expire, so one visitor's wrong codes must not lock them for everyone.
    if (token.expiresAt !== null) {
      const wrongCodes = sql`${pageTokens.wrongCodes} + 1`;
      await db.update(pageTokens).set({ wrongCodes }).where(eq(pageTokens.hash, token.hash));
    }
    throw new SandboxError(400, 'wrong_code', 'That is not the code. Check it and try again.');
  }
  const source = await findSavedSource(db, token.merchantId, token.subject);
  const value =
    field === 'cvv' ? (source.cardScheme === 'amex' ? '1234' : '123') : digitsOf(source.cardScheme, source.cardLast4);
  return { status: 'revealed', value };
}
