import HOME from '#texts/website/home';
import {
  FeaturedContent,
  linkTo,
  type Markup,
  type PageContext,
  pageTexts,
  type Site,
  to,
} from '../../platform/index.ts';

const STORIES = [
  ['well', 'A well for two thousand people, and who decides where it goes', 'two-thousand-people-one-well'],
  ['classroom', 'The classroom that moves with its pupils', 'the-classroom-that-moves'],
  ['camp', 'Winter comes early to the valley: 1,200 tents are being insulated', 'winter-comes-early-to-the-valley'],
  ['road', 'Light on the long road: lamps along the path to the border crossing', 'light-on-the-long-road'],
] as const;

/**
 * Four stories from both countries, each with its picture; they are in English, so other languages have the links
 * alone.
 */
export function featuredSection({ site }: PageContext): Markup {
  const text = pageTexts(site, HOME);
  return (
    <section className="section" aria-labelledby="featured-title">
      <div className="section__inner featured-row">
        <div className="featured-row__text">
          <h2 className="section__title" id="featured-title">
            {text('field')}
          </h2>
          <p className="section__lead">{text('fieldLead')}</p>
          <ul className="link-list" role="list">
            <li>
              <a {...linkTo(site, '/news')}>{text('news')}</a>
            </li>
            <li>
              <a {...linkTo(site, '/events')}>{text('events')}</a>
            </li>
            <li>
              <a {...linkTo(site, '/blog')}>{text('blog')}</a>
            </li>
            <li>
              <a {...linkTo(site, '/media')}>{text('media')}</a>
            </li>
          </ul>
        </div>
        {site.language === 'en' && stories(site, text('stories'))}
      </div>
    </section>
  );
}

const stories = (site: Site, label: string): Markup => (
  <FeaturedContent className="featured-row__slides" label={label} slideTime={6}>
    {STORIES.map(([picture, title, slug]) => (
      <a key={picture} href={to(site, `/news/${slug}`)}>
        <img src={`/design/stories/${picture}.svg`} width={800} height={450} alt="" loading="lazy" />
        <span>{title}</span>
      </a>
    ))}
  </FeaturedContent>
);
