import type { WebsiteContext } from '../http/website-env.ts';
import { type PageContext, to } from '../site/page-context.ts';
import type { Site } from '../site/sites.ts';
import { pageContext, type WebsiteServices } from '../../app/website-services.ts';

/** The context of a form's page, which is also drawn at the address that the form posts to. */
export async function participationContext(
  c: WebsiteContext,
  services: WebsiteServices,
  site: Site,
  path: string,
): Promise<PageContext> {
  return { ...(await pageContext(c, services, site)), path: to(site, path), otherCountryPage: path };
}
