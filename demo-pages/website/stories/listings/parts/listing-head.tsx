import { addressOf, alternateLinks, type Markup, type PageContext, trustedMarkup } from '../../../platform/index.ts';

export interface ListingHead {
  /** Whether the other country has the same page. */
  isShared: boolean;
  /** The page number of a list; later pages have their own canonical addresses. */
  page?: number;
  /** Structured data for search engines. */
  data?: object;
}

/** The tags that a page of the listings adds to the head. */
export function listingHead(context: PageContext, { isShared, page = 1, data }: ListingHead): Markup {
  const own = `${context.origin}${addressOf(context.path, { page: page > 1 ? String(page) : '' })}`;
  return (
    <>
      <link rel="stylesheet" href="/design/stories/listings.css" />
      {isShared && page === 1 ? alternateLinks(context) : <link rel="canonical" href={own} />}
      {data && dataBlock(data)}
    </>
  );
}

// A data block never runs, so the script policy allows it; its text must only not contain its end tag.
function dataBlock(data: object): Markup {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" {...trustedMarkup(json)} />;
}
