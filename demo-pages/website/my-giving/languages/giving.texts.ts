import { textRoom } from '../../site/languages/page-texts.ts';
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
    askedTitle: 'Look into your mail',
    asked:
      'If you have given with this address, a link is on its way to it. It works for 30 minutes, and once. Nothing there in ten minutes? Look among unwanted mails, or try the address that your receipts come to.',
    endedTitle: 'You have signed out',
    ended: 'To see your giving again, have a new link sent to you.',
    erasedTitle: 'Your data has been erased',
    erased: 'One last mail tells you so. Your address is removed once that is sent.',
    expiredTitle: 'This link does not work any more',
    expired: 'A link works for 30 minutes, and once. Nothing was changed: have a new one sent to you.',
    lead: 'Your gifts and receipts, your monthly gift, and what we keep of you. No password: we send a link to your e-mail address.',
    email: 'E-mail',
    emailHint: 'The address that your receipts come to, in Australia or New Zealand.',
    sendLink: 'Send me a link',
    otherWays:
      'To change or stop a monthly gift you can also use the link in any mail about it, or call {phone} (illustrative). Gifts from the shop are under {orders}.',
    findOrder: 'Find your order',
    aboutToSee: 'You are about to see the giving of {address}.',
    seeMyGiving: 'See my giving',
    signOutAfter: 'We sign you out after 30 minutes of inactivity, and after 24 hours in any case.',
    endsSoon: 'You’ll be signed out in three minutes or less.',
    stay: 'Stay signed in',
    stayed: 'You’re still signed in.',
    hasEnded: 'You’ve been signed out because the page was not used for 30 minutes.',
    signInAgain: 'Sign in again',
    everything: 'Everything that was given with {address}.',
    bothTitle: 'You have given in two countries',
    both: 'Gifts in Australia and in Aotearoa New Zealand stand apart: each country has its own currency, receipts and statements.',
    monthlyGifts: 'Monthly gifts',
    noGift: 'There is no gift yet. {give}',
    giveNow: 'Give now',
    giftsIn: 'Gifts in {country}',
    date: 'Date',
    gift: 'Gift',
    amount: 'Amount',
    receipt: 'Receipt',
    asPdf: ' as PDF',
    noneYet: 'None yet',
    statements: 'Yearly statements',
    statementsText: 'All gifts of a tax year, less what went back, as a PDF.',
    pageNames: 'Pages of gifts',
    newer: 'Newer gifts',
    older: 'Older gifts',
    pageOf: 'Page {page} of {pages}, {total} gifts',
    offline: 'Gift by transfer, cheque or cash',
    monthly: 'Monthly gift',
    pending: 'On its way from your bank',
    reversed: 'Taken back by the bank',
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
