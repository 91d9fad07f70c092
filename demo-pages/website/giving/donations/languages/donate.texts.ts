import { textRoom } from '../../../platform/index.ts';
import { DONATE_AR } from './donate.ar.ts';
import { DONATE_ES } from './donate.es.ts';
import { DONATE_FR } from './donate.fr.ts';
import { DONATE_MI } from './donate.mi.ts';
import { DONATE_VI } from './donate.vi.ts';
import { DONATE_ZH } from './donate.zh.ts';

/** What the pages of giving say beside the donation form itself, whose texts are the tag's own. */
export const DONATE = textRoom({
  en: {
    title: 'Donate',
    description:
      'Give once or every month to people who had to flee. The demonstration site of a fictional refugee agency in {country}.',
    descriptionSandbox:
      'Give once or every month to people who had to flee. The demonstration site of a fictional refugee agency in {country}: payments go to a sandbox.',
    heading: 'Stand beside a family that had to flee',
    lead: 'Give once, or a little each month. You choose how much, and see what it can do before you give.',
    before: 'Before you give',
    shares:
      '81 cents in every dollar reaches people who had to flee, 12 cents goes to fundraising and 7 cents covers running costs (illustrative figures).',
    straight: 'Your card or account number goes straight to our payment provider. This site never sees or keeps it.',
    change: 'You can change or stop a monthly gift at any time in {myGiving}, or by calling {phone} (illustrative).',
    seeGift: 'Your gift and its receipt are in {myGiving}.',
    myGiving: 'My giving',
    thing: 'Prefer to give something practical? {gifts}, each with a card for someone you love.',
    seeGifts: 'See the gifts',
    inEnglish:
      'Your receipt, our emails and My giving are in this language too. To give from a bank account, use {page}, which has the agreement.',
    englishPage: 'the page in English',
    howToStop:
      'You can change, pause or stop it at any time in “My giving” on this site, through the link in each receipt, or by calling {phone}. We won’t ask why.',
    blankets: 'five thick blankets',
    cooks: 'a family cooks its own meals again',
    tent: 'a tent for a family of five',
    canvas: 'two families under canvas',
    school: 'a child at school, all year',
    water: 'safe water for a family, all year',
    workshop: 'a workshop place and its tools',
    midwife: 'a midwife’s supplies for twenty births',
    needsScript:
      'A card is entered in our payment provider’s own form, which needs JavaScript. Without it, the next page says how to give by phone or bank transfer.',
    complete: 'How to complete your gift',
    almost: 'Almost done',
    written: 'We’ve recorded your gift of {sum}. Nothing has been charged yet.',
    writtenMonthly: 'We’ve recorded your gift of {sum} a month. Nothing has been charged yet.',
    thanks: 'Thank you for your gift',
    paid: 'Your gift of {sum} has been paid. We’ll email you receipt {number}.',
    accepted:
      'Your bank is processing your gift of {sum}. The money will reach us in a few days, and we’ll email your receipt then. You don’t need to do anything.',
    checkingTitle: 'We are checking your gift',
    checking:
      'We are still checking whether your gift of {sum} went through. Please do not give again: reload this page in a minute to check. You will not be charged twice.',
    returnedTitle: 'Your gift was returned to you',
    returned: 'Your gift of {sum} was paid, and the money has been returned to you.',
    reference: 'Your reference: {reference}',
    byPhone: 'By phone',
    call: 'Call {phone} (illustrative) and quote your reference. We’ll take your card or account details over the phone.',
    byTransfer: 'By bank transfer',
    name: 'Name',
    account: 'Account',
    bank: '{bank} (illustrative)',
    amount: 'Amount',
    referenceName: 'Reference',
    receipt: 'We’ll email your receipt as soon as your gift arrives.',
    toFront: 'Back to home',
  },
  ar: DONATE_AR,
  es: DONATE_ES,
  fr: DONATE_FR,
  mi: DONATE_MI,
  vi: DONATE_VI,
  zh: DONATE_ZH,
});
