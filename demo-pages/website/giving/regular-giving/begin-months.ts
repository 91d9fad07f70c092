import { randomUUID } from 'node:crypto';
import type { Database } from '../../../server/database/open-database.ts';
import { insertRows } from '../../../server/database/store-rows.ts';
import { type Attempt, hashToken, insertAttempts, type NewAttempt, type Payable } from '../../payments/index.ts';
import { toDonationPayable } from '../donations/donation-payables.ts';
import { donations } from '../donations/donations-schema.ts';
import { addFirstEntries, type Donation } from '../donations/ledger.ts';
import { referenceOf } from '../donations/new-reference.ts';
import { type CatchUpTurn, catchUp } from './catch-up.ts';
import { findMonths, lockPlans } from './find-plans.ts';
import { dayIn } from './gift-dates.ts';
import { donorOf } from './plan-effects.ts';
import { amountsOf, countryOf, scheduleOf } from './plan-schedule.ts';
import type { GivingPlan } from './regular-giving-schema.ts';

/** A pending attempt to charge a month, to be driven, and the donation that it pays. */
export interface BegunMonth {
  attempt: Attempt;
  payable: Payable;
}

/** What a plan whose last month did not fail does on this day. */
export const turnOf = (plan: GivingPlan, today: string): CatchUpTurn =>
  catchUp({
    country: countryOf(plan),
    paidBy: plan.method,
    schedule: scheduleOf(plan),
    lastChargedOn: plan.lastChargedOn,
    today,
    announced:
      plan.announcedPeriod && plan.announcedChargeOn
        ? { period: plan.announcedPeriod, chargeOn: plan.announcedChargeOn }
        : undefined,
  });

/**
 * Begins the months of claimed plans with the same few statements for all of them. Plans of which there is more to say
 * are left out: a month that was begun before, one that failed, a late one, a notice, a plan that somebody else holds
 * now. The begun months by the plan's reference.
 */
export function beginUsualMonths(
  db: Database,
  claimed: readonly GivingPlan[],
  now: number,
): Promise<Map<string, BegunMonth>> {
  return db.transaction(async (tx) => {
    const locked = await lockPlans(
      tx,
      claimed.map(({ id }) => id),
    );
    const claims = new Map(claimed.map((plan) => [plan.id, plan]));
    const due = locked.filter((plan) => {
      const claim = claims.get(plan.id);
      if (plan.claimedBy !== claim?.claimedBy || plan.nextPeriod !== claim?.nextPeriod) return false;
      if (plan.status !== 'active' || plan.firstFailedOn !== null) return false;
      return turnOf(plan, dayIn(countryOf(plan), now)).charge !== undefined;
    });
    const begunBefore = await findMonths(tx, due);
    const usual = due.filter((plan) => !begunBefore.includes(plan));
    return usual.length > 0 ? beginMonths(tx, usual, now) : new Map();
  });
}

/**
 * Inserts the donations of months that are charged now, with their first attempts; the plans are locked. `before`: how
 * often the months were begun before. The begun months by the plan's reference.
 */
export async function beginMonths(
  tx: Database,
  plans: readonly GivingPlan[],
  now: number,
  before = 0,
): Promise<Map<string, BegunMonth>> {
  const at = new Date(now);
  const inserted = await insertRows(
    tx,
    donations,
    plans.map((plan) => monthOf(plan, before, at)),
  ).returning();
  await addFirstEntries(
    tx,
    inserted.map(({ id, period }) => ({
      donationId: id,
      entry: 'promised',
      amountMinor: 0,
      cause: `promised:${id}`,
      actor: 'schedule',
      detail: period ?? '',
      at,
    })),
  );
  const months = new Map(inserted.map((donation) => [donation.planId, donation]));
  return beginTries(
    tx,
    plans.map((plan) => ({ plan, month: months.get(plan.id)!, tries: 0 })),
    at,
  );
}

function monthOf(plan: GivingPlan, before: number, createdAt: Date): typeof donations.$inferInsert {
  const { giftMinor, costsMinor } = amountsOf(plan, plan.nextPeriod);
  // After a backup was put back, a month that was charged since is the same request: the provider knows its key.
  // Another one follows only a debit that came back.
  const id = referenceOf('GIFT', plan.id, plan.nextPeriod, String(before));
  return {
    ...donorOf(plan),
    id,
    donationKey: `${plan.id}:${plan.nextPeriod}:${id}`,
    siteCountryCode: plan.siteCountryCode,
    currency: plan.currency,
    source: 'plan',
    frequency: 'monthly',
    giftMinor,
    costsMinor,
    totalMinor: giftMinor + costsMinor,
    status: 'pending',
    appealCode: plan.appealCode,
    planId: plan.id,
    period: plan.nextPeriod,
    createdAt,
  };
}

/** The idempotency key of a month's try. */
export const keyOfTry = (plan: GivingPlan, month: Donation, tries: number) =>
  `${plan.id}:${plan.nextPeriod}:${month.id}:${tries}`;

/** Inserts the attempts of months whose donations are promised. `tries`: how often each was tried before. */
export async function beginTries(
  tx: Database,
  months: readonly { plan: GivingPlan; month: Donation; tries: number }[],
  createdAt: Date,
): Promise<Map<string, BegunMonth>> {
  const payables = new Map(months.map(({ plan, month }) => [plan.id, toDonationPayable(month)]));
  const attempts = await insertAttempts(
    tx,
    months.map(({ plan, month, tries }): NewAttempt => {
      const idempotencyKey = keyOfTry(plan, month, tries);
      return {
        id: randomUUID(),
        payable: payables.get(plan.id)!,
        method: 'source',
        providerCustomerId: plan.providerCustomerId,
        providerSourceId: plan.providerSourceId,
        idempotencyKey,
        tokenHash: hashToken(idempotencyKey),
        ipAddress: '',
        contentId: '',
        drives: 1,
        createdAt,
      };
    }),
  );
  const byPayable = new Map(attempts.map((attempt) => [attempt.payableId, attempt]));
  return new Map([...payables].map(([planId, payable]) => [planId, { attempt: byPayable.get(payable.id)!, payable }]));
}
