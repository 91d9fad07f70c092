import { textRoom } from '../../../site/languages/page-texts.ts';
import { GIVING_DATA_AR } from './giving-data.ar.ts';
import { GIVING_DATA_ES } from './giving-data.es.ts';
import { GIVING_DATA_FR } from './giving-data.fr.ts';
import { GIVING_DATA_MI } from './giving-data.mi.ts';
import { GIVING_DATA_VI } from './giving-data.vi.ts';
import { GIVING_DATA_ZH } from './giving-data.zh.ts';

/** What the pages of a donor’s own details and data say. */
export const GIVING_DATA = textRoom({
  en: {
    title: 'Your details',
    lead: 'What we keep of {address}. To give with another email address, {tell}.',
    tellUs: 'tell us',
    nameAndAddress: 'Name and postal address',
    personTitle: 'Title',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    organisation: 'Organisation',
    street: 'Street and number',
    suburb: 'Suburb',
    city: 'Town or city',
    region: 'State or region',
    postcode: 'Postcode',
    country: 'Country',
    AUS: 'Australia',
    NZL: 'New Zealand',
    save: 'Save my details',
    detailsTitle: 'Your details are changed',
    detailsText:
      'They hold for your next gifts, receipts and statements. Receipts that you have already got stay as they are.',
    language: 'Language',
    languageLabel: 'Language of our mails and receipts',
    languageHint: 'For monthly gifts that go on, and for what we send from now on.',
    languageSave: 'Save the language',
    languageTitle: 'Your language is changed',
    languageText: 'Our next mails and receipts are in it. Receipts that you have already got stay as they are.',
    newsletter: 'Newsletter',
    newsletterTitle: 'Your choice about the newsletter is stored',
    newsletterText: 'It holds at once.',
    youGet: 'You get the newsletter of {country}.',
    youDoNotGet: 'You do not get the newsletter of {country}.',
    leave: 'Leave it',
    get: 'Get it',
    sessions: 'Where you are signed in',
    sessionsText:
      'We sign you out after 30 minutes of inactivity, and 24 hours after you signed in. Have you used a shared or lost device? Sign out everywhere: links in your mail that nobody has used yet then stop working too.',
    signOutEverywhere: 'Sign out everywhere',
    yourData: 'Your data',
    asFile: 'Everything that we keep of you, as a file that programs can read.',
    download: 'Download my data',
    erase: 'Erase my data',
    eraseTitle: 'Erase your data',
    eraseLead: 'For {address}, in Australia and Aotearoa New Zealand, at once and for good.',
    whatGoes: 'What goes',
    whatGoesText:
      'Your name, your addresses and your phone number, from gifts, orders, petitions, the newsletter and every form that you sent; mails to you and cards that you sent or that others sent to you; what tells us your card or account. Cards that are still to go out are not sent. You can no longer download receipts: do so before, if you need them.',
    whatStays: 'What stays',
    whatStaysText:
      'The amounts, days and receipt numbers of your gifts, without you, for as long as tax law asks. Our payment provider and your bank keep their own records of payments.',
    planGoesTitle: 'A monthly gift goes on',
    planGoes: 'We need your details for it. {stop}, and then come back.',
    stopFirst: 'Stop it first',
    paymentTitle: 'A payment is being made at this moment',
    paymentRuns: 'Nothing was erased: try again in some minutes.',
    confirm: 'Erase everything. I know that it cannot be undone.',
    tickErase: 'Tick the box to say that everything may be erased.',
    tooLong: 'Enter at most {limit} characters.',
    keep: 'Keep it',
  },
  ar: GIVING_DATA_AR,
  es: GIVING_DATA_ES,
  fr: GIVING_DATA_FR,
  mi: GIVING_DATA_MI,
  vi: GIVING_DATA_VI,
  zh: GIVING_DATA_ZH,
});
