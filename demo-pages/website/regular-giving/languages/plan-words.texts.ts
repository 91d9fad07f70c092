import { textRoom } from '../../site/languages/page-texts.ts';
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
    no_account: 'the bank knows no such account.',
    mandate_revoked: 'the permission to debit the account was taken back.',
    notAccepted: 'the bank does not accept this card any more.',
    declined: 'the bank declined it.',
    movedDay: '{day}, because {due} is not a banking day',
    withCosts: '{total} ({gift} and the costs of the payment)',
    isBeingTaken: 'it is being taken at this moment',
    isTriedAgain: 'it is tried again on {day}',
    bankNotice: 'a bank needs to know two business days before',
    dayHasCome: 'its day has come',
    dayHasPassed: 'the new day has passed in its month',
    amountFrom: 'You give {sum} each month, from the gift of {day} on.',
    amountStays: 'The gift of {day} stays at {sum}: {reason}.',
    dayFrom: 'Your gift is taken {when}, from {day} on.',
    dayStays: 'The gift of {day} stays on its day: {reason}.',
    noGiftFor: 'No gift is taken for {months}.',
    nextByItself: 'Your next gift is on {day}; you need to do nothing for it.',
    takenBeforePause: 'The gift of {day} is being taken at this moment, before the pause.',
    resumes: 'Your next gift of {sum} is on {day}, and then {when}.',
    stopsToday: 'Your monthly gift stops today, {day}.',
    lastIsTaken: 'The gift of {day} is being taken at this moment: it is the last one. No other follows.',
    nothingMore: 'Your monthly gift stops today, {day}. Nothing is taken any more.',
    notTaken: 'The gift of {day} is not taken.',
    lastTaken: 'Your last gift was taken on {day}.',
    fromRetry: 'Your gifts are taken from {source}. The gift that failed is tried again on {day}.',
    fromNext: 'Your gifts are taken from {source}, the next one on {day}.',
    stopped: 'This monthly gift has stopped: to give each month again, start a new one.',
    not_paused: 'This monthly gift is not paused.',
    months_out_of_range: 'Choose from one to six months.',
    day_out_of_range: 'Choose a day from 1 to 31.',
    resting: 'This monthly gift rests until another card or account is given.',
    being_charged: 'A gift is being taken at this moment. Nothing was changed: try again in a minute.',
  },
  mi: PLAN_WORDS_MI,
  ar: PLAN_WORDS_AR,
  zh: PLAN_WORDS_ZH,
  vi: PLAN_WORDS_VI,
  fr: PLAN_WORDS_FR,
  es: PLAN_WORDS_ES,
});
