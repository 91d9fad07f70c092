import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { createLeaseQueue } from '../../../server/operations/jobs/lease-queue.ts';
import { findAttempts, type Payments } from '../../payments/index.ts';
import { donations } from '../donations/donations-schema.ts';
import { addEntry, type Donation } from '../donations/ledger.ts';
import { type BegunMonth, beginMonths, beginTries, beginUsualMonths, keyOfTry, turnOf } from './begin-months.ts';
import { lockPlan, ofMonth } from './find-plans.ts';
import { dayIn } from './gift-dates.ts';
import { advance } from './plan-effects.ts';
import { queueDebitNotice, queueLateGift } from './plan-mails.ts';
import { amountsOf, atChargeTime, countryOf, needsNotice, nextAct } from './plan-schedule.ts';
import { type GivingPlan, givingPlans } from './regular-giving-schema.ts';

/** Longer than a charge takes, so that a plan is claimed again only when its worker has died. */
export const PLAN_LEASE_MS = 5 * 60_000;
const AT_ONCE = 25;
const HOUR_MS = 60 * 60_000;

/** Without a payable the attempt was begun before, by a worker that died. */
type Begun = Pick<BegunMonth, 'attempt'> & Partial<BegunMonth>;

export interface PlanChargerDependencies {
  db: Database;
  payments: Pick<Payments, 'drive'>;
  siteOrigin: string;
  clock: () => number;
  log: (entry: Record<string, unknown>) => void;
}

/**
 * Charges the monthly gifts that are due (D3.03). Any number of workers may run: each plan is claimed by one of them
 * for a time, without waiting for the others. A month is one donation by a unique index, and each try has its own
 * idempotency key, so that a worker that dies at any point loses no charge and doubles none.
 */
export function createPlanCharger(dependencies: PlanChargerDependencies): {
  /** Acts on some of the plans that are due, and there may be more unless it resolves with 0: their number. */
  chargeDue(): Promise<number>;
} {
  const { db, payments, siteOrigin, clock, log } = dependencies;
  const queue = createLeaseQueue({
    db,
    clock,
    log,
    event: 'plan',
    table: givingPlans,
    isOpen: sql`${givingPlans.status} in ('active', 'paused')`,
    leaseMs: PLAN_LEASE_MS,
    retryPlan: { firstMs: 60_000, longestMs: HOUR_MS },
  });

  /** The short transaction before the provider is asked: the month's donation and its pending attempt, or a mail. */
  const begin = (claimed: GivingPlan): Promise<Begun | undefined> =>
    db.transaction(async (tx) => {
      const [month] = await tx.select().from(donations).where(ofMonth(claimed.id, claimed.nextPeriod)).for('update');
      const plan = await lockPlan(tx, claimed.id);
      const isMine = plan?.claimedBy === claimed.claimedBy;
      if (!plan || !isMine || plan.nextPeriod !== claimed.nextPeriod) return undefined;
      const pending = month && (await attemptsOf(tx, month)).find(({ status }) => status === 'pending');
      if (pending) return { attempt: pending };
      // Its money came on another way than through this worker: the plan goes on.
      if (month && !['pending', 'failed'].includes(month.status)) return skip(tx, plan, month);
      if (plan.status !== 'active' && plan.status !== 'paused') return release(tx, plan, plan.nextAttemptAt);
      const now = clock();
      const today = dayIn(countryOf(plan), now);
      if (plan.firstFailedOn === null) {
        const turn = turnOf(plan, today);
        if (turn.announce) {
          const { period, chargeOn } = turn.announce;
          await queueLateGift(tx, plan, turn.announce, { siteOrigin, now });
          await tx
            .update(givingPlans)
            .set({ announcedPeriod: period, announcedChargeOn: chargeOn })
            .where(eq(givingPlans.id, plan.id));
          return release(tx, plan, atChargeTime(plan, chargeOn));
        }
        if (!turn.charge) return notice(tx, plan, today, now);
      }
      return beginMonth(tx, plan, month, now);
    });

  /** Nothing is charged today: a debit that differs is announced to the donor, or the plan waits for its day. */
  const notice = async (tx: Database, plan: GivingPlan, today: string, now: number) => {
    if (!needsNotice(plan)) {
      const chargeAt = nextAct(plan);
      const later = chargeAt.getTime() > now ? chargeAt : new Date(now + HOUR_MS);
      return release(
        tx,
        plan,
        plan.announcedChargeOn && plan.announcedChargeOn > today ? atChargeTime(plan, plan.announcedChargeOn) : later,
      );
    }
    await queueDebitNotice(tx, plan, { siteOrigin, now });
    const noticed = { ...plan, noticedPeriod: plan.nextPeriod };
    await tx.update(givingPlans).set({ noticedPeriod: plan.nextPeriod }).where(eq(givingPlans.id, plan.id));
    return release(tx, plan, nextAct(noticed));
  };

  const skip = async (tx: Database, plan: GivingPlan, { givenOn }: Donation): Promise<undefined> => {
    await advance(tx, [{ plan, chargedOn: givenOn ?? dayIn(countryOf(plan), clock()) }]);
    return undefined;
  };

  return {
    async chargeDue() {
      let usual = new Map<string, Begun>();
      return queue.workOff(
        AT_ONCE,
        async (plan) => {
          const begun = usual.get(plan.id) ?? (await begin(plan));
          if (begun) await payments.drive(begun.attempt, { begun: begun.payable });
          return 'done';
        },
        async (plans) => {
          usual = await beginUsualMonths(db, plans, clock());
        },
      );
    },
  };
}

async function release(tx: Database, plan: GivingPlan, nextAttemptAt: Date): Promise<undefined> {
  await tx.update(givingPlans).set({ claimedBy: null, attempts: 0, nextAttemptAt }).where(eq(givingPlans.id, plan.id));
  return undefined;
}

const attemptsOf = (tx: Database, { id }: Donation) => findAttempts(tx, { kind: 'donation', id });

/** A month with an earlier try, or whose debit came back: the others are begun together. */
async function beginMonth(
  tx: Database,
  plan: GivingPlan,
  month: Donation | undefined,
  now: number,
): Promise<BegunMonth | undefined> {
  if (!month) {
    const before = await tx.$count(
      donations,
      and(eq(donations.planId, plan.id), eq(donations.period, plan.nextPeriod)),
    );
    return (await beginMonths(tx, [plan], now, before)).get(plan.id);
  }
  const at = new Date(now);
  const tries = (await attemptsOf(tx, month)).length;
  const cause = `promised:${keyOfTry(plan, month, tries)}`;
  await addEntry(tx, month.id, { entry: 'promised', amountMinor: 0, cause, actor: 'schedule', detail: 'next try', at });
  const changed = await withAmounts(tx, plan, month);
  return (await beginTries(tx, [{ plan, month: changed, tries }], at)).get(plan.id);
}

/** A gift that failed is tried again with the amount that its donor has chosen meanwhile. */
async function withAmounts(tx: Database, plan: GivingPlan, month: Donation): Promise<Donation> {
  const { giftMinor, costsMinor } = amountsOf(plan, plan.nextPeriod);
  const sums = { giftMinor, costsMinor, totalMinor: giftMinor + costsMinor };
  const [changed] = await tx.update(donations).set(sums).where(eq(donations.id, month.id)).returning();
  return changed!;
}
