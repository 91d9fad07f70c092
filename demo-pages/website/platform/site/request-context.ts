import { getCookie } from 'hono/cookie';
import { botCheckPolicy } from '../bot-check/bot-check-policy.ts';
import { changePolicy } from '../http/security-headers.ts';
import { visitorValue } from '../http/visitor-values.ts';
import type { WebsiteContext } from '../http/website-env.ts';
import { pageSecurity } from '../pages/site-pages.ts';
import type { PlatformServices } from '../platform-services.ts';
import type { PageContext } from './page-context.ts';
import { siteOfPath } from './sites.ts';
import { currentSession } from './visitor-session.ts';

/** Switches on the panel that shows the events for a tag manager. */
export const ANALYTICS_COOKIE = 'haven_analytics';

/** The context of the page for this request. */
export async function pageContext(
  c: WebsiteContext,
  services: PlatformServices,
  ofPath = siteOfPath(c.req.path),
): Promise<PageContext> {
  const { db, siteOrigin, isSandbox, forms } = services;
  const site = ofPath.language === 'en' ? ofPath : { ...ofPath, words: await services.staffWords(db, ofPath.language) };
  const cartCount = await services.countCartItems(db, currentSession(c), site);
  const showsAnalytics = getCookie(c, ANALYTICS_COOKIE) === 'shown';
  const facts = { site, path: c.req.path, cartCount, origin: new URL(siteOrigin).origin, showsAnalytics, isSandbox };
  if (pageSecurity(c.req.path).isPlain) return facts;
  changePolicy(c, botCheckPolicy(forms.botCheck));
  return {
    ...facts,
    newsletterTicket: await visitorValue(c, () => forms.ticket('subscribe')),
    botCheck: forms.botCheck.page,
  };
}
