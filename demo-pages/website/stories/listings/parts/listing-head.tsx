import LAYOUT from '#texts/website/layout';
import LISTINGS from '#texts/website/listings';
import {
  addressOf,
  alternateLinks,
  linkTo,
  type Markup,
  type PageContext,
  pageTexts,
  staffText,
  to,
  trustedMarkup,
} from '../../../platform/index.ts';
import { type ListingName, listingPath } from '../listing-definition.ts';

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

/** The breadcrumb from the front page to an item. */
export function breadcrumb({ site }: PageContext, list: ListingName, title: string): Markup {
  const ofSite = pageTexts(site, LAYOUT);
  return (
    <nav className="breadcrumb" aria-label={ofSite('breadcrumb')}>
      <ol>
        <li>
          <a {...linkTo(site, '/')}>{pageTexts(site, LISTINGS)('home')}</a>
        </li>
        <li>
          <a href={to(site, listingPath(list))}>{ofSite(list)}</a>
        </li>
        <li>
          <span aria-current="page">{staffText(site, title)}</span>
        </li>
      </ol>
    </nav>
  );
}
