import type { WebsiteContext } from '../http/website-env.ts';
import type { PlatformServices } from '../platform-services.ts';
import { type PageContext, to } from '../site/page-context.ts';
import { pageContext } from '../site/request-context.ts';
import type { Site } from '../site/sites.ts';

/** The context of a form's page, which is also drawn at the address that the form posts to. */
export async function participationContext(
  c: WebsiteContext,
  services: PlatformServices,
  site: Site,
  path: string,
): Promise<PageContext> {
  return { ...(await pageContext(c, services, site)), path: to(site, path) };
}

/**
 * The context of a public page that staff look at before it is published: without the newsletter's form, which would
 * send.
 */
export async function previewContext(
  c: WebsiteContext,
  services: PlatformServices,
  site: Site,
  path: string,
): Promise<PageContext> {
  return { ...(await participationContext(c, services, site, path)), hasNewsletter: false, isPreview: true };
}
