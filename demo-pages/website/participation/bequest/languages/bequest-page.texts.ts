import { textRoom } from '../../../platform/index.ts';
import { BEQUEST_PAGE_AR } from './bequest-page.ar.ts';
import { BEQUEST_PAGE_ES } from './bequest-page.es.ts';
import { BEQUEST_PAGE_FR } from './bequest-page.fr.ts';
import { BEQUEST_PAGE_MI } from './bequest-page.mi.ts';
import { BEQUEST_PAGE_VI } from './bequest-page.vi.ts';
import { BEQUEST_PAGE_ZH } from './bequest-page.zh.ts';

/** The page of gifts in wills, its guide, and the thanks. */
export const BEQUEST_PAGE = textRoom({
  en: {
    title: 'Gifts in wills',
    description: 'What a gift in a will does for people who had to flee, and a free guide. A demonstration site.',
    heading: 'Leave the door open behind you',
    lead: 'A gift in your will costs you nothing today. One day it could give a family their first night of safe sleep.',
    story:
      'Margaret taught at a primary school for thirty-one years. When she died she left her house to her nieces, her books to the library, and five per cent of the rest to people she had never met. It paid for a classroom with a tin roof and a teacher’s wages for six years. The children there know her name, because it is the first word they learn to write. (Margaret and her classroom are made up.)',
    asked: 'Common questions',
    family: 'Will my family miss out?',
    familyAnswer:
      'Most people who remember us in their will look after their family first and leave us a share of what remains: a tenth, or one per cent. You decide, and you can change your mind whenever you like.',
    solicitor: 'Do I need a solicitor?',
    solicitorAnswer:
      'It’s safer to have a solicitor check your will. The guide has the wording that names us correctly, so your visit can be a short one.',
    tell: 'Do I need to tell you?',
    tellAnswer:
      'No. But if you do, we can thank you while you can hear it, and ask what you would like your gift to do.',
    guideTitle: 'Your free ten-minute guide',
    guideLead: 'What a gift can do, the sentence for your solicitor, and the questions families ask.',
    closed: 'You can’t order the guide at the moment. Call us and we’ll send it to you.',
    use: 'We’ll use your address to send the guide and nothing else. Nobody will call. See our {notice}, or call us on {phone} (illustrative).',
    thanksTitle: 'The guide is on its way',
    thanksText: 'We’ve sent it to the address you gave us. You can also read it here now.',
    nextMail: 'Look for an email from Haven Refugee Aid. We send it at most once a day.',
    nextRead: 'Read in your own time. Nobody will call.',
    nextAsk: 'Write to us or call if you have a question.',
    readGuide: 'Read the guide',
    back: 'Back to gifts in wills',
    aGuideTo: 'A guide to gifts in wills',
    guideDescription: 'What a gift in a will can do, how to word it, and what families ask. By a fictional agency.',
    aGuide: 'A guide',
    tenMinutes:
      'Ten minutes to read, nothing to sign. This is general information from a fictional agency, not legal advice.',
    kinds: 'Four kinds of gift',
    share: 'A share of what remains',
    shareText:
      'Once your family and debts are looked after, a part of the rest. It grows and shrinks with what you own, so it never takes too much.',
    sum: 'A fixed sum',
    sumText: 'A set number of dollars. It’s simple, but prices rise, so review it every few years.',
    thing: 'A specific item',
    thingText: 'A house, shares, a painting. {tax}',
    forLife: 'A gift after someone’s lifetime',
    forLifeText: 'Someone you choose has the use of it for life, and what is left comes to us.',
    taxAUS: 'Gifts of shares or land may be taxed differently from gifts of money: ask before you decide.',
    taxNZL: 'Gifts in wills don’t qualify for the donation tax credit, because they aren’t made in your lifetime.',
    sentence: 'The sentence for your solicitor',
    general:
      '“General purposes” lets us help where the need is greatest on that day. If something is close to your heart, tell us: we’ll record your wish and follow it wherever we can.',
    steps: 'In four steps',
    step1: 'Write down what you own, what you owe, and who you want to look after.',
    step2: 'Choose two executors, and ask them.',
    step3: 'See a solicitor, and bring this page with you. {help}',
    helpAUS: 'The public trustee of your state writes simple wills, and many solicitors charge a fixed fee.',
    helpNZL: 'Public Trust and community law centres help with simple wills, and many lawyers charge a fixed fee.',
    step4: 'Tell someone where your will is. Review it when a child is born, someone dies or you move.',
    talking: 'Talking about it',
    talkingText:
      'Families rarely argue about a gift they already knew about. Raise it once, while you are well, over a good meal: “I have looked after you, and I have left something for people who lost everything.” Then talk about something else.',
    questions: 'Questions: {phone} (illustrative). {legal}',
    sentenceInEnglish: 'The sentence stays in English, because a will here is written in English.',
  },
  ar: BEQUEST_PAGE_AR,
  es: BEQUEST_PAGE_ES,
  fr: BEQUEST_PAGE_FR,
  mi: BEQUEST_PAGE_MI,
  vi: BEQUEST_PAGE_VI,
  zh: BEQUEST_PAGE_ZH,
});
