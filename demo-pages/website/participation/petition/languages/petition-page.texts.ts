import { textRoom } from '../../../platform/index.ts';
import { PETITION_PAGE_AR } from './petition-page.ar.ts';
import { PETITION_PAGE_ES } from './petition-page.es.ts';
import { PETITION_PAGE_FR } from './petition-page.fr.ts';
import { PETITION_PAGE_MI } from './petition-page.mi.ts';
import { PETITION_PAGE_VI } from './petition-page.vi.ts';
import { PETITION_PAGE_ZH } from './petition-page.zh.ts';

/** What the pages of a petition say beside its form, whose texts are the tag's own. */
export const PETITION_PAGE = textRoom({
  en: {
    petition: 'Petition',
    title: 'Petition: {title}',
    description: '{lead} The demonstration site of a fictional refugee agency.',
    asks: 'What we ask for',
    yourName: 'What happens to your name',
    handOver:
      'We’ll hand over the petition when it has {goal} names: first name, last name and postcode, nothing else. Your email address stays with us: we use it to make sure each person signs once. We’ll email you twice, to thank you and to tell you what came of it, and not again unless you tick the box.',
    onPaper:
      'The count includes {names} names on paper from our events. {agency} is a fictional agency: this petition goes to nobody, and its people and figures are made up.',
    addName: 'Add your name',
    closed: 'This petition is closed',
    closedThanks: 'Thank you to everyone who signed it.',
    sent: 'Petition sent',
    onPetition: 'Thank you. Your name is now on the petition.',
    confirms: 'We’ll email you to confirm your signature.',
    handedOver: 'We’ll hand over the petition when it reaches its goal.',
    writeAgain: 'We’ll email you once more, to tell you what came of it.',
    copyLink: 'Copy the link to this page',
    copyAddress: 'Copy this address: {address}',
    backToPetition: 'Back to the petition',
    eventsNearYou: 'Events near you',
  },
  ar: PETITION_PAGE_AR,
  es: PETITION_PAGE_ES,
  fr: PETITION_PAGE_FR,
  mi: PETITION_PAGE_MI,
  vi: PETITION_PAGE_VI,
  zh: PETITION_PAGE_ZH,
});
