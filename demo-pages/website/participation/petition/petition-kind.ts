import type { Database } from '../../../server/database/open-database.ts';
import {
  defineKind,
  refuseGonePicture,
  seedEntry,
  type TranslatedTexts,
  type Typed,
  tagMarkup,
  typedCountry,
  typedTranslations,
} from '../../content/index.ts';
import { siteOf } from '../../platform/index.ts';
import { NODE_ID, petitionSchema, petitionSettings } from './petition-content.ts';
import { loadPetitionPage } from './petition-page.tsx';
import {
  ownPetitionPath,
  PAGE_PETITIONS,
  PETITION_MODULE_TYPE,
  type PetitionSettings,
  petitionFieldsJson,
} from './petitions.ts';
import { countSignatures } from './sign-petition.ts';

/** The markup with which an author places the petition on a page. */
function petitionTag({ nodeId, siteCountryCode, counterTitle, goal, fields }: PetitionSettings): string {
  return tagMarkup('petition-form', {
    'site-country-code': siteCountryCode,
    'node-id': nodeId,
    'module-type': PETITION_MODULE_TYPE,
    'counter-title': counterTitle,
    'signature-goal': goal,
    fields: petitionFieldsJson(fields),
  });
}

/** Petitions: staff make them, authors place their tag, and the site takes signatures under them. */
export const PETITION_KIND = defineKind({
  name: 'petition',
  slug: 'petitions',
  title: 'Petitions',
  lead: 'Petitions people can sign on this site, and on any page with a petition’s tag.',
  viewAct: 'view-records',
  editAct: 'edit-petition',
  key: {
    label: 'Petition code',
    help: 'The tag’s node-id, such as 1301. It can’t be changed later.',
    shape: NODE_ID,
    message: 'Enter up to 40 letters, digits and hyphens, such as 1301.',
  },
  schema: petitionSchema,
  translated: ['title', 'counterTitle'],
  // Those of a tag without the attribute `fields`.
  initial: { postcode: 'optional', mobile: 'optional', location: 'not-asked' },
  titleOf: ({ title = '' }) => title,
  countryOf: typedCountry,
  refuse: (db, { values }) => refuseGonePicture(db, values.image),
  // Signatures and their count stay: it only cannot be signed any more.
  takeDown: async () => {},
  preview: (c, services, { key, values }) =>
    loadPetitionPage(c, services, {
      site: siteOf(values.siteCountryCode),
      petition: petitionSettings(key, values),
      isPreview: true,
    }),
  async facts(db, key, typed) {
    const result = petitionSchema.safeParse(typed);
    const settings = result.data && petitionSettings(key, result.data);
    return {
      facts: [['Signatures', String(await countSignatures(db, key))]],
      ...(settings && {
        tag: petitionTag(settings),
        links: [[ownPetitionPath(settings), 'View page'] as const],
      }),
    };
  },
});

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
