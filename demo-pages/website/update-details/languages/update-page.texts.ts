import { textRoom } from '../../site/languages/page-texts.ts';
import { UPDATE_PAGE_AR } from './update-page.ar.ts';
import { UPDATE_PAGE_ES } from './update-page.es.ts';
import { UPDATE_PAGE_FR } from './update-page.fr.ts';
import { UPDATE_PAGE_MI } from './update-page.mi.ts';
import { UPDATE_PAGE_VI } from './update-page.vi.ts';
import { UPDATE_PAGE_ZH } from './update-page.zh.ts';

/** What the page for changed details says beside what its tag says. */
export const UPDATE_PAGE = textRoom({
  en: {
    title: 'Update your details',
    description: 'Tell us about a new name, address, phone, email or card expiry date. A demonstration site.',
    supporters: 'For our supporters',
    lead: 'Moved, married, a new card? Tick what has changed, and your gifts go on without a gap.',
    before: 'Before you start',
    neverCard: 'Never your card number.',
    neverCardText: '{never} We ask for the new expiry date alone. If the number has changed, call us.',
    whyOld: 'Why your old details?',
    whyOldText: '{why} By them we find you among all our supporters. They need not be complete.',
    person: 'A person makes each change',
    personText:
      '{person} within two working days, and a mail goes to the address we had for you, so that nobody else can change it unseen.',
    talk: 'Would you rather talk? {phone} (illustrative). Read our {notice}.',
    tickOne: 'Tick one or more, and fill in what you ticked.',
    country: 'Country',
    AUS: 'Australia',
    NZL: 'New Zealand',
    street: 'Street and number',
    suburb: 'Suburb',
    state: 'State or region',
    postcode: 'Postcode',
    newExpiry: 'New expiry date (MM/YY)',
    read: 'I have read the {notice}',
    thanksTitle: 'Thank you, we have your changes',
    thanksText: 'A person looks at every change before it is made.',
    nextMail: 'A mail goes to the address we had for you, to be sure that it was you.',
    nextDays: 'We make the change within two working days.',
    nextGifts: 'Your gifts continue unchanged meanwhile.',
    toFront: 'Go to the front page',
  },
  ar: UPDATE_PAGE_AR,
  es: UPDATE_PAGE_ES,
  fr: UPDATE_PAGE_FR,
  mi: UPDATE_PAGE_MI,
  vi: UPDATE_PAGE_VI,
  zh: UPDATE_PAGE_ZH,
});
