import { giftDayWords } from '#website/donations/gift-day.ts';
import type { PlanGift } from './changeable-plan.ts';
import { type CalendarDay, dueOn, type Period } from './gift-dates.ts';
import type { PlanFacts } from './plan-change.ts';
import type { DayChange, FirstChangedGift } from './plan-changes.ts';
import type { PauseChange, StopChange } from './plan-rests.ts';
import { amountsOf } from './plan-schedule.ts';
import { dayWords, giftMoney, sourceWords } from './plan-words.ts';
import type { GivingPlan } from './regular-giving-schema.ts';

/** What a month's gift comes to in words, with the costs that the donor covers. */
export function monthlySum(plan: GivingPlan, period: Period): string {
  const { giftMinor, costsMinor } = amountsOf(plan, period);
  const total = giftMoney(plan, giftMinor + costsMinor);
  return costsMinor > 0 ? `${total} (${giftMoney(plan, giftMinor)} and the costs of the payment)` : total;
}

/** Why a gift stays as the donor was told before. */
function reasonToStay(plan: GivingPlan, { isBeingCharged, triedAgainOn }: PlanFacts): string {
  if (isBeingCharged) return 'it is being taken at this moment';
  if (triedAgainOn) return `it is tried again on ${dayWords(plan, triedAgainOn)}`;
  return plan.method === 'bank' ? 'a bank needs to know two business days before' : 'its day has come';
}

/** From which gift another amount holds. `changed` has the new amounts. */
export function amountChangeWords(changed: GivingPlan, change: FirstChangedGift, facts: PlanFacts): string[] {
  const { from, on, stays } = change;
  const day = dayWords(changed, !stays && facts.triedAgainOn ? facts.triedAgainOn : on);
  return [
    `You give ${monthlySum(changed, from)} each month, from the gift of ${day} on.`,
    ...(stays
      ? [
          `The gift of ${dayWords(changed, stays.on)} stays at ${monthlySum(changed, stays.period)}: ${reasonToStay(changed, facts)}.`,
        ]
      : []),
  ];
}

/** From which gift another day holds. */
export function dayChangeWords(plan: GivingPlan, change: DayChange, facts: PlanFacts, today: CalendarDay): string[] {
  const { on, stays, schedule } = change;
  return [
    `Your gift is taken ${giftDayWords(schedule.anchorDay)}, from ${dayWords(plan, on)} on.`,
    ...(stays
      ? [`The gift of ${dayWords(plan, stays.on)} stays on its day: ${stayOnDay(plan, stays, facts, today)}.`]
      : []),
  ];
}

function stayOnDay(plan: GivingPlan, { on }: PlanGift, facts: PlanFacts, today: CalendarDay): string {
  const isUnderWay = facts.isBeingCharged || facts.triedAgainOn !== undefined;
  if (isUnderWay || on <= today || plan.method === 'bank') return reasonToStay(plan, facts);
  return 'the new day has passed in its month';
}

const monthOf = (plan: GivingPlan, day: CalendarDay): string => dayWords(plan, day).replace(/^\d+ /, '');

/** The months without a gift, and the first one after them. */
export function pauseWords(plan: GivingPlan, { skipped, next, stays }: PauseChange): string[] {
  const months = skipped.map((period) => monthOf(plan, dueOn(1, period)));
  return [
    `No gift is taken for ${listed(months)}.`,
    `Your next gift is on ${dayWords(plan, next.on)}; you need to do nothing for it.`,
    ...(stays ? [`The gift of ${dayWords(plan, stays.on)} is being taken at this moment, before the pause.`] : []),
  ];
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** When a plan goes on. */
export const resumeWords = (plan: GivingPlan, next: PlanGift): string[] => [
  `Your next gift of ${monthlySum(plan, next.period)} is on ${dayWords(plan, next.on)}, and then ${giftDayWords(plan.anchorDay)}.`,
];

/** What is not taken any more, and what was. */
export function stopWords(plan: GivingPlan, { stopsOn, lastGift, notCharged, stays }: StopChange): string[] {
  const today = dayWords(plan, stopsOn);
  const last = `Your last gift was taken on ${dayWords(plan, lastGift.on)}.`;
  if (stays)
    return [
      `Your monthly gift stops today, ${today}.`,
      `The gift of ${dayWords(plan, stays.on)} is being taken at this moment: it is the last one. No other follows.`,
    ];
  const none = notCharged ? [`The gift of ${dayWords(plan, notCharged.on)} is not taken.`] : [];
  return [`Your monthly gift stops today, ${today}. Nothing is taken any more.`, ...none, last];
}

/** From what the next gifts are taken. */
export function sourceChangeWords(plan: GivingPlan, on: CalendarDay, { triedAgainOn }: PlanFacts): string[] {
  const from = sourceWords(plan);
  return triedAgainOn
    ? [`Your gifts are taken from ${from}. The gift that failed is tried again on ${dayWords(plan, on)}.`]
    : [`Your gifts are taken from ${from}, the next one on ${dayWords(plan, on)}.`];
}
