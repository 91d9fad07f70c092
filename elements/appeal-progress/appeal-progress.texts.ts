import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `appeal-progress`. */
export const APPEAL_TEXTS = {
  room: 'appeal-progress',
  texts: {
    of: 'of {goal}',
    passed: '{sum} over the goal.',
    matched: '{sum} more from matching',
    gifts: { one: '{number} gift', other: '{number} gifts' },
    meter: '{raised} {ofGoal} raised, {percent} %',
    moreThan: 'more than {number}',
    ended: 'This appeal has ended',
    lastDay: 'Last day',
    daysLeft: { one: '{count} day left', other: '{count} days left' },
    raisedSoFar: 'Raised so far',
    raised: 'raised',
  },
} as const satisfies Catalogue;
