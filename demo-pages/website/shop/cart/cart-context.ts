import type { PaymentServices } from '../../payments/payment-services.ts';
import type { WebsiteContext } from '../../platform/http/website-env.ts';
import type { PageContext } from '../../platform/site/page-context.ts';
import { pageContext } from '../../platform/site/request-context.ts';
import type { Site } from '../../platform/site/sites.ts';
import { currentSession } from '../../platform/site/visitor-session.ts';
import { cartNews } from './review-cart.ts';

/** The context of a page that shows the cart: the cart is reviewed first, and the page shows what changed. */
export async function cartContext(c: WebsiteContext, services: PaymentServices, site: Site): Promise<PageContext> {
  const notices = await cartNews(services.db, currentSession(c), site);
  return { ...(await pageContext(c, services, site)), notices };
}
