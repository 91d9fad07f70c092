import { and, eq, sql } from 'drizzle-orm';
import { decimalText } from '#website/money.ts';
import type { Database } from '../../database/open-database.ts';
import { createLeaseQueue } from '../../operations/jobs/lease-queue.ts';
import { type BeginRefundResult, beginRefund, REFUND_LEASE_MS, type RefundOrder } from './begin-refund.ts';
import type { Refund } from './find-refunds.ts';
import { recordRefund } from './record-refund.ts';
import type { RefundClient } from './refund-client.ts';
import { refunds } from './refunds-schema.ts';

export interface RefundDependencies {
  db: Database;
  provider: RefundClient;
  /** The site's public origin, for the links in mails. */
  siteOrigin: string;
  clock: () => number;
  log: (entry: Record<string, unknown>) => void;
}

export interface Refunds {
  /** Refunds once, however often the same form is sent; a refund without an answer stays pending. */
  ask(order: RefundOrder): Promise<BeginRefundResult>;
  /**
   * Follows up some of the refunds that a crash or an outage left without a result, and there may be more unless it
   * resolves with 0: the number of refunds. Any number of processes share them.
   */
  recover(): Promise<number>;
}

const AT_ONCE = 10;

/**
 * The refunds of the shop's orders. Every request for one refund has the same key, so that no crash makes it happen
 * twice.
 */
export function createRefunds({ db, provider, siteOrigin, clock, log }: RefundDependencies): Refunds {
  const running = new Map<string, Promise<Refund>>();
  const queue = createLeaseQueue({
    db,
    clock,
    log,
    event: 'refund-recovery',
    table: refunds,
    isOpen: sql`${refunds.status} = 'asked'`,
    leaseMs: REFUND_LEASE_MS,
    retryPlan: { firstMs: 30_000, longestMs: 600_000 },
  });

  const driveOnce = async ({ id }: Refund): Promise<Refund> => {
    const [refund] = await db
      .update(refunds)
      .set({ drives: sql`${refunds.drives} + 1` })
      .where(and(eq(refunds.id, id), eq(refunds.status, 'asked')))
      .returning();
    if (!refund) {
      const [ended] = await db.select().from(refunds).where(eq(refunds.id, id));
      if (!ended) throw new Error(`The refund ${id} was not found.`);
      return ended;
    }
    const { chargeId, idempotencyKey, amountMinor } = refund;
    const outcome = await provider.refund({ chargeId, idempotencyKey, amount: decimalText(amountMinor) });
    const recorded = await recordRefund(db, refund, outcome, { siteOrigin, now: clock() });
    log({ event: 'refund', order: refund.orderId, refund: id, outcome: outcome.kind, status: recorded.status });
    return recorded;
  };

  // A double click and the recovery share one request in this process.
  const drive = (refund: Refund): Promise<Refund> => {
    const known = running.get(refund.id);
    if (known) return known;
    const driving = driveOnce(refund).finally(() => running.delete(refund.id));
    running.set(refund.id, driving);
    return driving;
  };

  return {
    async ask(order) {
      const begun = await beginRefund(db, order, clock());
      if ('problem' in begun) return begun;
      const refund = await drive(begun.refund);
      if (refund.status === 'asked') await queue.hasten(refund.id);
      return { refund };
    },
    recover: () =>
      queue.workOff(AT_ONCE, async (refund) => ((await drive(refund)).status === 'asked' ? 'again' : 'done')),
  };
}
