import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { prefixedId, SandboxError } from '../../core/index.ts';
import { findPaymentToken } from '../tokens/index.ts';
import type { AuthenticationRequest } from './authentication-request.ts';
import { authentications } from './three-ds-schema.ts';

export type Authentication = typeof authentications.$inferSelect;
export type Decision = 'success' | 'rejected' | 'cancelled' | 'timed_out';

/** EMV's limit for a challenge; the client library stops polling after the same time. */
const LIFETIME_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the bank's app takes in a decoupled authentication. */
export const DECOUPLED_MS = 6000;

/**
 * Begins an authentication; null for a card that is not enrolled in 3-D Secure. Throws a 400 for a token that cannot be
 * charged.
 */
export async function createAuthentication(
  db: Database,
  caller: { merchantId: string; pageOrigin: string | null },
  request: AuthenticationRequest,
  now: Date,
): Promise<Authentication | null> {
  const token = await findPaymentToken(db, caller.merchantId, request.paymentTokenHash);
  if (!token || token.expiresAt <= now) {
    throw new SandboxError(400, 'token_invalid', 'The one-time token does not exist or has expired');
  }
  if (token.threeDsScenario === null) return null;
  const [authentication] = await db
    .insert(authentications)
    .values({
      ...request,
      ...caller,
      id: prefixedId('3ds'),
      pageKey: prefixedId('acs'),
      cardLast4: token.cardLast4,
      cardScheme: token.cardScheme,
      scenario: token.threeDsScenario,
      status: 'created',
      wrongCodes: 0,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
    })
    .returning();
  await db.delete(authentications).where(lt(authentications.expiresAt, new Date(now.getTime() - DAY_MS)));
  if (!authentication) throw new SandboxError(500, 'server_busy', 'The authentication was not stored. Try again.');
  return authentication;
}

/** A merchant's authentication; null when there is none. */
export async function findAuthentication(db: Database, merchantId: string, id: string): Promise<Authentication | null> {
  const [found] = await db
    .select()
    .from(authentications)
    .where(and(eq(authentications.id, id), eq(authentications.merchantId, merchantId)));
  return found ?? null;
}

/** The authentication with this page key; null when there is none. */
export async function authenticationByPage(db: Database, pageKey: string): Promise<Authentication | null> {
  const [found] = await db.select().from(authentications).where(eq(authentications.pageKey, pageKey));
  return found ?? null;
}

const isOpen = inArray(authentications.status, ['created', 'pending']);

async function changed(db: Database, authentication: Authentication, change: Partial<Authentication>) {
  const [row] = await db
    .update(authentications)
    .set(change)
    .where(and(eq(authentications.id, authentication.id), isOpen))
    .returning();
  return row ?? (await authenticationByPage(db, authentication.pageKey)) ?? authentication;
}

/** Stores the issuer's decision. Only the first one counts; later calls return the stored decision. */
export function decideAuthentication(
  db: Database,
  authentication: Authentication,
  status: Decision,
  now: Date,
): Promise<Authentication> {
  return changed(db, authentication, { status, decidedAt: now });
}

/** Sets an authentication to wait for the shopper, or for the bank's app until `dueAt`. */
export async function awaitDecision(
  db: Database,
  authentication: Authentication,
  dueAt: Date | null,
): Promise<Authentication> {
  if (authentication.status !== 'created') return authentication;
  return changed(db, authentication, { status: 'pending', dueAt });
}

/** Counts a wrong code; the third one rejects the authentication. */
export function countWrongCode(db: Database, authentication: Authentication, now: Date): Promise<Authentication> {
  const wrongCodes = authentication.wrongCodes + 1;
  return changed(
    db,
    authentication,
    wrongCodes < 3 ? { wrongCodes } : { wrongCodes, status: 'rejected', decidedAt: now },
  );
}

/** Applies decisions that depend on time: the bank's app has answered, or the time is over. */
export async function settleAuthentication(
  db: Database,
  authentication: Authentication,
  now: Date,
): Promise<Authentication> {
  if (authentication.status !== 'created' && authentication.status !== 'pending') return authentication;
  if (authentication.dueAt && authentication.dueAt <= now)
    return decideAuthentication(db, authentication, 'success', now);
  return authentication.expiresAt <= now ? decideAuthentication(db, authentication, 'timed_out', now) : authentication;
}

/** Marks a result as read; false when it was read before. Of two concurrent readers, one succeeds. */
export async function claimResult(db: Database, { id }: Authentication, now: Date): Promise<boolean> {
  const decided = or(
    ...['success', 'rejected', 'cancelled', 'timed_out'].map((status) =>
      eq(authentications.status, status as Decision),
    ),
  );
  const claimed = await db
    .update(authentications)
    .set({ readAt: now })
    .where(and(eq(authentications.id, id), isNull(authentications.readAt), decided))
    .returning({ id: authentications.id });
  return claimed.length === 1;
}

/** What is paid with: a one-time token, or the saved source that one became. */
interface Authenticated {
  merchantId: string;
  /** The token that the shopper was authenticated for; null for a source that was not saved from one. */
  tokenHash: string | null;
  threeDsScenario: string | null;
}

/** The authentication that a charge names, and the payment that it must match. */
interface AuthenticatedCharge {
  threeDs: { id?: string | undefined; required: boolean } | null;
  amountMinor: number;
  currency: string;
}

const refused = (code: '3ds_required' | '3ds_mismatch' | '3ds_not_authenticated', message: string) =>
  new SandboxError(400, code, message);

/**
 * The authentication of a charge, or null when the caller names none. Throws a 400 when it belongs to another payment
 * or did not succeed, and when the caller requires one for a card that needs it. A refusal does not use up the token;
 * an authentication is used up together with its token.
 */
export async function authenticationFor(
  db: Database,
  token: Authenticated,
  { threeDs, amountMinor, currency }: AuthenticatedCharge,
  now: Date,
): Promise<string | null> {
  if (threeDs?.id === undefined) {
    if (!threeDs?.required || token.threeDsScenario === null) return null;
    throw refused(
      '3ds_required',
      'This card asks for 3-D Secure. Make an authentication with POST /v1/charges/3ds, then charge with _3ds.id.',
    );
  }
  const stored = await findAuthentication(db, token.merchantId, threeDs.id);
  const authentication = stored && (await settleAuthentication(db, stored, now));
  if (!authentication || authentication.paymentTokenHash !== token.tokenHash) {
    throw refused('3ds_mismatch', 'The 3-D Secure authentication was made for another payment');
  }
  if (authentication.amountMinor !== amountMinor || authentication.currency !== currency) {
    throw refused('3ds_mismatch', 'The 3-D Secure authentication was made for another amount');
  }
  if (authentication.status !== 'success') {
    throw refused('3ds_not_authenticated', 'The shopper was not authenticated');
  }
  return authentication.id;
}
