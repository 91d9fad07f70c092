import LAYOUT from '#texts/website/layout';
import LISTINGS from '#texts/website/listings';
import {
  addressOf,
  alternateLinks,
  linkTo,
  type Markup,
  type PageContext,
  pageTexts,
  type Site,
  staffText,
  structuredData,
  to,
} from '../../../platform/index.ts';
import { FEED_FORMATS, feedTitle } from '../feeds/article-feed.tsx';
import { type ListingName, listingPath } from '../listing-definition.ts';

export interface ListingHead {
  /** Whether the other country has the same page. */
  isShared: boolean;
  /** The page number of a list; later pages have their own canonical addresses. */
  page?: number;
  /** The list whose feeds or calendar the page names. */
  list?: ListingName;
  /** Structured data for search engines. */
  data?: Parameters<typeof structuredData>[0];
}

/** The tags that a page of the listings adds to the head. */
export function listingHead(context: PageContext, { isShared, page = 1, list, data }: ListingHead): Markup {
  const own = `${context.origin}${addressOf(context.path, { page: page > 1 ? String(page) : '' })}`;
  return (
    <>
      <link rel="stylesheet" href="/design/stories/listings.css" />
      {isShared && page === 1 ? alternateLinks(context) : <link rel="canonical" href={own} />}
      {list && feedLinks(list, context.site)}
      {data && structuredData(data)}
    </>
  );
}

/** Where programs that follow a list find it. */
function feedLinks(list: ListingName, site: Site): Markup | '' {
  if (list === 'media') return '';
  if (list === 'events') {
    const title = pageTexts(site, LISTINGS)('calendar');
    return <link rel="alternate" type="text/calendar" title={title} href={to(site, '/events/calendar.ics')} />;
  }
  const title = feedTitle(list, site);
  return (
    <>
      {Object.entries(FEED_FORMATS).map(([file, { type }]) => (
        <link key={file} rel="alternate" type={type} title={title} href={to(site, `/${list}/${file}`)} />
      ))}
    </>
  );
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
