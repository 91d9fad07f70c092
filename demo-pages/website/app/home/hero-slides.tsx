import HOME from '#texts/website/home';
import { HeroCarousel, linkTo, type Markup, type PageContext, pageTexts } from '../../platform/index.ts';
import type { HeroText } from './home-texts.ts';

/** The large slides at the top. The first one has the page's heading, and its picture loads with priority. */
export function heroSlides({ site }: PageContext, heroes: readonly HeroText[]): Markup {
  return (
    <HeroCarousel label={pageTexts(site, HOME)('slides')}>
      {heroes.map(({ eyebrow, eyebrowLang, title, text, image, link: [label, path], seconds }, place) => (
        <article key={title} className="haven-hero" data-slide-time={seconds}>
          <img
            className="haven-hero__image"
            src={image}
            width={1600}
            height={900}
            alt=""
            {...(place === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          />
          <div className="haven-hero__content">
            <p className="haven-hero__eyebrow" lang={eyebrowLang || undefined}>
              {eyebrow}
            </p>
            {place === 0 ? (
              <h1 className="haven-hero__title">{title}</h1>
            ) : (
              <h2 className="haven-hero__title">{title}</h2>
            )}
            <p className="haven-hero__text">{text}</p>
            <div className="haven-actions">
              <a
                className={`haven-button haven-button--large haven-button--${place === 0 ? 'give' : 'on-dark'}`}
                {...linkTo(site, path)}
              >
                {label}
              </a>
            </div>
          </div>
        </article>
      ))}
    </HeroCarousel>
  );
}
