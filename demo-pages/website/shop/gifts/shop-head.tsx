import { alternateLinks, type Markup, type PageContext } from '../../platform/index.ts';

export interface ShopHead {
  /** The canonical address of this page, such as the gift's address on the page of a variant. */
  canonical?: string;
  /** A page for one person: search engines do not index it, and no referrer is sent. */
  isPrivate?: boolean;
}

/** The tags that a page of the shop adds to the head. */
export function shopHead(context: PageContext, { canonical, isPrivate }: ShopHead = {}): Markup {
  const links = isPrivate ? (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="same-origin" />
    </>
  ) : (
    alternateLinks(canonical ? { ...context, path: canonical } : context)
  );
  return (
    <>
      <link rel="stylesheet" href="/design/shop.css" />
      {links}
    </>
  );
}
