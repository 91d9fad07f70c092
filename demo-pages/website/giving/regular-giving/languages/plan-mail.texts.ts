import { textRoom } from '../../../platform/index.ts';
import { PLAN_MAIL_AR } from './plan-mail.ar.ts';
import { PLAN_MAIL_ES } from './plan-mail.es.ts';
import { PLAN_MAIL_FR } from './plan-mail.fr.ts';
import { PLAN_MAIL_MI } from './plan-mail.mi.ts';
import { PLAN_MAIL_VI } from './plan-mail.vi.ts';
import { PLAN_MAIL_ZH } from './plan-mail.zh.ts';

/** What the mails about a monthly gift say. */
export const PLAN_MAIL = textRoom({
  en: {
    change: 'Change or stop your monthly gift',
    see: 'See your monthly gift',
    reason: 'You’re receiving this email because you give each month. Questions? Call {phone}.',
    reasonStopped: 'You’re receiving this email because you gave each month. Questions? Call {phone}.',
    startedSubject: 'Your monthly gift {id}',
    started: 'Thank you for giving every month.',
    monthlyGift: 'Monthly gift',
    when: 'Frequency',
    nextGift: 'Next gift',
    from: 'Paid from',
    reference: 'Reference',
    noReason: 'You can change, pause or stop it at any time. We won’t ask why.',
    amount: 'The amount of your monthly gift has changed',
    day: 'The day of your monthly gift has changed',
    pause: 'Your monthly gift is paused',
    resume: 'Your monthly gift has restarted',
    stop: 'Your monthly gift has stopped',
    source: 'Your monthly gift now comes from a different card or account',
    thanksForAll: 'Thank you for everything you have given.',
    notYou: 'If this wasn’t you, call us on {phone}.',
    failedSubject: 'Your monthly gift payment failed',
    restsSubject: 'Your monthly gift is on hold',
    failed:
      'We could not take your monthly gift of {money} from {source}: {reason} No money was taken, or it has been returned.',
    tryAgain: 'We’ll try again on {day}. You don’t need to do anything if the problem is fixed by then.',
    noMoreTries: 'We won’t try again: your monthly gift is on hold until you give us a different card or account.',
    lateSubject: 'Your monthly gift will be taken later than usual',
    late: 'Because of a fault on our side, your gift of {money} that was due on {due} was not taken. We’ll take it from {source} on {day}.',
    lateSkip: 'If you would rather skip this month, pause or stop your gift before that day.',
    noticeSubject: 'Your gift will be debited on {day}',
    sum: 'Amount',
    onDay: 'Day',
    notice: 'We’re letting you know because the amount or the day is different from usual.',
    cardEndsSubject: 'The card for your monthly gift expires soon',
    cardEnds: '{source} is valid until {day}. Your bank often sends us the new details automatically.',
    cardNew: 'To make sure your gift continues, you can add the new card yourself.',
    mandateReference: 'Mandate reference',
    mandateAccepted: 'Accepted',
    mandateVersion: 'Agreement version',
    goesOn:
      'Your bank has returned a monthly gift that it had reversed, so we won’t try that gift again. Your next gift of {money} is on {day}.',
  },
  mi: PLAN_MAIL_MI,
  ar: PLAN_MAIL_AR,
  zh: PLAN_MAIL_ZH,
  vi: PLAN_MAIL_VI,
  fr: PLAN_MAIL_FR,
  es: PLAN_MAIL_ES,
});
