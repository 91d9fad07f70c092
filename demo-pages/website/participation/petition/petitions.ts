import type { SiteCountryCode } from '#rules/country.ts';
import { DEFAULT_PETITION_FIELDS, type PetitionField } from '#rules/forms/petition.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { currentCharity, findLive, mainOf, type TranslatedTexts, type WithTranslations } from '../../content/index.ts';
import { type Site, siteOf, to } from '../../platform/index.ts';
import { NODE_ID, type PetitionValues, petitionSettings } from './petition-content.ts';

/** The server's settings of a petition: a request names it by `nodeId` and cannot change anything else. */
export interface PetitionSettings {
  nodeId: string;
  siteCountryCode: SiteCountryCode;
  title: string;
  counterTitle: string;
  translations?: TranslatedTexts;
  goal: number;
  /** Signatures collected on paper, which are added to the count. */
  onPaper: number;
  fields: readonly PetitionField[];
  /** The picture that staff have chosen; without one pages show their own drawing, or none. */
  image?: string | undefined;
  /** Where it is: a path or an address; undefined for the page that the site renders of it. */
  page: string | undefined;
  /** When it closes, in epoch ms. */
  until: number | undefined;
}

/** What the forms of this site post as their kind of module. */
export const PETITION_MODULE_TYPE = 'petition';

/** The petition that a country's page `/petition` shows, by the charity's folder. */
export const pagePetition = (country: SiteCountryCode): string | undefined =>
  mainOf(currentCharity().entries.petitions, country)?.id;

/** The petition that staff have published under this node-id, also when its last day is over. */
export async function findPetition(db: Database, nodeId = ''): Promise<PetitionSettings | undefined> {
  const values = NODE_ID.test(nodeId)
    ? await findLive<WithTranslations<PetitionValues>>(db, 'petition', nodeId)
    : undefined;
  return values && petitionSettings(nodeId, values);
}

/** Whether it can be signed at a time (epoch ms). */
export const isOpenPetition = ({ until }: Pick<PetitionSettings, 'until'>, now: number): boolean =>
  until === undefined || now < until;

/** The petition's own page: without words, which belong to the page that an author makes. */
export const ownPetitionPath = (
  { nodeId, siteCountryCode }: Pick<PetitionSettings, 'nodeId' | 'siteCountryCode'>,
  site: Site = siteOf(siteCountryCode),
) => to(site, `/petitions/${nodeId}`);

/**
 * Where people find the petition, as a path of this site or a whole address; its own page in the language of a site.
 */
export const petitionAddress = (petition: PetitionSettings, site?: Site): string =>
  petition.page ?? ownPetitionPath(petition, site);

/** The value of the tag's attribute `fields`; undefined when these are the fields of a tag without it. */
export function petitionFieldsJson(fields: readonly PetitionField[]): string | undefined {
  const json = JSON.stringify(fields);
  return json === JSON.stringify(DEFAULT_PETITION_FIELDS) ? undefined : json;
}
