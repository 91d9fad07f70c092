import type { PageContext } from '../../../pages/page-context.ts';
import { cartNews } from '../cart/review-cart.ts';
import type { WebsiteContext } from '../http/website-env.ts';
import { currentSession } from '../session/session.ts';
import type { Site } from '../sites.ts';
import { pageContext, type WebsiteServices } from './website-services.ts';

/** The facts of a page that shows the cart: it is brought up to date first, and the page tells what changed. */
export async function cartContext(c: WebsiteContext, services: WebsiteServices, site: Site): Promise<PageContext> {
  const notices = await cartNews(services.db, currentSession(c), site);
  return { ...(await pageContext(c, services, site)), notices };
}
