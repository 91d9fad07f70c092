import { and, eq, isNull } from 'drizzle-orm';
import { decimalText, parseMoney } from '#rules/money.ts';
import type { Database } from '../../../server/database/open-database.ts';
import {
  adoptEntry,
  type Charity,
  type FolderEntry,
  imageName,
  managedEntries,
  seedEntries,
  type Typed,
  typedTranslations,
  type UnusedFile,
} from '../../content/index.ts';
import { activeSites, type CalendarDay, dayIn, nearToday, TRANSLATIONS } from '../../platform/index.ts';
import { APPEAL_KIND, appealFields } from './appeal-kind.ts';
import { appeals } from './appeals-schema.ts';

/** Gives appeals that were made before there were versions a first one, as they are. */
export async function adoptAppeals(tx: Database, now: number): Promise<void> {
  const ofAppeal = and(eq(managedEntries.kind, 'appeal'), eq(managedEntries.key, appeals.code));
  const rows = await tx
    .select({ appeal: appeals })
    .from(appeals)
    .leftJoin(managedEntries, ofAppeal)
    .where(isNull(managedEntries.key));
  for (const { appeal } of rows)
    await adoptEntry(tx, APPEAL_KIND, { key: appeal.code, fields: appealFields(appeal) }, now);
}

/** The appeals of the folder as staff's form has them, of the countries that are on. */
export const appealsOfFolder = ({ entries, organisation: { datesAsOf } }: Charity, now: number): FolderEntry[] =>
  entries.appeals
    .filter(({ value: { country } }) => activeSites().some(({ code }) => code === country))
    .map(({ id, value }) => {
      const { country, goal, from, until, match, picture, texts } = value;
      const { name, summary, story, partner = '' } = texts.en;
      const today = dayIn(country, now);
      const moved = (day: CalendarDay) => (datesAsOf ? nearToday(day, { asOf: datesAsOf, today }) : day);
      const dollars = (text: string) => decimalText(parseMoney(text) ?? 0);
      return {
        key: id,
        fields: {
          ...{ siteCountryCode: country, name, summary, story, image: imageName(picture), goalMinor: dollars(goal) },
          ...{ from: moved(from), until: until ? moved(until) : '' },
          matchPercent: String(match?.percent ?? 0),
          matchCapMinor: dollars(match?.most ?? '0'),
          matchPartner: match ? partner : '',
          ...translations(texts),
        },
      };
    });

function translations(texts: Charity['entries']['appeals'][number]['value']['texts']): Typed {
  const ofLanguages = TRANSLATIONS.map((language) => {
    const { alt: _, partner, ...own } = texts[language] ?? {};
    const all = Object.entries({ ...own, matchPartner: partner }).filter(([, text]) => text !== undefined);
    return [language, Object.fromEntries(all)] as const;
  });
  return typedTranslations(Object.fromEntries(ofLanguages));
}

/** Brings the appeals up to date with the folder. What they have raised stays. */
export const seedAppeals = (tx: Database, charity: Charity, now: number): Promise<UnusedFile[]> =>
  seedEntries(tx, APPEAL_KIND, appealsOfFolder(charity, now), now);
