import type { WebsiteContext } from '../http/website-env.ts';
import type { PageContext } from '../site/page-context.ts';
import type { Site } from '../site/sites.ts';
import { currentSession } from '../site/visitor-session.ts';
import { pageContext, type WebsiteServices } from '../website-services.ts';
import { cartNews } from './review-cart.ts';

/** The context of a page that shows the cart: the cart is reviewed first, and the page shows what changed. */
export async function cartContext(c: WebsiteContext, services: WebsiteServices, site: Site): Promise<PageContext> {
  const notices = await cartNews(services.db, currentSession(c), site);
  return { ...(await pageContext(c, services, site)), notices };
}
