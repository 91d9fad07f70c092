import { textRoom } from '../../../site/languages/page-texts.ts';
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
    doneTitle: 'Done, and confirmed by mail',
    restsTitle: 'Your monthly gift rests',
    rests: 'We could not take it and do not try again. {card}, and it goes on.',
    giveCard: 'Give another card',
    hasStopped: 'It has stopped: nothing is taken any more. {again}',
    giveAgain: 'Give again',
    changeIt: 'Change it',
    changeText: 'Before anything changes you see from when it holds. Each change is confirmed by mail.',
    change: 'Change',
    history: 'What was changed',
    keepAddress:
      'Keep the address of this page to yourself: whoever has it can pause and stop this gift. To change its amount or day, or to see your other gifts and receipts, {signIn}.',
    signIn: 'sign in to My giving',
    amount: 'Amount',
    amountLabel: 'Amount each month',
    amountHint: 'In {currency}, from $5 to $10,000.',
    coverCosts: 'I also cover the costs of the payment',
    changeAmount: 'Change the amount',
    day: 'Day',
    dayLabel: 'Day of the month',
    changeDay: 'Change the day',
    source: 'Card or account',
    sourceResting: 'With another card or account your monthly gift goes on.',
    sourceNext: 'From the next gift on.',
    useBank: 'Use a bank account',
    pause: 'Pause',
    changePause: 'Change the pause',
    forHowLong: 'For how long?',
    months: { one: 'One month', other: '{count} months' },
    endPause: 'End the pause',
    stop: 'Stop',
    stopText: 'At once, and nobody asks you why.',
    stopGift: 'Stop my monthly gift',
    active: 'Active',
    paused: 'Paused',
    resting: 'Rests: it needs another card or account',
    stopped: 'Stopped',
    state: 'Status',
    later: 'Later',
    laterSum: '{sum}, after the next gift',
    when: 'When',
    nextGift: 'Next gift',
    from: 'From',
    reference: 'Reference',
    eachMonth: '{sum} each month',
    nextOn: 'Next gift on {day}, from {source}.',
    fromOnly: 'From {source}.',
    notHere: 'This change is not possible on this page. Nothing was changed.',
  },
  ar: GIVING_PLAN_AR,
  es: GIVING_PLAN_ES,
  fr: GIVING_PLAN_FR,
  mi: GIVING_PLAN_MI,
  vi: GIVING_PLAN_VI,
  zh: GIVING_PLAN_ZH,
});
