import { coverCosts } from '#rules/donations/cover-costs.ts';
import type { PlanProblem } from './changeable-plan.ts';
import { type CalendarDay, dayIn } from './gift-dates.ts';
import {
  amountChangeWords,
  dayChangeWords,
  pauseWords,
  resumeWords,
  type SayChange,
  stopWords,
} from './plan-change-words.ts';
import { changeAmount, changeDay } from './plan-changes.ts';
import { pausePlan, resumePlan, stopPlan } from './plan-rests.ts';
import { amountsOf, countryOf, type GiftSchedule, isGoing, nextAct, toChangeable } from './plan-schedule.ts';

import type { GivingPlan } from './regular-giving-schema.ts';

/** A change that a donor, or staff for them, asks for. */
export type PlanChangeRequest =
  | { kind: 'amount'; giftMinor: number; coversCosts: boolean }
  | { kind: 'day'; anchorDay: number }
  | { kind: 'pause'; months: number }
  | { kind: 'resume' }
  | { kind: 'stop' };

/** What a change must know beside the plan's row. */
export interface PlanFacts {
  /** The provider was asked to charge the next gift and has not answered. */
  isBeingCharged: boolean;
  /** The next gift failed and is tried again on this day. */
  triedAgainOn: CalendarDay | undefined;
  /** Epoch ms. */
  now: number;
}

/** What a change writes, and what it means in the sentences of a language: from when it holds, and what stays. */
export interface PlannedChange {
  values: Partial<GivingPlan>;
  say: SayChange;
}

/** Why a change is not possible. `resting`: the plan first needs another card or account. */
export interface PlanRefusal {
  problem: PlanProblem | 'resting' | 'being_charged';
}

/** Decides what a change does to a plan, without doing it. */
export type ConsiderChange = (plan: GivingPlan, facts: PlanFacts) => PlannedChange | PlanRefusal;

/** What a change would do to a plan now. */
export const considerChange =
  (asked: PlanChangeRequest): ConsiderChange =>
  (plan, facts) => {
    const today = dayIn(countryOf(plan), facts.now);
    if (asked.kind === 'amount') return considerAmount(plan, facts, today, asked);
    if (asked.kind === 'day') return considerDay(plan, facts, today, asked.anchorDay);
    if (asked.kind === 'pause') return considerPause(plan, facts, today, asked.months);
    return asked.kind === 'resume' ? considerResume(plan, facts, today) : considerStop(plan, facts, today);
  };

type Considered = ReturnType<ConsiderChange>;

/** The columns with which a worker acts on a changed plan at its time, and drops what it was about to do. */
const actAnew = (changed: GivingPlan) => ({ claimedBy: null, attempts: 0, nextAttemptAt: nextAct(changed) });

/** The columns of a plan that goes on with a schedule: nothing of an earlier failure or a late gift is left. */
export function rescheduled(plan: GivingPlan, values: Partial<GivingPlan> & GiftSchedule): Partial<GivingPlan> {
  const all = { ...values, firstFailedOn: null, announcedPeriod: null, announcedChargeOn: null };
  return { ...all, ...actAnew({ ...plan, ...all }) };
}

function considerAmount(
  plan: GivingPlan,
  facts: PlanFacts,
  today: CalendarDay,
  { giftMinor, coversCosts }: { giftMinor: number; coversCosts: boolean },
): Considered {
  const change = changeAmount(toChangeable(plan, facts.isBeingCharged), today);
  if ('problem' in change) return change;
  const costsMinor = coversCosts ? coverCosts(giftMinor) - giftMinor : 0;
  // A gift that stays keeps what was promised for it, also when an earlier change has not begun to hold.
  const held = amountsOf(plan, plan.nextPeriod);
  const amounts = change.stays
    ? {
        giftMinor: held.giftMinor,
        costsMinor: held.costsMinor,
        laterGiftMinor: giftMinor,
        laterCostsMinor: costsMinor,
        laterFrom: change.from,
      }
    : { giftMinor, costsMinor, laterGiftMinor: null, laterCostsMinor: null, laterFrom: null };
  const changed = { ...plan, ...amounts };
  const isLate = plan.firstFailedOn !== null || plan.announcedPeriod === plan.nextPeriod;
  // A changed bank debit is announced before its day (D3.05), so the worker may have to act earlier.
  const notice = plan.method === 'bank' && isGoing(plan) && !isLate ? actAnew(changed) : {};
  return { values: { ...amounts, ...notice }, say: amountChangeWords(changed, change, facts) };
}

function considerDay(plan: GivingPlan, facts: PlanFacts, today: CalendarDay, anchorDay: number): Considered {
  const change = changeDay(toChangeable(plan, facts.isBeingCharged), anchorDay, today);
  if ('problem' in change) return change;
  const { schedule } = change;
  const isMoved = schedule.nextPeriod !== plan.nextPeriod || schedule.nextGiftOn !== plan.nextGiftOn;
  return {
    // A gift that stays may be under way, or be tried again on a day of its own.
    values: isMoved && isGoing(plan) ? rescheduled(plan, schedule) : { ...schedule },
    say: dayChangeWords(plan, change, facts, today),
  };
}

function considerPause(plan: GivingPlan, facts: PlanFacts, today: CalendarDay, months: number): Considered {
  if (plan.status === 'resting') return { problem: 'resting' };
  const change = pausePlan(toChangeable(plan, facts.isBeingCharged), months, today);
  if ('problem' in change) return change;
  const pausedFrom = change.skipped[0] ?? null;
  const values = rescheduled(plan, { ...change.schedule, status: 'paused', pausedFrom });
  return { values, say: pauseWords(change) };
}

function considerResume(plan: GivingPlan, facts: PlanFacts, today: CalendarDay): Considered {
  if (plan.status === 'resting') return { problem: 'resting' };
  const change = resumePlan(toChangeable(plan, facts.isBeingCharged), today);
  if ('problem' in change) return change;
  const values = rescheduled(plan, { ...change.schedule, status: 'active', pausedFrom: null });
  return { values, say: resumeWords({ ...plan, ...values }, change.next) };
}

function considerStop(plan: GivingPlan, facts: PlanFacts, today: CalendarDay): Considered {
  const change = stopPlan(toChangeable(plan, facts.isBeingCharged), today);
  if ('problem' in change) return change;
  const values = { status: 'stopped', stoppedAt: new Date(facts.now), pausedFrom: null, claimedBy: null } as const;
  return { values, say: stopWords(change) };
}
