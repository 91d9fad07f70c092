import { and, eq, sql } from 'drizzle-orm';
import { decimalText } from '#rules/money.ts';
import type { Database } from '../../server/database/open-database.ts';
import type { Payable, PayableTable } from './payable.ts';
import { type Attempt, paymentAttempts } from './payment-schema.ts';
import type { ChargeOutcome, ChargeRequest, ChargeSource, ProviderClient } from './provider/charge-client.ts';
import type { WalletClient } from './provider/wallet-client.ts';
import { createOutcomeRecorder } from './record-outcome.ts';
import { WALLET_WINDOW_MS, type WalletOutcome, walletOutcome } from './wallet-outcome.ts';

export interface PaymentDependencies {
  db: Database;
  provider: ProviderClient;
  wallets: WalletClient;
  payables: PayableTable;
  clock: () => number;
  log: (entry: Record<string, unknown>) => void;
}

/** After this time no page waits for the payment, so a charge is only looked up and never newly made. */
export const CHARGE_WINDOW_MS = 30 * 60_000;

export interface DriveOptions {
  /** Cancels a wallet's unpaid charge. */
  isCancelled?: boolean;
  /** The payable of an attempt that the caller has just inserted with `drives: 1`: nothing is read or counted again. */
  begun?: Payable | undefined;
}

/** Advances an attempt as far as possible. */
export type AttemptDriver = (attempt: Attempt, options?: DriveOptions) => Promise<Attempt>;

/**
 * Drives attempts to their end: the same attempt always sends the same key and token, so that a double click, two tabs,
 * a lost answer and a restart all lead to one charge. Concurrent calls for one attempt in this process share one
 * request.
 */
export function createAttemptDriver(dependencies: PaymentDependencies): AttemptDriver {
  const running = new Map<string, Promise<Attempt>>();
  const record = createOutcomeRecorder(dependencies);
  return (attempt, { isCancelled = false, begun } = {}) => {
    const name = `${attempt.id} ${isCancelled}`;
    const known = running.get(name);
    if (known) return known;
    const drive = driveOnce({ ...dependencies, record }, attempt, isCancelled, begun).finally(() =>
      running.delete(name),
    );
    running.set(name, drive);
    return drive;
  };
}

/** Counts a drive of a pending attempt; undefined when it has its result. */
async function countDrive(db: Database, id: string): Promise<Attempt | undefined> {
  const [attempt] = await db
    .update(paymentAttempts)
    .set({ drives: sql`${paymentAttempts.drives} + 1` })
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.status, 'pending')))
    .returning();
  return attempt;
}

async function driveOnce(
  dependencies: PaymentDependencies & { record: ReturnType<typeof createOutcomeRecorder> },
  asked: Attempt,
  isCancelled: boolean,
  begun: Payable | undefined,
): Promise<Attempt> {
  const { db, provider, wallets, record, clock, log } = dependencies;
  const { id } = asked;
  const attempt = begun ? asked : await countDrive(db, id);
  if (!attempt) {
    const [settled] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
    if (!settled) throw new Error(`The payment attempt ${id} was not found.`);
    return settled;
  }
  const now = clock();
  const age = now - attempt.createdAt.getTime();
  const ask = (): Promise<WalletOutcome> => {
    if (attempt.method === 'wallet')
      return walletOutcome(wallets, attempt, { isCancelled: isCancelled || age >= WALLET_WINDOW_MS, now });
    // Nobody waits at a page for a charge that the site makes on its own, so it is made however old it is.
    const isWaitedFor = attempt.method === 'source' || age < CHARGE_WINDOW_MS;
    return isWaitedFor ? chargeFor(dependencies, attempt, begun) : lookUp(provider, attempt);
  };
  const outcome = await ask();
  const recorded = await record({ attempt, outcome });
  const { payableKind, payableId } = attempt;
  const { kind } = outcome;
  const code = kind === 'rejected' && { code: outcome.errorCode };
  log({ event: 'payment', [payableKind]: payableId, attempt: id, outcome: kind, ...code, status: recorded.status });
  return recorded;
}

async function chargeFor(
  { db, provider, payables }: PaymentDependencies,
  attempt: Attempt,
  begun: Payable | undefined,
): Promise<ChargeOutcome> {
  const payable = begun ?? (await payables[attempt.payableKind].find(db, attempt.payableId));
  if (!payable) return lookUp(provider, attempt);
  const request: Omit<ChargeRequest, 'token'> = {
    idempotencyKey: attempt.idempotencyKey,
    amount: decimalText(attempt.amountMinor),
    currency: attempt.currency,
    reference: payable.id,
    customer: payable.customer,
  };
  const source = await sourceOf(db, provider, attempt, payable.customer);
  if ('kind' in source) return source;
  if (attempt.method !== 'card') return provider.charge({ ...request, ...source });
  const _3ds = attempt.authenticationId ? { id: attempt.authenticationId } : { required: true as const };
  return provider.charge({ ...request, ...source, _3ds });
}

/** What to charge. A source that the payer keeps is saved first, which a repeated request does once. */
async function sourceOf(
  db: Database,
  provider: ProviderClient,
  attempt: Attempt,
  customer: ChargeRequest['customer'],
): Promise<ChargeSource | ChargeOutcome> {
  const { token, mandate, providerCustomerId, providerSourceId } = attempt;
  if (providerCustomerId && providerSourceId) {
    const source = { customer_id: providerCustomerId, source_id: providerSourceId };
    return attempt.method === 'source' ? { ...source, initiator: 'merchant' } : source;
  }
  if (token === null) return lookUp(provider, attempt);
  if (!attempt.keepsSource) return { token };
  const idempotencyKey = `${attempt.idempotencyKey}-source`;
  const saved = await provider.save({ ...customer, idempotencyKey, token, ...(mandate && { mandate }) });
  if (saved.kind !== 'saved') return saved;
  const { customerId, sourceId, source, display } = saved;
  const columns = { providerCustomerId: customerId, providerSourceId: sourceId, sourceDisplay: display };
  await db
    .update(paymentAttempts)
    .set({ ...columns, method: source, mandate: source === 'bank' ? mandate : null })
    .where(eq(paymentAttempts.id, attempt.id));
  return { customer_id: customerId, source_id: sourceId };
}

async function lookUp(provider: ProviderClient, attempt: Attempt): Promise<ChargeOutcome> {
  return (await provider.find(attempt.idempotencyKey)) ?? { kind: 'failed', errorCode: 'abandoned' };
}
