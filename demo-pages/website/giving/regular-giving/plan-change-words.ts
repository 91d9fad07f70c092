import type { Site } from '../../platform/index.ts';
import type { PlanGift } from './changeable-plan.ts';
import type { CalendarDay } from './gift-dates.ts';
import { dueOn } from './gift-dates.ts';
import type { PlanFacts } from './plan-change.ts';
import type { DayChange, FirstChangedGift } from './plan-changes.ts';
import type { PauseChange, StopChange } from './plan-rests.ts';
import { type PlanWords, planWords } from './plan-words.ts';
import type { GivingPlan } from './regular-giving-schema.ts';

/** What a change means, in sentences of a site's language. */
export type SayChange = (site: Site) => readonly string[];

/** Sentences with the words of the site that they are asked for. */
const saying =
  (say: (words: PlanWords) => readonly string[]): SayChange =>
  (site) =>
    say(planWords(site));

/** Why a gift stays as it was announced. */
function reasonToStay({ text, day }: PlanWords, plan: GivingPlan, { isBeingCharged, triedAgainOn }: PlanFacts): string {
  if (isBeingCharged) return text('isBeingTaken');
  if (triedAgainOn) return text('isTriedAgain', { day: day(triedAgainOn) });
  return text(plan.method === 'bank' ? 'bankNotice' : 'dayHasCome');
}

/** From which gift another amount holds. `changed` has the new amounts. */
export const amountChangeWords = (changed: GivingPlan, change: FirstChangedGift, facts: PlanFacts): SayChange =>
  saying((words) => {
    const { text, day, sum } = words;
    const { from, on, stays } = change;
    const first = !stays && facts.triedAgainOn ? facts.triedAgainOn : on;
    const reason = reasonToStay(words, changed, facts);
    return [
      text('amountFrom', { sum: sum(changed, from), day: day(first) }),
      ...(stays ? [text('amountStays', { day: day(stays.on), sum: sum(changed, stays.period), reason })] : []),
    ];
  });

/** From which gift another day holds. */
export const dayChangeWords = (plan: GivingPlan, change: DayChange, facts: PlanFacts, today: CalendarDay): SayChange =>
  saying((words) => {
    const { text, day, giftDay } = words;
    const { on, stays, schedule } = change;
    return [
      text('dayFrom', { when: giftDay(schedule.anchorDay), day: day(on) }),
      ...(stays ? [text('dayStays', { day: day(stays.on), reason: stayOnDay(words, plan, stays, facts, today) })] : []),
    ];
  });

function stayOnDay(words: PlanWords, plan: GivingPlan, { on }: PlanGift, facts: PlanFacts, today: CalendarDay): string {
  const isUnderWay = facts.isBeingCharged || facts.triedAgainOn !== undefined;
  if (isUnderWay || on <= today || plan.method === 'bank') return reasonToStay(words, plan, facts);
  return words.text('dayHasPassed');
}

/** The months without a gift, and the first one after them. */
export const pauseWords = ({ skipped, next, stays }: PauseChange): SayChange =>
  saying(({ site, text, day }) => {
    const month = new Intl.DateTimeFormat(site.lang, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const months = skipped.map((period) => month.format(Date.parse(dueOn(1, period))));
    return [
      text('noGiftFor', { months: new Intl.ListFormat(site.lang).format(months) }),
      text('nextByItself', { day: day(next.on) }),
      ...(stays ? [text('takenBeforePause', { day: day(stays.on) })] : []),
    ];
  });

/** When a plan goes on. */
export const resumeWords = (plan: GivingPlan, next: PlanGift): SayChange =>
  saying(({ text, day, sum, giftDay }) => [
    text('resumes', { sum: sum(plan, next.period), day: day(next.on), when: giftDay(plan.anchorDay) }),
  ]);

/** What is not taken any more, and what was. */
export const stopWords = ({ stopsOn, lastGift, notCharged, stays }: StopChange): SayChange =>
  saying(({ text, day }) => {
    const today = { day: day(stopsOn) };
    if (stays) return [text('stopsToday', today), text('lastIsTaken', { day: day(stays.on) })];
    return [
      ...(notCharged
        ? [text('stopsToday', today), text('notTaken', { day: day(notCharged.on) })]
        : [text('nothingMore', today)]),
      text('lastTaken', { day: day(lastGift.on) }),
    ];
  });

/** From what the next gifts are taken. */
export const sourceChangeWords = (plan: GivingPlan, on: CalendarDay, { triedAgainOn }: PlanFacts): SayChange =>
  saying(({ text, day, source }) => [
    text(triedAgainOn ? 'fromRetry' : 'fromNext', { source: source(plan), day: day(on) }),
  ]);
