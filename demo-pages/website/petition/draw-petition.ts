import { participationContext } from '../forms/form-page-context.ts';
import type { WebsiteContext } from '../http/website-env.ts';
import { previewContext } from '../managed-content/preview-context.ts';
import type { Markup } from '../site/page-context.ts';
import type { SentForm } from '../site/sent-form.ts';
import { type Site, siteOf } from '../site/sites.ts';
import type { WebsiteServices } from '../website-services.ts';
import { ownPetitionPage, petitionPage } from './petition-page.ts';
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
  services: WebsiteServices,
  { site, petition, sent, isPreview = false }: Drawing,
): Promise<Markup> {
  const { db, participation, clock } = services;
  const pageId = PAGE_PETITIONS[site.code];
  const signatures = await countSignatures(db, petition?.nodeId ?? pageId);
  const contextOf = isPreview ? previewContext : participationContext;
  const data = { signatures, ticket: await participation.ticket('petition'), now: clock(), sent };
  if (petition === undefined || petition.nodeId === pageId) {
    const context = await contextOf(c, services, site, '/petition');
    return petitionPage(context, { ...data, petition });
  }
  const own = siteOf(petition.siteCountryCode);
  const context = await contextOf(c, services, own, `/petitions/${petition.nodeId}`);
  // The other country has no such petition, only one of its own.
  return ownPetitionPage({ ...context, otherCountryPage: '/petition' }, { ...data, petition });
}
