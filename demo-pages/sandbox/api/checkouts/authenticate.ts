import type { Database } from '../../../server/database/open-database.ts';
import { prefixedId, type SandboxClock } from '../../core/index.ts';
import { authentications, findAuthentication, settleAuthentication } from '../three-ds/index.ts';
import { findPaymentToken } from '../tokens/index.ts';
import type { InstructionRow, Intent } from './intent-store.ts';
import type { StepOutcome } from './position.ts';
import type { ShowStep } from './scenarios/scenario.ts';

const LIFETIME_MS = 10 * 60 * 1000;

/** How a payment is authenticated, as the script says, or else as the card needs; null for no authentication. */
export async function authenticationScenario(
  db: Database,
  intent: Intent,
  { three_ds: scenario, instruction }: ShowStep,
  tokenHash: string,
): Promise<string | null> {
  if (scenario === 'off') return null;
  if (scenario !== 'auto') return scenario;
  const token = await findPaymentToken(db, intent.merchantId, tokenHash);
  return token?.threeDsScenario ?? (instruction === 'canvas_3ds_form.show' ? 'challenge' : null);
}

/** Begins an authentication of this checkout's payment and returns its id. */
export async function beginAuthentication(
  db: Database,
  intent: Intent,
  {
    tokenHash,
    scenario,
    pageOrigin,
    browserDetails,
  }: {
    tokenHash: string;
    scenario: string;
    pageOrigin: string | null;
    browserDetails: Record<string, string> | null;
  },
  now: Date,
): Promise<string> {
  const token = await findPaymentToken(db, intent.merchantId, tokenHash);
  const id = prefixedId('3ds');
  await db.insert(authentications).values({
    id,
    pageKey: prefixedId('acs'),
    merchantId: intent.merchantId,
    pageOrigin,
    paymentTokenHash: tokenHash,
    amountMinor: intent.amountMinor,
    currency: intent.currency,
    cardLast4: token?.cardLast4 ?? null,
    cardScheme: token?.cardScheme ?? null,
    scenario,
    browserDetails: browserDetails ?? {},
    status: 'created',
    wrongCodes: 0,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  });
  return id;
}

const FAILURES: Record<string, string> = {
  cancelled: 'You cancelled the confirmation with your bank.',
  timed_out: 'The confirmation with your bank took too long.',
};

/** The result of an authentication, from the issuer's stored decision and not from the page's report. */
export async function authenticationOutcome(
  db: Database,
  intent: Intent,
  { authenticationId }: InstructionRow,
  clock: SandboxClock,
): Promise<StepOutcome> {
  const decision = await findAuthentication(db, intent.merchantId, authenticationId ?? '');
  const authentication = decision && (await settleAuthentication(db, decision, clock.now()));
  if (authentication?.status === 'success') return { name: 'success' };
  return { name: 'error', text: FAILURES[authentication?.status ?? ''] ?? 'Your bank did not confirm the payment.' };
}
