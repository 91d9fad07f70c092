import { textRoom } from '../../site/languages/page-texts.ts';
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
    reason: 'You get this mail because you give each month. Questions? Call {phone}.',
    startedSubject: 'Your monthly gift {id}',
    started: 'Thank you for giving every month.',
    monthlyGift: 'Monthly gift',
    when: 'When',
    nextGift: 'Next gift',
    from: 'From',
    reference: 'Reference',
    noReason: 'You can change, pause or stop it at any time, and nobody will ask you why.',
    amount: 'Your monthly gift has another amount',
    day: 'Your monthly gift has another day',
    pause: 'Your monthly gift is paused',
    resume: 'Your monthly gift goes on',
    stop: 'Your monthly gift has stopped',
    source: 'Your monthly gift is taken from another card or account',
    thanksForAll: 'Thank you for everything that you gave.',
    notYou: 'Was it not you? Call us on {phone}.',
    failedSubject: 'Your monthly gift could not be taken',
    restsSubject: 'Your monthly gift rests',
    failed:
      'We could not take your monthly gift of {money} from {source}: {reason} No money moved, or it has been given back.',
    tryAgain: 'We try again on {day}. You need to do nothing if the reason is over by then.',
    noMoreTries: 'We do not try again: your monthly gift rests until you give another card or account.',
    lateSubject: 'A monthly gift is taken later than usual',
    late: 'Because of a fault on our side, your gift of {money} that was due on {due} was not taken. We take it from {source} on {day}.',
    lateSkip: 'If you would rather skip this month, pause or stop your gift before that day.',
    noticeSubject: 'Your gift is debited on {day}',
    sum: 'Amount',
    onDay: 'Day',
    notice: 'We tell you because the amount or the day differs from the usual one.',
    cardEndsSubject: 'The card of your monthly gift ends soon',
    cardEnds: '{source} is valid until {day}. Your bank often tells us the new one by itself.',
    cardNew: 'To be sure that your gift goes on, you can give the new card yourself.',
    mandateReference: 'Mandate reference',
    mandateAccepted: 'Accepted',
    mandateVersion: 'Agreement version',
    goesOn:
      'Your bank has returned the money of a monthly gift that it had taken back, so we do not try that gift again. Your next gift of {money} is on {day}.',
  },
  mi: PLAN_MAIL_MI,
  ar: PLAN_MAIL_AR,
  zh: PLAN_MAIL_ZH,
  vi: PLAN_MAIL_VI,
  fr: PLAN_MAIL_FR,
  es: PLAN_MAIL_ES,
});
