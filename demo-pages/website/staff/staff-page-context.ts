import type { WebsiteContext } from '../http/website-env.ts';
import type { PageContext } from '../site/page-context.ts';
import { pageContext, type WebsiteServices } from '../website-services.ts';

/** The context of a page in the staff area: it shows no newsletter form. */
export async function staffPageContext(c: WebsiteContext, services: WebsiteServices): Promise<PageContext> {
  const { newsletterTicket: _, botCheck: __, ...context } = await pageContext(c, services);
  return context;
}
