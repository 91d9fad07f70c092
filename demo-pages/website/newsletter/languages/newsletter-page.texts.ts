import { textRoom } from '../../site/languages/page-texts.ts';
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
    heading: 'Know what your help becomes',
    lead: 'A story, a picture and a plain account of the money, about once a month.',
    inItTitle: 'What is in it',
    oneStory: 'One story',
    oneStoryText: '{story} told by the person who lived it, with their consent and under the name they chose.',
    whatGifts: 'What your gifts did',
    whatGiftsText: '{gifts} last month: how many tents, lessons and litres of water, and what went wrong.',
    oneThing: 'One thing you can do',
    oneThingText: '{thing}: a petition, an event near you, a film to share.',
    notTitle: 'What it is not',
    notText: 'It is not a weekly appeal. Two of the twelve mails a year ask for money, and say so in their subject.',
    careTitle: 'How we treat your address',
    careUse: 'We use it for the newsletter and for nothing else. Nobody buys, rents or borrows it.',
    careEnd: 'Each mail has a link that ends it at once, with no question asked.',
    careAsk: 'Read our {notice}, or call {phone} (illustrative).',
    leftTitle: 'You have left the newsletter',
    leave: 'Leave the newsletter',
    leaveAsk: 'Leave the newsletter?',
    leaveLead: 'One press, and no more newsletters come to {address}.',
    unsubscribe: 'Unsubscribe',
    stay: 'Stay on the list',
    offSince: '{address} has been off the list since {date}.',
    offNow: 'From now on no newsletters come to {address}.',
    reading: 'Thank you for reading along.',
    joinAgain: 'Join again',
    stillReaches: 'What you ask us for still reaches you: receipts, cards that you send, and answers to forms.',
    lookMail: 'Look into your mail',
    onItsWay:
      'If the address is on our list, the link is on its way. It comes once an hour at most. Nothing there in ten minutes? Then that address gets no newsletter of ours.',
    notWhole: 'This link is not whole',
    nothingChanged: 'Nothing was changed. Open the link from the mail again, or have a new one sent.',
    findLead:
      'Each newsletter ends with a link that takes you off the list. Without one at hand, enter your address and we send you the link.',
    email: 'Email',
    emailHint: 'The address that the newsletter comes to.',
    emailMissing: 'Enter your email address, like name@example.org.',
    sendLink: 'Send me the link',
    whyLink: 'We send a link rather than take an address off at once, so that nobody else can do it for you.',
    lawAUS:
      'It takes effect the moment you press, costs nothing and needs no account. The Spam Act 2003 would allow us five working days.',
    lawNZL:
      'It takes effect the moment you press, costs nothing and needs no account. The Unsolicited Electronic Messages Act 2007 would allow us five working days.',
    questions: 'Questions? Call {phone} (illustrative).',
    toFront: 'Go to the front page',
    welcome: 'Welcome. The next newsletter is yours.',
    nextMail: 'A welcome mail is on its way to you.',
    nextMonthly: 'The newsletter comes about once a month.',
    nextEnd: 'Each mail has a link that ends it at once.',
    latestNews: 'Read the latest news',
  },
  ar: NEWSLETTER_PAGE_AR,
  es: NEWSLETTER_PAGE_ES,
  fr: NEWSLETTER_PAGE_FR,
  mi: NEWSLETTER_PAGE_MI,
  vi: NEWSLETTER_PAGE_VI,
  zh: NEWSLETTER_PAGE_ZH,
});
