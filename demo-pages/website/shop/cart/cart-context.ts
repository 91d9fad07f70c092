import type { PaymentServices } from '../../payments/index.ts';
import { currentSession, type PageContext, pageContext, type Site, type WebsiteContext } from '../../platform/index.ts';
import { cartNews } from './review-cart.ts';

/** The context of a page that shows the cart: the cart is reviewed first, and the page shows what changed. */
export async function cartContext(c: WebsiteContext, services: PaymentServices, site: Site): Promise<PageContext> {
  const notices = await cartNews(services.db, currentSession(c), site);
  return { ...(await pageContext(c, services, site)), notices };
}
