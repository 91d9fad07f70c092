import {
  hasPage,
  type Markup,
  type PlatformServices,
  participationContext,
  previewContext,
  type SentForm,
  type Site,
  siteOf,
  type WebsiteContext,
} from '../../platform/index.ts';
import { ownPetitionPage, petitionPage } from './petition-page.tsx';
import { PAGE_PETITIONS, type PetitionSettings } from './petitions.ts';
import { countSignatures } from './sign-petition.ts';

interface Drawing {
  site: Site;
  /** Undefined for the country's own page while its petition is out of use. */
  petition: PetitionSettings | undefined;
  sent?: SentForm | undefined;
  isPreview?: boolean;
}

/** The page that the site has of a petition: with words for the two that it knows, otherwise its own. */
export async function drawPetition(
  c: WebsiteContext,
  services: PlatformServices,
  { site: wanted, petition, sent, isPreview = false }: Drawing,
): Promise<Markup> {
  const { db, forms, clock } = services;
  const pageId = PAGE_PETITIONS[wanted.code];
  const isOfCountry = petition === undefined || petition.nodeId === pageId;
  // The words of a country's petition are not in every language.
  const site = isOfCountry && !hasPage(wanted, '/petition') ? siteOf(wanted.code) : wanted;
  const signatures = await countSignatures(db, petition?.nodeId ?? pageId);
  const contextOf = isPreview ? previewContext : participationContext;
  const data = { signatures, ticket: await forms.ticket('petition'), now: clock(), sent };
  if (petition === undefined || isOfCountry) {
    const context = await contextOf(c, services, site, '/petition');
    return petitionPage(context, { ...data, petition });
  }
  const own = site.code === petition.siteCountryCode ? site : siteOf(petition.siteCountryCode);
  const context = await contextOf(c, services, own, `/petitions/${petition.nodeId}`);
  return ownPetitionPage(context, { ...data, petition });
}
