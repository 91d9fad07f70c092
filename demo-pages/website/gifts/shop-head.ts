import { html } from 'hono/html';
import { alternateLinks } from '../site/layout/alternate-links.ts';
import type { Markup, PageContext } from '../site/page-context.ts';

export interface ShopHead {
  /** Another address that this page is known by, such as the gift of a variant. */
  canonical?: string;
  /** A page for one person alone: search engines stay out, and its address goes nowhere. */
  isPrivate?: boolean;
}

/** What a page of the shop adds to the head. */
export function shopHead(context: PageContext, { canonical, isPrivate }: ShopHead = {}): Markup {
  const links = isPrivate
    ? html`<meta name="robots" content="noindex, nofollow"><meta name="referrer" content="same-origin">\n`
    : alternateLinks(canonical ? { ...context, path: canonical } : context);
  return html`<link rel="stylesheet" href="/design/shop.css">
${links}`;
}
