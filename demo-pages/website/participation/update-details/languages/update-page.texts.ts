import { textRoom } from '../../../platform/index.ts';
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
    lead: 'Moved, married, a new card? Tick what has changed, and your gifts will continue without a gap.',
    before: 'Before you start',
    neverCard: 'Never your card number.',
    neverCardText: '{never} We only ask for the new expiry date. If the number has changed, call us.',
    whyOld: 'Why your old details?',
    whyOldText: '{why} We use these to find your record. Fill in what you can.',
    person: 'A person makes each change',
    personText:
      '{person} within two working days, and we email the address we had for you, so that nobody else can change it without you knowing.',
    talk: 'Prefer to talk? {phone} (illustrative). Read our {notice}.',
    thanksTitle: 'Thank you, we have your changes',
    thanksText: 'One of our team checks every change before it is made.',
    nextMail: 'We’ll email the address we had for you, to make sure it was you.',
    nextDays: 'We’ll make the change within two working days.',
    nextGifts: 'Your gifts continue unchanged in the meantime.',
    toFront: 'Go to the home page',
  },
  ar: UPDATE_PAGE_AR,
  es: UPDATE_PAGE_ES,
  fr: UPDATE_PAGE_FR,
  mi: UPDATE_PAGE_MI,
  vi: UPDATE_PAGE_VI,
  zh: UPDATE_PAGE_ZH,
});
