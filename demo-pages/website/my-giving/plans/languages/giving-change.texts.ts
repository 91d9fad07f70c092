import { textRoom } from '../../../platform/index.ts';
import { GIVING_CHANGE_AR } from './giving-change.ar.ts';
import { GIVING_CHANGE_ES } from './giving-change.es.ts';
import { GIVING_CHANGE_FR } from './giving-change.fr.ts';
import { GIVING_CHANGE_MI } from './giving-change.mi.ts';
import { GIVING_CHANGE_VI } from './giving-change.vi.ts';
import { GIVING_CHANGE_ZH } from './giving-change.zh.ts';

/** What the pages say that confirm a change, and that take another card or account. */
export const GIVING_CHANGE = textRoom({
  en: {
    askAmount: 'Change the amount?',
    askDay: 'Change the day?',
    askPause: 'Pause your monthly gift?',
    askResume: 'End the pause?',
    askStop: 'Stop your monthly gift?',
    doAmount: 'Change the amount',
    doDay: 'Change the day',
    doPause: 'Pause my monthly gift',
    doResume: 'End the pause',
    doStop: 'Stop my monthly gift',
    backAmount: 'Leave it as it is',
    backDay: 'Leave it as it is',
    backPause: 'Do not pause',
    backResume: 'Stay paused',
    backStop: 'Keep giving',
    newTitle: 'Something has changed in the meantime',
    newText: 'Your change has not been made yet. Check what will happen, then confirm.',
    giveCard: 'Use a different card',
    useBank: 'Pay by bank account instead',
    newCard:
      'Your monthly gift now comes from {source}. Nothing is taken today: we’ll use the new card from your next gift.',
    newAccount:
      'Your monthly gift now comes from {source}. Nothing is taken today: we’ll use the new account from your next gift.',
    needsScript: 'This needs JavaScript',
    needsScriptText:
      'The form comes from our payment provider, so that your numbers never reach us. Switch JavaScript on, or call {phone} (illustrative).',
    agreed: 'I have read the agreement, and I can authorise debits from this account by myself',
    back: 'Back to your monthly gift',
    unclear: 'We didn’t get a clear answer from our payment provider. Nothing was changed: try again.',
    unchanged: 'Nothing was changed.',
    unreached:
      'Our payment provider cannot be reached. Nothing was changed, and no money moved: try again in a minute.',
    unknown: 'Our payment provider did not answer. Nothing was changed, and no money moved: try again in a minute.',
    incomplete: 'The form was not complete. Nothing was changed: try again.',
    tickAgreement: 'Tick the box to accept the agreement.',
    oneMoment: 'One moment: we’re saving it for your monthly gift…',
    reload: 'Reload this page to try again.',
    noServer: 'Our server cannot be reached. Reload this page to try again; you won’t be charged twice.',
    useCard: 'Use this card',
    useAccount: 'Use this account',
  },
  ar: GIVING_CHANGE_AR,
  es: GIVING_CHANGE_ES,
  fr: GIVING_CHANGE_FR,
  mi: GIVING_CHANGE_MI,
  vi: GIVING_CHANGE_VI,
  zh: GIVING_CHANGE_ZH,
});
