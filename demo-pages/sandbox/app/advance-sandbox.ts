import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../server/database/open-database.ts';
import { rowsOf } from '../../server/database/sql-rows.ts';
import {
  charges,
  expireAuthorisation,
  reinstateCharge,
  reverseCharge,
  settleDebit,
  settleIfDue,
} from '../api/charges/index.ts';
import { announceExpiry, replaceCard, savedSources } from '../api/payment-sources/index.ts';
import { chargeRefunds, settleRefundIfDue } from '../api/refunds/index.ts';
import { expireWalletAuthorisation, settleWalletCharge, walletCharges } from '../api/wallet-charges/index.ts';
import { type DeliveryOptions, deliverWebhooks } from '../api/webhooks/index.ts';
import { type SandboxClock, shiftedClock, systemClock } from '../core/index.ts';

/** Ends a call while more is due, so that a server can stop between two calls. */
const MOST_ROUNDS = 20;

/**
 * Does what the sandbox does by itself: settles what is due, in the order of its time, and makes an attempt for the
 * webhooks that are due. Returns how many attempts. Any number of processes may call it, each on a schedule. `clock` is
 * the clock that `createSandboxApp` got; how far it was moved is read from the database.
 */
export async function advanceSandbox(
  db: Database,
  clock: SandboxClock = systemClock,
  options: DeliveryOptions = { fetch: globalThis.fetch },
): Promise<number> {
  const shifted = shiftedClock(db, clock);
  await shifted.refresh();
  await settleDue(db, shifted.now());
  let attempts = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const attempted = await deliverWebhooks(db, shifted.now, options);
    if (attempted === 0) break;
    attempts += attempted;
  }
  return attempts;
}

type Act = (db: Database, id: string, at: Date) => Promise<unknown>;

const withCharge =
  (act: (db: Database, charge: typeof charges.$inferSelect, at: Date) => Promise<unknown>): Act =>
  async (db, id, at) => {
    const [charge] = await db.select().from(charges).where(eq(charges.id, id));
    if (charge) await act(db, charge, at);
  };

const withWallet =
  (act: (db: Database, charge: typeof walletCharges.$inferSelect, at: Date) => Promise<unknown>): Act =>
  async (db, id, at) => {
    const [charge] = await db.select().from(walletCharges).where(eq(walletCharges.id, id));
    if (charge) await act(db, charge, at);
  };

/** What happens when its time has come. Each does nothing when another process did it before. */
const ACTS = {
  charge: withCharge(settleIfDue),
  debit: withCharge(settleDebit),
  authorisation: withCharge(expireAuthorisation),
  reversal: withCharge(reverseCharge),
  reinstatement: withCharge(reinstateCharge),
  refund: async (db, id, at) => {
    const [refund] = await db.select().from(chargeRefunds).where(eq(chargeRefunds.id, id));
    if (refund) await settleRefundIfDue(db, refund, at);
  },
  wallet: withWallet(settleWalletCharge),
  wallet_authorisation: withWallet(expireWalletAuthorisation),
  expiry: announceExpiry,
  replacement: replaceCard,
} satisfies Record<string, Act>;

interface Due {
  kind: keyof typeof ACTS;
  id: string;
  /** Milliseconds. */
  at: number;
}

async function nextDue(db: Database, until: Date): Promise<Due | undefined> {
  const [due] = await rowsOf<Due>(
    db,
    sql`select kind, id, (extract(epoch from at) * 1000)::float8 as at from (
      select case status when 'pending' then 'charge' when 'authorised' then 'authorisation' else 'debit' end as kind,
          id, due_at as at from ${charges} where status in ('pending', 'pending_settlement', 'authorised')
      union all select 'reversal', id, reversal_due_at from ${charges} where reversal_due_at is not null
      union all select 'reinstatement', id, reinstatement_due_at from ${charges} where reinstatement_due_at is not null
      union all select 'refund', id, due_at from ${chargeRefunds} where status = 'pending'
      union all select case status when 'capturing' then 'wallet' else 'wallet_authorisation' end, id, due_at
        from ${walletCharges} where status in ('capturing', 'pending')
      union all select 'expiry', id, expiring_due_at from ${savedSources} where expiring_due_at is not null
      union all select 'replacement', id, replacement_due_at from ${savedSources} where replacement_due_at is not null
    ) due where at <= ${until.toISOString()}::timestamptz order by at, kind, id limit 1`,
  );
  return due;
}

/**
 * Does everything that is due, one after the other in the order of its time, each as of that time: what one thing
 * causes (a dishonour after a settlement) takes its place in the order. Any number of processes may call it at once.
 */
export async function settleDue(db: Database, until: Date): Promise<void> {
  let last: Due | undefined;
  for (;;) {
    const due = await nextDue(db, until);
    if (!due) return;
    // Work that changes nothing would be found again forever.
    if (due.kind === last?.kind && due.id === last.id && due.at === last.at) {
      throw new Error(`${due.kind} ${due.id} stays due`);
    }
    await ACTS[due.kind](db, due.id, new Date(due.at));
    last = due;
  }
}
