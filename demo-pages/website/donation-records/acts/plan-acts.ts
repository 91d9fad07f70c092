import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/open-database.ts';
import type { StaffActor } from '../../audit-trail/staff-actions.ts';
import { findAttempts } from '../../payment/find-attempts.ts';
import type { PlanProblem } from '../../regular-giving/changeable-plan.ts';
import { findMonth, lockPlan } from '../../regular-giving/find-plans.ts';
import { pausePlan, stopPlan } from '../../regular-giving/plan-rests.ts';
import { countryOf, nextAct, toChangeable } from '../../regular-giving/plan-schedule.ts';
import { dayWords } from '../../regular-giving/plan-words.ts';
import { type GivingPlan, givingPlans } from '../../regular-giving/regular-giving-schema.ts';
import { dayIn } from '../../site/calendar-days.ts';
import { type ActResult, actOnce } from './act-once.ts';
import { queuePlanChangedByStaff } from './plan-change-mail.ts';

/** What staff do to a monthly gift at the wish of its donor, with a note that says why. */
export interface PlanAct {
  planId: string;
  change: { kind: 'stop' } | { kind: 'pause'; months: number };
  note: string;
  formKey: string;
  staff: StaffActor;
}

const PROBLEMS: Readonly<Record<PlanProblem, string>> = {
  stopped: 'This regular gift is stopped already.',
  not_paused: 'This regular gift is not paused.',
  months_out_of_range: 'Choose from 1 to 6 months.',
  day_out_of_range: 'Choose a day from 1 to 31.',
};

interface Planned {
  values: Partial<GivingPlan>;
  outcome: string;
  words: readonly string[];
}

/** Stops or pauses a monthly gift by the donors' own rules (D4.02), and tells the donor by mail. */
export function changePlanByStaff(
  db: Database,
  { planId, change, note, formKey, staff }: PlanAct,
  { siteOrigin, now }: { siteOrigin: string; now: number },
): Promise<ActResult> {
  return actOnce(db, { formKey, staff, now }, async (tx) => {
    const plan = await lockPlan(tx, planId);
    if (!plan) return { problem: { field: 'change', message: 'There is no such regular gift.' } };
    const month = await findMonth(tx, planId, plan.nextPeriod);
    const attempts = month ? await findAttempts(tx, { kind: 'donation', id: month.id }) : [];
    const isBeingCharged = attempts.some(({ status }) => status === 'pending');
    const planned = change.kind === 'stop' ? stop(plan, isBeingCharged, now) : pause(plan, isBeingCharged, change, now);
    if (typeof planned === 'string') return { problem: { field: 'change', message: planned } };
    const values = { ...planned.values, note };
    const [changed] = await tx.update(givingPlans).set(values).where(eq(givingPlans.id, planId)).returning();
    await queuePlanChangedByStaff(
      tx,
      changed!,
      { words: planned.words, outcome: planned.outcome, formKey },
      { siteOrigin, now },
    );
    return {
      action: 'plan',
      siteCountryCode: plan.siteCountryCode,
      subject: planId,
      outcome: planned.outcome,
      detail: `${planned.words.join(' ')} ${note}`,
    };
  });
}

function stop(plan: GivingPlan, isBeingCharged: boolean, now: number): Planned | string {
  const change = stopPlan(toChangeable(plan, isBeingCharged), dayIn(countryOf(plan), now));
  if ('problem' in change) return PROBLEMS[change.problem];
  const last = change.stays
    ? `The gift of ${dayWords(plan, change.stays.on)} is being taken at this moment: it is the last one.`
    : `The last gift was taken on ${dayWords(plan, change.lastGift.on)}. Nothing is taken any more.`;
  return {
    values: { status: 'stopped', stoppedAt: new Date(now), pausedFrom: null, claimedBy: null },
    outcome: 'stopped',
    words: [`The monthly gift stopped on ${dayWords(plan, change.stopsOn)}.`, last],
  };
}

function pause(
  plan: GivingPlan,
  isBeingCharged: boolean,
  { months }: { months: number },
  now: number,
): Planned | string {
  if (plan.status === 'resting') return 'This regular gift rests: it needs another card or account, not a pause.';
  const change = pausePlan(toChangeable(plan, isBeingCharged), months, dayIn(countryOf(plan), now));
  if ('problem' in change) return PROBLEMS[change.problem];
  const values = {
    ...change.schedule,
    status: 'paused' as const,
    pausedFrom: change.skipped[0] ?? null,
    firstFailedOn: null,
    toldPeriod: null,
    toldChargeOn: null,
    claimedBy: null,
    attempts: 0,
  };
  return {
    values: { ...values, nextAttemptAt: nextAct({ ...plan, ...values }) },
    outcome: 'paused',
    words: [
      `No gift is taken for ${change.skipped.length} ${change.skipped.length === 1 ? 'month' : 'months'}.`,
      `The next gift is on ${dayWords(plan, change.next.on)}.`,
      ...(change.stays
        ? [`The gift of ${dayWords(plan, change.stays.on)} is being taken at this moment, before the pause.`]
        : []),
    ],
  };
}
