import { and, eq, min } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import type { DonationEffect, PaidContext } from '../donations/donation-effects.ts';
import { donationLedger, donations } from '../donations/donations-schema.ts';
import type { Donation } from '../donations/ledger.ts';
import { newReference } from '../donations/new-reference.ts';
import type { Attempt } from '../payment/payment-schema.ts';
import { findMonth, lockPlan } from './find-plans.ts';
import { addPeriods, dayIn, dueOn, periodOf } from './gift-dates.ts';
import { scheduleFrom } from './gift-schedule.ts';
import { queueDebitNotice, queuePlanStarted, queueTryFailed } from './plan-mails.ts';
import { amountsOf, atChargeTime, countryOf, nextAct } from './plan-schedule.ts';
import { type GivingPlan, givingPlans } from './regular-giving-schema.ts';
import { afterFailure } from './retry-days.ts';

const HOUR_MS = 60 * 60_000;
/** The provider was not reached, refused us or did not make the charge: no bank declined, so it is tried again soon. */
const NOT_ASKED = new Set(['unreached', 'abandoned', 'unauthorized', 'access_forbidden', 'rate_limited']);

/** What a plan does when the money of one of its months moves, in the same transaction. */
export function createPlanEffects({ siteOrigin }: { siteOrigin: string }): DonationEffect {
  const given = async (tx: Database, donation: Donation, { attempt, now }: PaidContext) => {
    if (donation.planId === null) {
      if (donation.frequency === 'monthly' && attempt) await startPlan(tx, donation, attempt, { siteOrigin, now });
      return;
    }
    const plan = await lockPlan(tx, donation.planId);
    // The second report of a bank debit: the plan went on when the debit was accepted.
    if (plan?.nextPeriod === donation.period) await advance(tx, plan, now);
  };
  const failed = async (tx: Database, donation: Donation, code: string, now: number) => {
    const plan = donation.planId === null ? undefined : await lockPlan(tx, donation.planId);
    if (!plan || donation.period === null || plan.status === 'stopped') return;
    // The donor paused it meanwhile: a gift of before the pause is not tried again.
    if (plan.status === 'paused' && donation.period < plan.nextPeriod) return;
    if (NOT_ASKED.has(code)) return update(tx, plan, { nextAttemptAt: new Date(now + HOUR_MS) });
    await failMonth(tx, plan, donation.period, code, { siteOrigin, now });
  };
  return {
    paid: given,
    accepted: given,
    failed: (tx, donation, { declineCode, errorCode }, now) => failed(tx, donation, declineCode ?? errorCode, now),
    async returned(tx, donation, { kind, code }, now) {
      if (kind === 'reversed') await failed(tx, donation, code || 'dishonoured', now);
    },
  };
}

async function update(tx: Database, plan: GivingPlan, values: Partial<GivingPlan>): Promise<void> {
  await tx
    .update(givingPlans)
    .set({ ...values, claimedBy: null, attempts: 0 })
    .where(eq(givingPlans.id, plan.id));
}

/** The first gift came: later ones follow on the same day of the month (D3.02). */
async function startPlan(
  tx: Database,
  donation: Donation,
  attempt: Attempt,
  settings: { siteOrigin: string; now: number },
): Promise<void> {
  const { providerCustomerId, providerSourceId } = attempt;
  if (!providerCustomerId || !providerSourceId) return;
  const country = countryOf(donation);
  const today = dayIn(country, settings.now);
  const { id: _, sessionId, donationKey, totalMinor, ...shared } = donation;
  const id = newReference('PLAN');
  const plan: typeof givingPlans.$inferInsert = {
    ...donorOf(shared),
    id,
    siteCountryCode: donation.siteCountryCode,
    currency: donation.currency,
    giftMinor: donation.giftMinor,
    costsMinor: donation.costsMinor,
    knownMinor: totalMinor,
    ...scheduleFrom(country, settings.now),
    status: 'active',
    lastPeriod: periodOf(today),
    lastChargedOn: today,
    appealCode: donation.appealCode,
    method: attempt.method === 'bank' || attempt.method === 'paypal' ? attempt.method : 'card',
    providerCustomerId,
    providerSourceId,
    ...attempt.sourceDisplay,
    mandate: attempt.mandate,
    createdAt: new Date(settings.now),
  };
  const [inserted] = await tx.insert(givingPlans).values(plan).returning();
  await update(tx, inserted!, { nextAttemptAt: nextAct(inserted!) });
  await tx
    .update(donations)
    .set({ planId: id, period: periodOf(today) })
    .where(eq(donations.id, donation.id));
  await queuePlanStarted(tx, inserted!, settings);
}

/** The donor's columns of a donation or a plan. */
export const donorOf = (row: Omit<Donation, 'id' | 'sessionId' | 'donationKey' | 'totalMinor'> | GivingPlan) => ({
  customerTitle: row.customerTitle,
  customerFirstName: row.customerFirstName,
  customerLastName: row.customerLastName,
  customerPhoneNumber: row.customerPhoneNumber,
  customerEmailAddress: row.customerEmailAddress,
  emailKey: row.emailKey,
  organisation: row.organisation,
  billingAddressStreet: row.billingAddressStreet,
  billingAddressSuburb: row.billingAddressSuburb,
  billingAddressCity: row.billingAddressCity,
  billingAddressState: row.billingAddressState,
  billingAddressPostcode: row.billingAddressPostcode,
  billingAddressCountry: row.billingAddressCountry,
  language: row.language,
});

/** The month is charged: the next one that is not settled is due on its day. */
export async function advance(tx: Database, plan: GivingPlan, now: number): Promise<void> {
  const { giftMinor, costsMinor } = amountsOf(plan, plan.nextPeriod);
  let nextPeriod = addPeriods(plan.nextPeriod, 1);
  // A month that was charged again after its debit came back lies before months that are settled already.
  while (await findMonth(tx, plan.id, nextPeriod)) nextPeriod = addPeriods(nextPeriod, 1);
  const isLater = plan.laterFrom !== null && plan.nextPeriod >= plan.laterFrom;
  const changes: Partial<GivingPlan> = {
    giftMinor,
    costsMinor,
    knownMinor: giftMinor + costsMinor,
    ...(isLater && { laterFrom: null, laterGiftMinor: null, laterCostsMinor: null }),
    status: plan.status === 'stopped' ? 'stopped' : 'active',
    pausedFrom: null,
    lastPeriod: plan.nextPeriod,
    lastChargedOn: dayIn(countryOf(plan), now),
    nextPeriod,
    nextGiftOn: dueOn(plan.anchorDay, nextPeriod),
    firstFailedOn: null,
    toldPeriod: null,
    toldChargeOn: null,
  };
  await update(tx, plan, { ...changes, nextAttemptAt: nextAct({ ...plan, ...changes }) });
}

/** The day on which a debit of this month came back before today, if one did. */
async function findEarlierReturn(tx: Database, plan: GivingPlan, period: string, today: string) {
  const [first] = await tx
    .select({ at: min(donationLedger.at) })
    .from(donationLedger)
    .innerJoin(donations, eq(donations.id, donationLedger.donationId))
    .where(and(eq(donations.planId, plan.id), eq(donations.period, period), eq(donationLedger.entry, 'reversed')));
  const day = first?.at ? dayIn(countryOf(plan), first.at.getTime()) : today;
  return day < today ? day : null;
}

/** A month failed (D3.04), or its debit came back later (D3.05): it is tried again, or the plan rests. */
async function failMonth(
  tx: Database,
  plan: GivingPlan,
  period: string,
  code: string,
  settings: { siteOrigin: string; now: number },
): Promise<void> {
  const country = countryOf(plan);
  const today = dayIn(country, settings.now);
  // A debit that the bank accepts lets the plan go on: its month may have come back before.
  const earlier = plan.nextPeriod === period ? plan.firstFailedOn : await findEarlierReturn(tx, plan, period, today);
  const isFirst = earlier === null;
  const firstFailedOn = earlier ?? today;
  const nextGiftOn = plan.nextPeriod === period ? dueOn(plan.anchorDay, addPeriods(period, 1)) : plan.nextGiftOn;
  const failure = { country, paidBy: plan.method, code, firstFailedOn, failedOn: today, nextGiftOn, isFirst };
  const { tryOn, mail } = afterFailure(failure);
  const month = { nextPeriod: period, nextGiftOn: dueOn(plan.anchorDay, period), firstFailedOn };
  if (mail) await queueTryFailed(tx, plan, { mail, period, code, tryOn }, settings);
  else if (tryOn && plan.method === 'bank') await queueDebitNotice(tx, { ...plan, ...month }, settings, tryOn);
  if (tryOn) return update(tx, plan, { ...month, nextAttemptAt: atChargeTime(plan, tryOn) });
  await update(tx, plan, { ...month, status: 'resting' });
}
