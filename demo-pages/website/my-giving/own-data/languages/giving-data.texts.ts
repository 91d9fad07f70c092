import { textRoom } from '../../../platform/index.ts';
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
    lead: 'The details we hold about {address}. To give with another email address, {tell}.',
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
    AUS: 'Australian',
    NZL: 'New Zealand',
    save: 'Save my details',
    detailsTitle: 'Your details have been changed',
    detailsText:
      'We’ll use them for your next gifts, receipts and statements. Receipts you already have stay as they are.',
    language: 'Language',
    languageLabel: 'Language of our emails and receipts',
    languageHint: 'For your ongoing monthly gifts, and for everything we send from now on.',
    languageSave: 'Save the language',
    languageTitle: 'Your language has been changed',
    languageText: 'We’ll use it for our next emails and receipts. Receipts you already have stay as they are.',
    newsletter: 'Newsletter',
    newsletterTitle: 'Your newsletter choice has been saved',
    newsletterText: 'It takes effect straight away.',
    youGet: 'You’re subscribed to our {country} newsletter.',
    youDoNotGet: 'You’re not subscribed to our {country} newsletter.',
    leave: 'Unsubscribe',
    get: 'Subscribe',
    sessions: 'Where you are signed in',
    sessionsText:
      'Have you used a shared or lost device? Sign out everywhere: any unused links in your email will stop working too.',
    signOutEverywhere: 'Sign out everywhere',
    yourData: 'Your data',
    asFile: 'Everything we hold about you, as a data file.',
    download: 'Download my data',
    erase: 'Erase my data',
    eraseTitle: 'Erase your data',
    eraseLead: 'For {address}, in Australia and Aotearoa New Zealand, straight away and for good.',
    whatGoes: 'What will be erased',
    whatGoesText:
      'Your name, your addresses and your phone number, from gifts, orders, petitions, the newsletter and every form that you sent; emails to you and cards that you sent or that others sent to you; anything that identifies your card or account. Cards that have not gone out yet will not be sent. You will no longer be able to download receipts: do so first if you need them.',
    whatStays: 'What we keep',
    whatStaysText:
      'The amounts, days and receipt numbers of your gifts, without your details, for as long as tax law requires. Our payment provider and your bank keep their own records of payments.',
    planGoesTitle: 'You still have a monthly gift',
    planGoes: 'We need your details for it. {stop}, then come back.',
    stopFirst: 'Stop it first',
    paymentTitle: 'A payment is being made right now',
    paymentRuns: 'Nothing was erased: try again in a few minutes.',
    confirm: 'Erase everything. I know that it cannot be undone.',
    tickErase: 'Tick the box to confirm that everything can be erased.',
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
