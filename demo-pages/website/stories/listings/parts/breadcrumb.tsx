import LAYOUT from '#texts/website/layout';
import LISTINGS from '#texts/website/listings';
import { linkTo, type Markup, type PageContext, pageTexts, staffText, to } from '../../../platform/index.ts';
import { type ListingName, listingPath } from '../listing-definition.ts';

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
