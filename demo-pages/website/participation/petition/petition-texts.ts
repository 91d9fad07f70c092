import type { SiteCountryCode } from '#rules/country.ts';
import type { Language, Site } from '../../platform/index.ts';
import { PETITION_AR } from './languages/petition-page.ar.ts';
import { PETITION_ES } from './languages/petition-page.es.ts';
import { PETITION_FR } from './languages/petition-page.fr.ts';
import { PETITION_MI } from './languages/petition-page.mi.ts';
import { PETITION_VI } from './languages/petition-page.vi.ts';
import { PETITION_ZH } from './languages/petition-page.zh.ts';

export interface PetitionTexts {
  addressee: string;
  lead: string;
  story: readonly string[];
  asks: readonly (readonly [title: string, text: string])[];
  quote: string;
  speaker: string;
}

const ENGLISH: Readonly<Record<SiteCountryCode, PetitionTexts>> = {
  AUS: {
    addressee: 'To the members of the Parliament',
    lead:
      'Somebody who has found safety should not have to choose between it and their children. We ask ' +
      'the Parliament to let refugee families be together within a year.',
    story: [
      'Samira left at night with two of her four children, because there was room for three on the truck. That was ' +
        'five years ago. She works in a bakery in Geelong now, rents two bedrooms more than she needs, and talks to ' +
        'the other two on a telephone that they share with their grandmother’s neighbours.',
      'Nothing stands between them but a form. It asks for a birth certificate from an office that ' +
        'burned down, for a fee of three months’ wages for each child, and for patience without end. ' +
        'While it waits in a pile, children become adults, and adults may not be brought at all.',
    ],
    asks: [
      [
        'Decide within twelve months',
        'An application that is complete is answered within a year, and its age counts from the day it ' +
          'was made: nobody turns eighteen in a pile of paper.',
      ],
      ['Take the fee away', 'For children, partners and parents of refugees, being together costs nothing.'],
      [
        'Believe other proof',
        'Where no certificate can be had, a test, a photograph and the word of people who know the family are enough.',
      ],
    ],
    quote: 'My son asks what the kitchen smells of. I tell him bread. He says: save me some.',
    speaker: 'Samira, who gave us her story and another name',
  },
  NZL: {
    addressee: 'To the members of Parliament, ki ngā mema Pāremata',
    lead:
      'Whānau is more than parents and small children, and safety is not whole without it. We ask ' +
      'Parliament to let refugee whānau be together within a year.',
    story: [
      'Yusuf came to Ōtautahi with his wife and a baby. His mother, who carried that baby across a ' +
        'border, was left behind: the form knows husbands, wives and children under eighteen, and no ' +
        'grandmothers. She is sixty-eight and alone in a camp of forty thousand.',
      'He asks every month. Every month he hears that there are so many places, that so many others ' +
        'ask, and that his mother is not a member of his family. He teaches mathematics. He has not found ' +
        'the sum in which that is true.',
    ],
    asks: [
      [
        'Count whānau as whānau do',
        'Grandparents, brothers and sisters, and the child somebody took in on the way are family.',
      ],
      [
        'Decide within twelve months',
        'An application that is complete is answered within a year, and its age counts from the day it was made.',
      ],
      ['Double the places', 'And let towns that have room and work say so: eleven have let us know that they do.'],
    ],
    quote: 'She taught me to count on her fingers. I would like my daughter to learn it there as well.',
    speaker: 'Yusuf, who gave us his story and another name',
  },
};

/** In each language that of the country whose site has the petition in it. */
const TRANSLATED: Readonly<Partial<Record<Language, PetitionTexts>>> = {
  ar: PETITION_AR,
  es: PETITION_ES,
  fr: PETITION_FR,
  mi: PETITION_MI,
  vi: PETITION_VI,
  zh: PETITION_ZH,
};

/** The texts of a country's petition in the language of the site. All people and figures are fictional. */
export const petitionTexts = ({ language, code }: Site): PetitionTexts => TRANSLATED[language] ?? ENGLISH[code];
