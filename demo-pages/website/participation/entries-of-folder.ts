import type { Database } from '../../server/database/open-database.ts';
import {
  type Charity,
  type FolderEntry,
  imageName,
  mainOf,
  seedEntries,
  translationsOf,
  type UnusedFile,
} from '../content/index.ts';
import { activeSites, dayIn, nearToday, siteOf, TRANSLATIONS, to } from '../platform/index.ts';
import { GUIDE_KIND } from './bequest/guide-kind.tsx';
import { PETITION_KIND } from './petition/petition-kind.ts';

const isOn = (country: string) => activeSites().some(({ code }) => code === country);

/** What is translated of one text of an entry, as a form has it. */
const translated = <Field extends string>(
  field: string,
  texts: Readonly<Partial<Record<string, Readonly<Partial<Record<Field, unknown>>>>>>,
  source: Field,
) =>
  translationsOf(
    field,
    Object.fromEntries(
      TRANSLATIONS.flatMap((language) => {
        const text = texts[language]?.[source];
        return typeof text === 'string' ? [[language, text]] : [];
      }),
    ),
  );

/** As people type it: `20,000`. */
const number = (count: number) => count.toLocaleString('en-AU');

/** The petitions of the folder as staff's form has them, of the countries that are on. */
export const petitionsOfFolder = ({ entries, organisation: { datesAsOf } }: Charity, now: number): FolderEntry[] =>
  entries.petitions
    .filter(({ value }) => isOn(value.country))
    .map(({ id, value }) => {
      const { country, goal, onPaper, ask, page, until, picture = '', texts } = value;
      const isMain = mainOf(entries.petitions, country)?.id === id;
      const today = dayIn(country, now);
      return {
        key: id,
        fields: {
          ...{ siteCountryCode: country, title: texts.en.title, counterTitle: texts.en.counter, ...ask },
          ...{ goal: number(goal), onPaper: number(onPaper), image: imageName(picture) },
          page: page ?? (isMain ? to(siteOf(country), '/petition') : ''),
          until: until && datesAsOf ? nearToday(until, { asOf: datesAsOf, today }) : (until ?? ''),
          ...translated('title', texts, 'title'),
          ...translated('counterTitle', texts, 'counter'),
        },
      };
    });

/** The guides of the folder as staff's form has them, of the countries that are on. */
export const guidesOfFolder = ({ entries }: Charity): FolderEntry[] =>
  entries.guides
    .filter(({ value }) => isOn(value.country))
    .map(({ id, value: { country, guide, team, picture = '', texts } }) => ({
      key: id,
      fields: {
        ...{ siteCountryCode: country, subject: texts.en.subject, pretext: texts.en.pretext, guidePath: guide, team },
        image: imageName(picture),
        ...translated('subject', texts, 'subject'),
        ...translated('pretext', texts, 'pretext'),
      },
    }));

/** Brings petitions up to date with the folder. Signatures stay. */
export const seedPetitions = (tx: Database, charity: Charity, now: number): Promise<UnusedFile[]> =>
  seedEntries(tx, PETITION_KIND, petitionsOfFolder(charity, now), now);

/** Brings guides up to date with the folder. Requests stay. */
export const seedGuides = (tx: Database, charity: Charity, now: number): Promise<UnusedFile[]> =>
  seedEntries(tx, GUIDE_KIND, guidesOfFolder(charity), now);
