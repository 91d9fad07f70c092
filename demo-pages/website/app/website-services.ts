import { getCookie } from 'hono/cookie';
import { botCheckPolicy } from '../platform/bot-check/bot-check-policy.ts';
import { countCartItems } from '../shop/cart/read-cart.ts';
import type { Giving } from './create-giving.ts';
import type { Donations } from '../giving/donations/donations.ts';
import { changePolicy } from '../platform/http/security-headers.ts';
import { visitorValue } from '../platform/http/visitor-values.ts';
import type { WebsiteContext } from '../platform/http/website-env.ts';
import { staffWords } from '../content/staff-words.ts';
import type { Participation } from '../platform/forms/participation.ts';
import type { Payments } from '../payments/payments.ts';
import type { ProviderEventHandler } from '../payments/provider/provider-events-route.ts';
import type { Refunds } from '../payments/refunds/refunds.ts';
import type { PageContext } from '../platform/site/page-context.ts';
import { ownPath, siteOfPath } from '../platform/site/sites.ts';
import { currentSession } from '../platform/site/visitor-session.ts';
import type { WebsiteOptions } from './website-options.ts';

/** What the routes share: the options with their defaults, and the payments built on them. */
export interface WebsiteServices
  extends Required<
    Omit<
      WebsiteOptions,
      'forms' | 'mailTransport' | 'trustedProxies' | 'staffPassword' | 'alertsTo' | 'siteScripts' | 'drawBlocks'
    >
  > {
  /** Makes the first administrator of the staff area, and opens nothing once there is one. */
  staffPassword: string | undefined;
  /** Who is mailed about what needs a look soon; nobody without an address. */
  alertsTo: string | undefined;
  participation: Participation;
  payments: Payments;
  donations: Donations;
  /** Bring the site up to date with an event of the provider. */
  eventHandlers: readonly ProviderEventHandler[];
  refunds: Refunds;
  /** Compares our books with the provider's list of charges. */
  reconcile: Giving['reconcile'];
}

/** Switches on the panel that shows the events for a tag manager. */
export const ANALYTICS_COOKIE = 'haven_analytics';
/**
 * Payment pages have no newsletter form in their footer: they link nowhere else, and their policy allows only what they
 * need.
 */
const PAYING = /^\/(cart\/e-cards|checkout\/.*|merchant(\/.*)?)$/;

/** The context of the page for this request. */
export async function pageContext(
  c: WebsiteContext,
  { db, siteOrigin, isSandbox, participation }: WebsiteServices,
  ofPath = siteOfPath(c.req.path),
): Promise<PageContext> {
  const site = ofPath.language === 'en' ? ofPath : { ...ofPath, words: await staffWords(db, ofPath.language) };
  const cartCount = await countCartItems(db, currentSession(c), site);
  const showsAnalytics = getCookie(c, ANALYTICS_COOKIE) === 'shown';
  const facts = { site, path: c.req.path, cartCount, origin: new URL(siteOrigin).origin, showsAnalytics, isSandbox };
  if (PAYING.test(ownPath(c.req.path))) return facts;
  changePolicy(c, botCheckPolicy(participation.botCheck));
  return {
    ...facts,
    newsletterTicket: await visitorValue(c, () => participation.ticket('subscribe')),
    botCheck: participation.botCheck.page,
  };
}
