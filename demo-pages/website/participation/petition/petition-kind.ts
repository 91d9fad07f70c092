import { defineKind, drawingsOf, refusePicture, tagMarkup, typedCountry } from '../../content/index.ts';
import { siteOf } from '../../platform/index.ts';
import { NODE_ID, petitionSchema, petitionSettings } from './petition-content.ts';
import { loadPetitionPage } from './petition-page.tsx';
import { ownPetitionPath, PETITION_MODULE_TYPE, type PetitionSettings, petitionFieldsJson } from './petitions.ts';
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
  choices: async (db) => ({ image: await drawingsOf(db, 'petition', 'title') }),
  refuse: (db, { values }) => refusePicture(db, 'petition', values.image),
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
