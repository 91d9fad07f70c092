import { participationContext } from '../forms/form-page-context.ts';
import type { WebsiteContext } from '../http/website-env.ts';
import type { PageContext } from '../site/page-context.ts';
import type { Site } from '../site/sites.ts';
import type { WebsiteServices } from '../website-services.ts';

/** The context of a public page that staff look at before it is published: without the newsletter's form, which would send. */
export async function previewContext(
  c: WebsiteContext,
  services: WebsiteServices,
  site: Site,
  path: string,
): Promise<PageContext> {
  const { newsletterTicket: _, ...context } = await participationContext(c, services, site, path);
  return { ...context, isPreview: true };
}
