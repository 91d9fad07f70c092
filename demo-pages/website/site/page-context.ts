import type { HtmlEscapedString } from 'hono/utils/html';
import { formatMoney } from '#website/money.ts';
import { SITES, type Site } from './sites.ts';

/** A piece of escaped HTML. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** What every page knows. */
export interface PageContext {
  site: Site;
  /** The path that was asked for, with the site's prefix and without the query. */
  path: string;
  cartCount: number;
  /** The origin that visitors see, for addresses that search engines keep. */
  origin: string;
  /** What this page is in the other country, without a prefix, where it is not at the same path. */
  otherCountryPage?: string;
  /** Lets the newsletter's form in the foot be sent without JavaScript; a page without one shows no such form. */
  newsletterTicket?: string;
  /** Where the blocks find the bot check: a script of the site, or a key for Google's. */
  botCheck?: { src?: string; siteKey?: string };
  /** The visitor has switched on the panel that shows what is told to a tag manager. */
  showsAnalytics?: boolean;
  /** What changed in the cart since the visitor looked last. */
  notices?: readonly string[];
}

/** Cents as people of the site read them. */
export function price(minor: number, site: Site): string {
  return formatMoney(minor, site.currency, site.code);
}

/** A path on the visitor's own site; `/` is its home page. */
export function to(site: Site, path: string): string {
  return path === '/' ? site.prefix || '/' : `${site.prefix}${path}`;
}

const SHARED_PAGE =
  /^\/(gifts(\/[\w-]+)?|donate|news|events|blog|media|petition|bequest|newsletter|update-details|merchant|privacy)?$/;

/** The same page in the other country, or its home page where the page belongs to this country's cart. */
export function otherCountryPath({ site, path, otherCountryPage }: PageContext, other: Site): string {
  if (otherCountryPage !== undefined)
    return to(other, other === site ? path.slice(site.prefix.length) || '/' : otherCountryPage);
  const own = path.slice(site.prefix.length) || '/';
  return to(other, SHARED_PAGE.test(own) ? own : '/');
}

export { SITES };
