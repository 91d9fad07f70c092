import { textRoom } from '../../../platform/index.ts';
import { NEWSLETTER_PAGE_AR } from './newsletter-page.ar.ts';
import { NEWSLETTER_PAGE_ES } from './newsletter-page.es.ts';
import { NEWSLETTER_PAGE_FR } from './newsletter-page.fr.ts';
import { NEWSLETTER_PAGE_MI } from './newsletter-page.mi.ts';
import { NEWSLETTER_PAGE_VI } from './newsletter-page.vi.ts';
import { NEWSLETTER_PAGE_ZH } from './newsletter-page.zh.ts';

/** What the pages of the newsletter say beside its form, whose texts are the tag’s own. */
export const NEWSLETTER_PAGE = textRoom({
  en: {
    title: 'Newsletter',
    description:
      'News by email, about once a month, from Haven Refugee Aid {country}: a demonstration site of a fictional agency.',
    heading: 'See what your help makes possible',
    lead: 'A story, a picture and a plain account of the money, about once a month.',
    inItTitle: 'What’s in it',
    oneStory: 'One story',
    oneStoryText: '{story} told by the person who lived it, with their consent and under the name they chose.',
    whatGifts: 'What your gifts did',
    whatGiftsText: '{gifts} last month: how many tents, lessons and litres of water, and what went wrong.',
    oneThing: 'One thing you can do',
    oneThingText: '{thing}: a petition, an event near you, a film to share.',
    notTitle: 'What it isn’t',
    notText: 'It’s not a weekly appeal. Two of the twelve emails a year ask for money, and say so in the subject line.',
    careTitle: 'How we treat your address',
    careUse: 'We use it for the newsletter and nothing else. We never sell, rent or lend it.',
    careEnd: 'Each email has a link to unsubscribe straight away, no questions asked.',
    careAsk: 'Read our {notice}, or call {phone} (illustrative).',
    leftTitle: 'You have left the newsletter',
    leave: 'Leave the newsletter',
    leaveAsk: 'Leave the newsletter?',
    leaveLead: 'Confirm, and we’ll stop sending newsletters to {address}.',
    unsubscribe: 'Unsubscribe',
    stay: 'Stay on the list',
    offSince: '{address} has been off the list since {date}.',
    offNow: 'We won’t send any more newsletters to {address}.',
    reading: 'Thank you for reading.',
    joinAgain: 'Join again',
    stillReaches: 'We’ll still send what you ask for: receipts, cards that you send, and answers to forms.',
    lookMail: 'Check your inbox',
    onItsWay:
      'If the address is on our list, the link is on its way. We send it at most once an hour. Nothing after ten minutes? Then that address doesn’t get our newsletter.',
    notWhole: 'This link is incomplete',
    nothingChanged: 'Nothing was changed. Open the link from the email again, or ask for a new one.',
    findLead:
      'Each newsletter ends with an unsubscribe link. If you don’t have one handy, enter your address and we’ll email you the link.',
    email: 'Email',
    emailHint: 'The address that the newsletter comes to.',
    emailMissing: 'Enter your email address, like name@example.org.',
    sendLink: 'Send me the link',
    whyLink: 'We send a link rather than take an address off straight away, so that nobody else can do it for you.',
    lawAUS:
      'It takes effect straight away, costs nothing and needs no account. The Spam Act 2003 would allow us five working days.',
    lawNZL:
      'It takes effect straight away, costs nothing and needs no account. The Unsolicited Electronic Messages Act 2007 would allow us five working days.',
    questions: 'Questions? Call {phone} (illustrative).',
    toFront: 'Go to the home page',
    welcome: 'Welcome. You’ll get our next newsletter.',
    nextMail: 'A welcome email is on its way to you.',
    nextMonthly: 'The newsletter comes about once a month.',
    nextEnd: 'Each email has a link to unsubscribe straight away.',
    latestNews: 'Read the latest news',
  },
  ar: NEWSLETTER_PAGE_AR,
  es: NEWSLETTER_PAGE_ES,
  fr: NEWSLETTER_PAGE_FR,
  mi: NEWSLETTER_PAGE_MI,
  vi: NEWSLETTER_PAGE_VI,
  zh: NEWSLETTER_PAGE_ZH,
});
