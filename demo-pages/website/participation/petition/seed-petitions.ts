import type { Database } from '../../../server/database/open-database.ts';
import { seedEntry, type TranslatedTexts, type Typed, typedTranslations } from '../../content/index.ts';
import { PETITION_KIND } from './petition-kind.ts';
import { PAGE_PETITIONS } from './petitions.ts';

const SIGNED: TranslatedTexts = {
  ar: { counterTitle: 'من الأشخاص وقّعوا' },
  es: { counterTitle: 'personas han firmado' },
  fr: { counterTitle: 'personnes ont signé' },
  mi: { counterTitle: 'ngā tāngata kua waitohu' },
  vi: { counterTitle: 'người đã ký' },
  zh: { counterTitle: '人已签名' },
};
const TOGETHER: TranslatedTexts = {
  ar: { title: 'لتجتمع الأسر معًا' },
  es: { title: 'Que las familias puedan estar juntas' },
  fr: { title: 'Laissez les familles se réunir' },
  mi: { title: 'Tukua ngā whānau kia noho tahi' },
  vi: { title: 'Hãy để các gia đình được đoàn tụ' },
  zh: { title: '让家人团聚' },
};
const TRANSLATED = { ...typedTranslations(SIGNED), ...typedTranslations(TOGETHER) };

const FIELDS = {
  counterTitle: 'people have signed',
  postcode: 'optional',
  mobile: 'optional',
  location: 'not-asked',
  ...TRANSLATED,
};

/** The demonstration's petitions, one for each country. */
export const SEED_PETITIONS: readonly { key: string; fields: Typed }[] = [
  {
    key: PAGE_PETITIONS.AUS,
    fields: {
      ...FIELDS,
      siteCountryCode: 'AUS',
      title: 'Let families be together',
      goal: '20,000',
      onPaper: '3,214',
      page: '/petition',
      until: '',
    },
  },
  {
    key: PAGE_PETITIONS.NZL,
    fields: {
      ...FIELDS,
      siteCountryCode: 'NZL',
      title: 'Let whānau be together',
      goal: '8,000',
      onPaper: '1,047',
      page: '/nz/petition',
      until: '',
    },
  },
];

/** Publishes them where staff have not changed them. */
export async function seedPetitions(tx: Database, now: number): Promise<void> {
  for (const each of SEED_PETITIONS) await seedEntry(tx, PETITION_KIND, each, now);
}
