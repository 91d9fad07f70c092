import type { HtmlEscapedString } from 'hono/utils/html';
import { formatMoney } from '#website/money.ts';
import { SITES, type Site } from '../server/website/sites.ts';

/** A piece of escaped HTML. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** What every page knows. */
export interface PageContext {
  site: Site;
  /** The path that was asked for, with the site's prefix and without the query. */
  path: string;
  cartCount: number;
}

/** Cents as people of the site read them. */
export function price(minor: number, site: Site): string {
  return formatMoney(minor, site.currency, site.code);
}

/** A path on the visitor's own site; `/` is its home page. */
export function to(site: Site, path: string): string {
  return path === '/' ? site.prefix || '/' : `${site.prefix}${path}`;
}

const SHARED_PAGE = /^\/(gifts(\/[\w-]+)?|merchant|privacy)?$/;

/** The same page in the other country, or its home page where the page belongs to this country's cart. */
export function otherCountryPath({ site, path }: PageContext, other: Site): string {
  const own = path.slice(site.prefix.length) || '/';
  return to(other, SHARED_PAGE.test(own) ? own : '/');
}

export { SITES };
