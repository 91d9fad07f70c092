import HOME from '#texts/website/home';
import { type HomeContent, inCountry, wordsOn } from '../../content/index.ts';
import {
  type Markup,
  organisationOf,
  pageTexts,
  type Site,
  TestimonialCarousel,
  VideoBlock,
  VideoModal,
} from '../../platform/index.ts';

/** Quotes from people, one at a time. */
export function voicesSection(site: Site, content: HomeContent['voices']): Markup {
  const text = pageTexts(site, HOME);
  const words = wordsOn(site);
  return (
    <section className="section" aria-labelledby="voices-title">
      <div className="section__inner">
        <div className="section__head">
          <h2 className="section__title" id="voices-title">
            {words(content?.title)}
          </h2>
          <p className="section__lead">{[words(content?.lead), organisationOf(site).madeUp].join(' ').trim()}</p>
        </div>
        <TestimonialCarousel label={text('voicesLabel')} slideTime={10}>
          {inCountry(content?.voices, site).map(({ words: quote, name, who, film }) => (
            <figure key={words(name)} className="haven-quote">
              {film && (
                <VideoBlock label={words(film.title)} src={film.src} captions={film.captions} poster={film.poster}>
                  <a href={film.src}>{text('watch', { film: words(film.title) })}</a>
                </VideoBlock>
              )}
              <blockquote className="haven-quote__words">
                <p>{words(quote)}</p>
              </blockquote>
              <figcaption className="haven-quote__source">
                {text.rich('speaker', { name: <strong>{words(name)}</strong>, who: words(who) })}
              </figcaption>
            </figure>
          ))}
        </TestimonialCarousel>
      </div>
    </section>
  );
}

/** A short film with its captions. */
export function filmSection(site: Site, content: HomeContent['film']): Markup | '' {
  if (!content) return '';
  const text = pageTexts(site, HOME);
  const words = wordsOn(site);
  const { src, captions, poster } = content;
  const film = words(content.title);
  return (
    <section className="section section--mist" aria-labelledby="film-title">
      <div className="section__inner film-row">
        <div className="film-row__text">
          <h2 className="section__title" id="film-title">
            {film}
          </h2>
          {content.lead && <p className="section__lead">{words(content.lead)}</p>}
          <p>{text('nothingLoaded')}</p>
          <p>
            <VideoModal label={film} src={src} captions={captions}>
              <a className="haven-button haven-button--secondary" href={src}>
                {text('watchWithCaptions')}
              </a>
            </VideoModal>
          </p>
        </div>
        <VideoBlock className="film-row__film" label={film} src={src} captions={captions} poster={poster}>
          <a href={src}>{text('watch', { film })}</a>
        </VideoBlock>
      </div>
    </section>
  );
}
