import { and, eq, min, ne } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { updateRows } from '../../../server/database/store-rows.ts';
import { type Attempt, NOT_ASKED, REJECTED } from '../../payments/index.ts';
import type { DonationEffect, PaidDonation } from '../donations/donation-effects.ts';
import { donationLedger, donations } from '../donations/donations-schema.ts';
import type { Donation } from '../donations/ledger.ts';
import { newReference } from '../donations/new-reference.ts';
import { findMonths, isNotReversed, lockPlan, lockPlans } from './find-plans.ts';
import { addPeriods, type CalendarDay, dayIn, dueOn, type Period, periodOf } from './gift-dates.ts';
import { resumedSchedule } from './plan-changes.ts';
import { queueDebitNotice, queuePlanGoesOn, queuePlanStarted, queueTryFailed } from './plan-mails.ts';
import { amountsOf, atChargeTime, countryOf, nextAct, scheduleFrom, toChangeable } from './plan-schedule.ts';

import { type GivingPlan, givingPlans } from './regular-giving-schema.ts';
import { afterFailure } from './retry-days.ts';

const HOUR_MS = 60 * 60_000;
/** The provider was not reached, refused our request or made no charge: no bank declined, so it is tried again soon. */
const isUntried = (code: string) => [...NOT_ASKED, 'rate_limited'].includes(code) || code.startsWith(REJECTED);

/** What a plan does when the money of one of its months moves, in the same transaction. */
export function createPlanEffects({ siteOrigin }: { siteOrigin: string }): DonationEffect {
  const given = async (tx: Database, gifts: readonly PaidDonation[], now: number) => {
    for (const { donation, attempt, madeAt } of gifts) {
      if (donation.planId === null && donation.frequency === 'monthly' && attempt)
        await startPlan(tx, donation, attempt, dayIn(countryOf(donation), madeAt.getTime()), { siteOrigin, now });
    }
    const months = gifts.flatMap(({ donation: { planId, period }, madeAt }) =>
      planId === null ? [] : [{ planId, period, madeAt }],
    );
    if (months.length === 0) return;
    const plans = await lockPlans(
      tx,
      months.map(({ planId }) => planId),
    );
    // A plan is at a later month after the second report of a bank debit: it went on when the debit was accepted.
    const given = plans.flatMap((plan) => {
      const month = months.find(({ planId, period }) => planId === plan.id && period === plan.nextPeriod);
      return month ? [{ plan, chargedOn: dayIn(countryOf(plan), month.madeAt.getTime()) }] : [];
    });
    await advance(tx, given);
  };
  const failed = async (tx: Database, donation: Donation, code: string, now: number) => {
    const { planId, period } = donation;
    const plan = planId === null ? undefined : await lockPlan(tx, planId);
    if (!plan || period === null || plan.status === 'stopped') return;
    // The donor paused it meanwhile: a gift of before the pause is not tried again.
    if (plan.status === 'paused' && period < plan.nextPeriod) return;
    if (isUntried(code)) return update(tx, plan, { nextAttemptAt: new Date(now + HOUR_MS) });
    await failMonth(tx, plan, { ...donation, period }, code, { siteOrigin, now });
  };
  return {
    paid: given,
    accepted: (tx, accepted, now) => given(tx, [accepted], now),
    failed: (tx, donation, { declineCode, errorCode }, now) => failed(tx, donation, declineCode ?? errorCode, now),
    async returned(tx, donation, { kind, code }, now) {
      if (kind === 'reversed') await failed(tx, donation, code || 'dishonoured', now);
    },
    reinstated: (tx, donation, _, now) => goOn(tx, donation, { siteOrigin, now }),
  };
}

async function update(tx: Database, plan: GivingPlan, values: Partial<GivingPlan>): Promise<void> {
  await tx
    .update(givingPlans)
    .set({ ...values, ...RELEASED })
    .where(eq(givingPlans.id, plan.id));
}

/** The first gift came: later ones follow on the same day of the month (D3.02). */
async function startPlan(
  tx: Database,
  donation: Donation,
  attempt: Attempt,
  chargedOn: CalendarDay,
  settings: { siteOrigin: string; now: number },
): Promise<void> {
  const { providerCustomerId, providerSourceId } = attempt;
  if (!providerCustomerId || !providerSourceId) return;
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
    ...scheduleFrom(chargedOn),
    status: 'active',
    lastPeriod: periodOf(chargedOn),
    lastChargedOn: chargedOn,
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
    .set({ planId: id, period: periodOf(chargedOn) })
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

/** A plan whose next month was charged, and the day of that charge. */
interface ChargedMonth {
  plan: GivingPlan;
  chargedOn: CalendarDay;
}

/**
 * The months of plans are charged: of each, the next one that is not settled is due on its day. The plans are locked.
 */
export async function advance(tx: Database, months: readonly ChargedMonth[]): Promise<void> {
  const next = new Map(
    months.map(({ plan: { id, nextPeriod } }) => [id, { id, nextPeriod: addPeriods(nextPeriod, 1) }]),
  );
  // A month that was charged again after its debit came back lies before months that are settled already.
  for (let settled = [...next.values()]; settled.length > 0; ) {
    settled = await findMonths(tx, settled, isNotReversed);
    for (const month of settled) month.nextPeriod = addPeriods(month.nextPeriod, 1);
  }
  const changes = months.map((month) => advanced(month, next.get(month.plan.id)!.nextPeriod));
  await updateRows(tx, givingPlans, changes, ['id']);
}

/** The columns of a plan whose month was charged, and which goes on with another one. */
function advanced({ plan, chargedOn }: ChargedMonth, nextPeriod: Period): Partial<GivingPlan> {
  const { giftMinor, costsMinor } = amountsOf(plan, plan.nextPeriod);
  const isLater = plan.laterFrom !== null && plan.nextPeriod >= plan.laterFrom;
  const { laterFrom, laterGiftMinor, laterCostsMinor } = isLater ? NO_LATER_AMOUNT : plan;
  const changes = {
    giftMinor,
    costsMinor,
    knownMinor: giftMinor + costsMinor,
    laterFrom,
    laterGiftMinor,
    laterCostsMinor,
    status: plan.status === 'stopped' ? ('stopped' as const) : ('active' as const),
    pausedFrom: null,
    lastPeriod: plan.nextPeriod,
    lastChargedOn: chargedOn,
    nextPeriod,
    nextGiftOn: dueOn(plan.anchorDay, nextPeriod),
    firstFailedOn: null,
    announcedPeriod: null,
    announcedChargeOn: null,
  };
  return { id: plan.id, ...changes, ...RELEASED, nextAttemptAt: nextAct({ ...plan, ...changes }) };
}

const NO_LATER_AMOUNT = { laterFrom: null, laterGiftMinor: null, laterCostsMinor: null };
/** No worker holds the plan any more. */
const RELEASED = { claimedBy: null, attempts: 0 };

/** The day on which an earlier debit of this month came back before today, if one did. */
async function findEarlierReturn(tx: Database, plan: GivingPlan, { id, period }: Donation, today: string) {
  const [first] = await tx
    .select({ at: min(donationLedger.at) })
    .from(donationLedger)
    .innerJoin(donations, eq(donations.id, donationLedger.donationId))
    .where(
      and(
        eq(donations.planId, plan.id),
        eq(donations.period, period ?? ''),
        ne(donations.id, id),
        eq(donationLedger.entry, 'reversed'),
      ),
    );
  const day = first?.at ? dayIn(countryOf(plan), first.at.getTime()) : today;
  return day < today ? day : null;
}

/** The bank returned the money of a month: the plan that waits for that month, or rests because of it, goes on. */
async function goOn(
  tx: Database,
  { planId, period }: Donation,
  settings: { siteOrigin: string; now: number },
): Promise<void> {
  const plan = planId === null ? undefined : await lockPlan(tx, planId);
  if (plan?.nextPeriod !== period || !(plan.status === 'active' || plan.status === 'resting')) return;
  await advance(tx, [{ plan, chargedOn: plan.lastChargedOn }]);
  const active = (await lockPlan(tx, plan.id))!;
  const today = dayIn(countryOf(plan), settings.now);
  // Months for which the plan rested are not made up for.
  const changes = plan.status === 'resting' ? resumedSchedule(toChangeable(active, false), today) : {};
  const next = { ...active, ...changes };
  await update(tx, active, { ...changes, nextAttemptAt: nextAct(next) });
  await queuePlanGoesOn(tx, next, period, settings);
}

/** A month failed (D3.04), or its debit came back later (D3.05): it is tried again, or the plan rests. */
async function failMonth(
  tx: Database,
  plan: GivingPlan,
  donation: Donation & { period: Period },
  code: string,
  settings: { siteOrigin: string; now: number },
): Promise<void> {
  const { period } = donation;
  const country = countryOf(plan);
  const today = dayIn(country, settings.now);
  // A debit that the bank accepts lets the plan go on: its month may have come back before.
  const earlier = plan.nextPeriod === period ? plan.firstFailedOn : await findEarlierReturn(tx, plan, donation, today);
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
