import type { ReactElement } from 'react';
import { formatMoney, formatPrice } from '#rules/money.ts';
import { findPage, hasPage } from '../pages/site-pages.ts';
import { type Site, siteOf, siteOfPath, withoutPrefix } from './sites.ts';

/** A page or a part of it. */
export type Markup = ReactElement;

/** The data that every page needs. */
export interface PageContext {
  site: Site;
  /** The requested path, with the site's prefix and without the query. */
  path: string;
  /** Not known on a page that all visitors share. */
  cartCount: number | undefined;
  /** The public origin, for canonical addresses. */
  origin: string;
  /** The path of this page in the other country, without a prefix, when it differs. */
  otherCountryPage?: string;
  /** Its footer has the newsletter's form. */
  hasNewsletter?: boolean;
  /** Where the blocks find the bot check: a script of the site, or a key for Google's. */
  botCheck?: { src?: string; siteKey?: string };
  /** The visitor has switched on the panel that shows the events for a tag manager. */
  showsAnalytics?: boolean;
  /** Payments go to a sandbox, and pages say so. */
  isSandbox?: boolean;
  /** Staff look at it before it is published. */
  isPreview?: boolean;
  /** Changes in the cart since the visitor's last visit. */
  notices?: readonly string[];
}

/** What is offered, such as a price or a goal, in the site's format: without cents that are zero. */
export function offeredPrice(minor: number, site: Site): string {
  return formatPrice(minor, site.currency, site.code, site.lang);
}

/** What is charged or added up, in the site's format: always with its cents. */
export function price(minor: number, site: Site): string {
  return formatMoney(minor, site.currency, site.code, site.lang);
}

/**
 * A path on the visitor's own site; `/` is its home page. A page that is not translated is the country's English one.
 */
export function to(site: Site, path: string): string {
  const { prefix } = hasPage(site, path) ? site : siteOf(site.code);
  return path === '/' ? prefix || '/' : `${prefix}${path}`;
}

/** The attributes of a link to a path of the visitor's own site: they say so where the page is in English only. */
export function linkTo(site: Site, path: string) {
  return { href: to(site, path), hrefLang: hasPage(site, path) ? undefined : siteOf(site.code).lang };
}

/** The same page in the other country, or what that country has instead: its home page unless the page names one. */
export function otherCountryPath({ site, path, otherCountryPage }: PageContext, other: Site): string {
  const page = findPage(path);
  if (page?.countries === 'one') return path;
  const own = withoutPrefix(site, path);
  const elsewhere = otherCountryPage ?? page?.elsewhere;
  if (elsewhere !== undefined) return to(other, other.code === site.code ? own : elsewhere);
  return to(other, page?.countries === 'all' ? own : '/');
}

/** The attributes of the link there: they say so where the page is in English only. */
export function otherCountryLink(context: PageContext, other: Site) {
  const path = otherCountryPath(context, other);
  return { href: path, hrefLang: siteOfPath(path).hreflang };
}

/** An address with a query of the values that are not empty. */
export function addressOf(path: string, values: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  return query.size > 0 ? `${path}?${query}` : path;
}
