import { participationContext } from '../../platform/forms/form-page-context.ts';
import type { WebsiteContext } from '../../platform/http/website-env.ts';
import type { PageContext } from '../../platform/site/page-context.ts';
import type { Site } from '../../platform/site/sites.ts';
import type { WebsiteServices } from '../../app/website-services.ts';

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
