import { textRoom } from '../../../platform/index.ts';
import { PLAN_WORDS_AR } from './plan-words.ar.ts';
import { PLAN_WORDS_ES } from './plan-words.es.ts';
import { PLAN_WORDS_FR } from './plan-words.fr.ts';
import { PLAN_WORDS_MI } from './plan-words.mi.ts';
import { PLAN_WORDS_VI } from './plan-words.vi.ts';
import { PLAN_WORDS_ZH } from './plan-words.zh.ts';

/** What a monthly gift is, and what a change of it means: on pages and in mails. */
export const PLAN_WORDS = textRoom({
  en: {
    monthly: 'each month on the {day}',
    monthlyOrLast: 'each month on the {day}, or on the last day of a shorter month',
    monthlyLast: 'on the last day of each month',
    paypalSource: 'your PayPal account',
    bankSource: 'your bank account',
    bankEnding: 'your bank account ending in {last4}',
    cardSource: 'your {scheme}card',
    cardEnding: 'your {scheme}card ending in {last4}',
    insufficient_funds: 'there was not enough money.',
    expired_card: 'the card has expired.',
    account_closed: 'the account is closed.',
    no_account: 'the bank could not find the account.',
    mandate_revoked: 'the permission to debit the account was withdrawn.',
    notAccepted: 'the bank no longer accepts this card.',
    declined: 'the bank declined it.',
    movedDay: '{day}, because {due} is not a banking day',
    withCosts: '{total} ({gift} plus payment fees)',
    isBeingTaken: 'it is being taken right now',
    isTriedAgain: 'we’ll try it again on {day}',
    bankNotice: 'banks need two business days’ notice',
    dayHasCome: 'its day has already come',
    dayHasPassed: 'the new day has already passed that month',
    amountFrom: 'You’ll give {sum} each month, starting with the gift on {day}.',
    amountStays: 'The gift on {day} stays at {sum}: {reason}.',
    dayFrom: 'Your gift will be taken {when}, starting on {day}.',
    dayStays: 'The gift on {day} keeps its day: {reason}.',
    noGiftFor: 'No gift will be taken for {months}.',
    nextByItself: 'Your next gift is on {day}. You don’t need to do anything.',
    takenBeforePause: 'The gift on {day} is being taken right now, before the pause.',
    resumes: 'Your next gift of {sum} is on {day}, and then {when}.',
    stopsToday: 'Your monthly gift stops today, {day}.',
    lastIsTaken: 'The gift on {day} is being taken right now, and is the last one.',
    nothingMore: 'Your monthly gift stops today, {day}. Nothing more will be taken.',
    notTaken: 'The gift on {day} won’t be taken.',
    lastTaken: 'Your last gift was taken on {day}.',
    fromRetry: 'Your gifts will be taken from {source}. We’ll try the failed gift again on {day}.',
    fromNext: 'Your gifts will be taken from {source}, the next one on {day}.',
    stopped: 'This monthly gift has stopped: to give each month again, start a new one.',
    not_paused: 'This monthly gift is not paused.',
    months_out_of_range: 'Choose from one to six months.',
    day_out_of_range: 'Choose a day from 1 to 31.',
    resting: 'This monthly gift is on hold until you give us a different card or account.',
    being_charged: 'A gift is being taken right now. Nothing was changed: try again in a minute.',
  },
  mi: PLAN_WORDS_MI,
  ar: PLAN_WORDS_AR,
  zh: PLAN_WORDS_ZH,
  vi: PLAN_WORDS_VI,
  fr: PLAN_WORDS_FR,
  es: PLAN_WORDS_ES,
});
