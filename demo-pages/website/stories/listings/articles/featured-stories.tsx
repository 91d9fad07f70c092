import LISTINGS from '#texts/website/listings';
import {
  FeaturedContent,
  type Markup,
  type PageContext,
  pageTexts,
  type Site,
  staffText,
  to,
} from '../../../platform/index.ts';
import type { Article } from '../listings-schema.ts';

/** The head of the news, with four stories as a carousel of pictures. */
export function leadingStories({ site }: PageContext, heading: Markup, featured: readonly Article[]): Markup {
  return featured.length > 0 ? (
    <div className="listing-lead">
      {heading}
      {featuredStories(featured, site)}
    </div>
  ) : (
    heading
  );
}

function featuredStories(featured: readonly Article[], site: Site): Markup {
  return (
    <FeaturedContent label={pageTexts(site, LISTINGS)('featured')} slideTime={8}>
      {featured.map(({ kind, slug, image, title }, index) => (
        <a key={slug} className="featured-story" href={to(site, `/${kind}/${slug}`)}>
          <img src={image} width={800} height={450} alt="" fetchPriority={index === 0 ? 'high' : undefined} />
          <span className="featured-story__title">{staffText(site, title)}</span>
        </a>
      ))}
    </FeaturedContent>
  );
}
