import HOME from '#texts/website/home';
import { type HomeContent, wordsOn } from '../../content/index.ts';
import { FeaturedContent, linkTo, type Markup, pageTexts, type Site, to } from '../../platform/index.ts';

/**
 * Stories with their pictures. They are in English, so other languages have the links alone.
 */
export function featuredSection(site: Site, content: HomeContent['stories']): Markup {
  const words = wordsOn(site);
  const shown = content?.stories ?? [];
  const text = pageTexts(site, HOME);
  return (
    <section className="section" aria-labelledby="featured-title">
      <div className="section__inner featured-row">
        <div className="featured-row__text">
          <h2 className="section__title" id="featured-title">
            {words(content?.title)}
          </h2>
          {content?.lead && <p className="section__lead">{words(content.lead)}</p>}
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
        {site.language === 'en' && shown.length > 0 && stories(site, text('stories'), shown)}
      </div>
    </section>
  );
}

const stories = (site: Site, label: string, shown: NonNullable<HomeContent['stories']>['stories']): Markup => (
  <FeaturedContent className="featured-row__slides" label={label} slideTime={6}>
    {shown.map(({ news, title, picture }) => (
      <a key={news} href={to(site, `/news/${news}`)}>
        <img src={picture} width={800} height={450} alt="" loading="lazy" />
        <span>{title}</span>
      </a>
    ))}
  </FeaturedContent>
);
