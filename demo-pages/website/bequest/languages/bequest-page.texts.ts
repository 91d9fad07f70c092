import { textRoom } from '../../site/languages/page-texts.ts';
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
    lead: 'A gift in your will costs you nothing today. One day it is the first night that a family sleeps without listening.',
    story:
      'Margaret taught at a primary school for thirty-one years. When she died she left her house to her nieces, her books to the library, and one part in twenty of the rest to people she had never met. It came to a classroom with a tin roof and a teacher’s pay for six years. The children in it know her name, because it is the first word that they learn to write. (Margaret and her classroom are made up.)',
    asked: 'What people ask',
    family: 'Does my family lose anything?',
    familyAnswer:
      'Most people who write us into their will look after their family first and leave us a share of what remains: a tenth, or one part in a hundred. You decide, and you can change it whenever you like.',
    solicitor: 'Do I need a solicitor?',
    solicitorAnswer:
      'A will is safer when a solicitor has read it. The guide has the sentence that names us correctly, so that the visit is a short one.',
    tell: 'Must I tell you?',
    tellAnswer:
      'No. If you do, we can say thank you while you can hear it, and ask what you would like your gift to do.',
    guideTitle: 'The guide, free and in ten minutes',
    guideLead: 'What a gift can do, the sentence for your solicitor, and the questions families ask.',
    closed: 'The guide cannot be ordered at the moment. Call us, and we send it to you.',
    use: 'We use your address to send the guide, and send nothing else. Nobody will call. See our {notice}, or ask us: {phone} (illustrative).',
    whereSend: 'Where shall we send it?',
    thanksTitle: 'The guide is on its way',
    thanksText: 'We have sent it to the address you gave. You can also read it here and now.',
    nextMail: 'Look for a mail from Haven Refugee Aid; it comes at most once a day.',
    nextRead: 'Read in your own time. Nobody will call.',
    nextAsk: 'Write or call us when you have a question.',
    readGuide: 'Read the guide',
    back: 'Back to gifts in wills',
    aGuideTo: 'A guide to gifts in wills',
    guideDescription: 'What a gift in a will can do, how to word it, and what families ask. Of a fictional agency.',
    aGuide: 'A guide',
    tenMinutes:
      'Ten minutes to read, nothing to sign. It is general information of a fictional agency and no legal advice.',
    kinds: 'Four kinds of gift',
    share: 'A share of what remains',
    shareText:
      'Once your family and debts are looked after, a part of the rest. It grows and shrinks with what you own, so it never takes too much.',
    sum: 'A sum',
    sumText: 'A number of dollars. Simple; prices rise, so look at it again every few years.',
    thing: 'A thing',
    thingText: 'A house, shares, a painting. {tax}',
    forLife: 'A share for somebody first',
    forLifeText: 'A person has the use of it for life, and what is left comes to us.',
    taxAUS: 'A gift of shares or land may be taxed differently from one of money: ask before you decide.',
    taxNZL: 'A gift in a will gives no donation tax credit: it is not a gift of your lifetime.',
    sentence: 'The sentence for your solicitor',
    general:
      '“General purposes” lets us help where the need is greatest on that day. If something is close to your heart, tell us: we write down your wish and follow it wherever we can.',
    steps: 'In four steps',
    step1: 'Write down what you own, what you owe, and whom you want to look after.',
    step2: 'Choose two executors, and ask them.',
    step3: 'See a solicitor with this page in your hand. {help}',
    helpAUS: 'The public trustee of your state writes simple wills, and many solicitors charge a fixed fee.',
    helpNZL: 'Public Trust and community law centres help with simple wills, and many lawyers charge a fixed fee.',
    step4: 'Tell somebody where the will is. Look at it again when a child is born, somebody dies, or you move.',
    talking: 'Talking about it',
    talkingText:
      'Families rarely quarrel about a gift to strangers that they knew of. Say it once, in good health, at a good meal: “I have looked after you, and I have left something for people who lost everything.” Then talk about something else.',
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
