import { botCheckPolicy } from '../bot-check/bot-check-routes.ts';
import { isOwnCopy } from '../http/request-facts.ts';
import { changePolicy } from '../http/security-headers.ts';
import type { WebsiteContext } from '../http/website-env.ts';
import { findPage, pageSecurity } from '../pages/site-pages.ts';
import type { PlatformServices } from '../platform-services.ts';
import { type PageContext, to } from './page-context.ts';
import { type Site, siteOfPath } from './sites.ts';
import { currentSession } from './visitor-session.ts';

/** The context of the page for this request. */
export async function pageContext(
  c: WebsiteContext,
  services: PlatformServices,
  ofPath = siteOfPath(c.req.path),
): Promise<PageContext> {
  const { db, siteOrigin, isSandbox, forms } = services;
  const site = ofPath.language === 'en' ? ofPath : { ...ofPath, words: await services.staffWords(db, ofPath.language) };
  // A page that all share says nothing of a cart: the header's script does.
  const isShared = findPage(c.req.path)?.cache === 'shared';
  const cartCount = isShared ? undefined : await services.countCartItems(db, currentSession(c), site);
  const showsAnalytics = isOwnCopy(c);
  const facts = { site, path: c.req.path, cartCount, origin: new URL(siteOrigin).origin, showsAnalytics, isSandbox };
  if (pageSecurity(c.req.path).isPlain) return facts;
  changePolicy(c, botCheckPolicy(forms.botCheck));
  return { ...facts, hasNewsletter: true, botCheck: forms.botCheck.page };
}

/** The context of a form's page, which is also rendered at the address that the form posts to. */
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
