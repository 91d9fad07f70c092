import { textRoom } from '../../platform/index.ts';
import { GIVING_AR } from './giving.ar.ts';
import { GIVING_ES } from './giving.es.ts';
import { GIVING_FR } from './giving.fr.ts';
import { GIVING_MI } from './giving.mi.ts';
import { GIVING_VI } from './giving.vi.ts';
import { GIVING_ZH } from './giving.zh.ts';

/** What the pages of My giving say: around them, on the list of gifts and at the sign-in. */
export const GIVING = textRoom({
  en: {
    myGiving: 'My giving',
    gifts: 'Gifts',
    yourDetails: 'Your details',
    signOut: 'Sign out',
    askedTitle: 'Check your inbox',
    asked:
      'If we have gifts under this address, we’ve emailed you a link. It works once, for 30 minutes. Nothing after ten minutes? Check your junk folder, or try the address your receipts come to.',
    endedTitle: 'You have signed out',
    ended: 'To see your giving again, ask for a new link.',
    erasedTitle: 'Your data has been erased',
    erased: 'We’ll send one last email to confirm. Your address is removed once that is sent.',
    expiredTitle: 'This link no longer works',
    expired: 'A link works once, for 30 minutes. Nothing was changed: ask for a new one.',
    lead: 'Your gifts and receipts, your monthly gift, and the details we hold about you. No password needed: we email you a link.',
    email: 'Email',
    emailHint: 'The address your receipts come to, in Australia or New Zealand.',
    sendLink: 'Send me a link',
    otherWays:
      'To change or stop a monthly gift you can also use the link in any email about it, or call {phone} (illustrative). Gifts from the shop are under {orders}.',
    findOrder: 'Find your order',
    aboutToSee: 'You’re about to see the gifts made with {address}.',
    seeMyGiving: 'See my giving',
    signOutAfter: 'We’ll sign you out after 30 minutes of inactivity, and after 24 hours in any case.',
    endsSoon: 'You’ll be signed out in three minutes or less.',
    stay: 'Stay signed in',
    stayed: 'You’re still signed in.',
    hasEnded: 'You’ve been signed out because the page was not used for 30 minutes.',
    signInAgain: 'Sign in again',
    everything: 'All gifts made with {address}.',
    bothTitle: 'You have given in two countries',
    both: 'Your gifts in Australia and in Aotearoa New Zealand are listed separately, because each country has its own currency, receipts and statements.',
    monthlyGifts: 'Monthly gifts',
    noGift: 'No gifts yet. {give}',
    giveNow: 'Give now',
    giftsIn: 'Gifts in {country}',
    date: 'Date',
    gift: 'Gift',
    amount: 'Amount',
    receipt: 'Receipt',
    asPdf: ' as PDF',
    noneYet: 'None yet',
    statements: 'Yearly statements',
    statementsText: 'All your gifts in a tax year, less anything refunded, as a PDF.',
    pageNames: 'Pages of gifts',
    newer: 'Newer gifts',
    older: 'Older gifts',
    pageOf: 'Page {page} of {pages}, {total} gifts',
    offline: 'Gift by transfer, cheque or cash',
    monthly: 'Monthly gift',
    pending: 'On its way from your bank',
    reversed: 'Reversed by the bank',
    refunded: 'Refunded',
    partlyRefunded: '{sum} refunded',
  },
  ar: GIVING_AR,
  es: GIVING_ES,
  fr: GIVING_FR,
  mi: GIVING_MI,
  vi: GIVING_VI,
  zh: GIVING_ZH,
});
