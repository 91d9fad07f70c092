import type { PageContext } from '../../../pages/page-context.ts';
import { countCartItems } from '../cart/read-cart.ts';
import type { WebsiteContext } from '../http/website-env.ts';
import type { Payments } from '../payment/payments.ts';
import { currentSession } from '../session/session.ts';
import { siteOfPath } from '../sites.ts';
import type { WebsiteOptions } from '../website-options.ts';

/** What the routes share: the options with nothing left out, and the payments built on them. */
export interface WebsiteServices extends Required<WebsiteOptions> {
  payments: Payments;
}

/** The facts that the page for this request needs. */
export async function pageContext(
  c: WebsiteContext,
  { db }: WebsiteServices,
  site = siteOfPath(c.req.path),
): Promise<PageContext> {
  return { site, path: c.req.path, cartCount: await countCartItems(db, currentSession(c), site) };
}
