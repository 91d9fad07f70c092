import { textRoom } from '../../../platform/index.ts';
import { GIVING_PLAN_AR } from './giving-plan.ar.ts';
import { GIVING_PLAN_ES } from './giving-plan.es.ts';
import { GIVING_PLAN_FR } from './giving-plan.fr.ts';
import { GIVING_PLAN_MI } from './giving-plan.mi.ts';
import { GIVING_PLAN_VI } from './giving-plan.vi.ts';
import { GIVING_PLAN_ZH } from './giving-plan.zh.ts';

/** What the pages of one monthly gift say. */
export const GIVING_PLAN = textRoom({
  en: {
    title: 'Your monthly gift',
    doneTitle: 'Done, and confirmed by email',
    restsTitle: 'Your monthly gift is on hold',
    rests: 'We couldn’t take your gift and won’t try again. {card} to restart it.',
    giveCard: 'Use a different card',
    hasStopped: 'It has stopped, and nothing more will be taken. {again}',
    giveAgain: 'Give again',
    changeIt: 'Make a change',
    changeText: 'You’ll see when a change takes effect before you confirm it. We’ll email you a confirmation.',
    change: 'Change',
    history: 'Changes so far',
    keepAddress:
      'Keep the address of this page private: anyone who has it can pause or stop this gift. To change its amount or day, or to see your other gifts and receipts, {signIn}.',
    signIn: 'sign in to My giving',
    amount: 'Amount',
    amountLabel: 'Amount each month',
    amountHint: 'In {currency}, from $5 to $10,000.',
    coverCosts: 'Cover the payment fees too',
    changeAmount: 'Change the amount',
    day: 'Day',
    dayLabel: 'Day of the month',
    changeDay: 'Change the day',
    source: 'Card or account',
    sourceResting: 'Your monthly gift restarts with a different card or account.',
    sourceNext: 'From your next gift.',
    useBank: 'Pay by bank account instead',
    pause: 'Pause',
    changePause: 'Change the pause',
    forHowLong: 'For how long?',
    months: { one: 'One month', other: '{count} months' },
    endPause: 'End the pause',
    stop: 'Stop',
    stopText: 'Stops straight away. We won’t ask why.',
    stopGift: 'Stop my monthly gift',
    active: 'Active',
    paused: 'Paused',
    resting: 'On hold: needs a different card or account',
    stopped: 'Stopped',
    state: 'Status',
    later: 'Later',
    laterSum: '{sum}, after the next gift',
    when: 'Frequency',
    nextGift: 'Next gift',
    from: 'Paid from',
    reference: 'Reference',
    eachMonth: '{sum} each month',
    nextOn: 'Next gift on {day}, from {source}.',
    fromOnly: 'From {source}.',
    notHere: 'You can’t make this change on this page. Nothing was changed.',
  },
  ar: GIVING_PLAN_AR,
  es: GIVING_PLAN_ES,
  fr: GIVING_PLAN_FR,
  mi: GIVING_PLAN_MI,
  vi: GIVING_PLAN_VI,
  zh: GIVING_PLAN_ZH,
});
