import HOME from '#texts/website/home';
import {
  type Markup,
  organisationOf,
  pageTexts,
  type Site,
  TestimonialCarousel,
  VideoBlock,
  VideoModal,
} from '../../platform/index.ts';
import type { Voice } from './home-texts.ts';

const FILM = { src: '/design/film-dawn.webm', captions: '/design/film-dawn.vtt' };

/** Quotes from people, one at a time. */
export function voicesSection(site: Site, voices: readonly Voice[]): Markup {
  const text = pageTexts(site, HOME);
  const film = text('dawn');
  return (
    <section className="section" aria-labelledby="voices-title">
      <div className="section__inner">
        <div className="section__head">
          <h2 className="section__title" id="voices-title">
            {text('voices')}
          </h2>
          <p className="section__lead">{[text('voicesLead'), organisationOf(site).madeUp].join(' ').trim()}</p>
        </div>
        <TestimonialCarousel label={text('voicesLabel')} slideTime={10}>
          {voices.map(({ words, name, who, hasFilm }) => (
            <figure key={name} className="haven-quote">
              {hasFilm && (
                <VideoBlock label={film} {...FILM} poster="/design/ecards/birds.svg">
                  <a href="/design/film-dawn.webm">{text('watch', { film })}</a>
                </VideoBlock>
              )}
              <blockquote className="haven-quote__words">
                <p>{words}</p>
              </blockquote>
              <figcaption className="haven-quote__source">
                {text.rich('speaker', { name: <strong>{name}</strong>, who })}
              </figcaption>
            </figure>
          ))}
        </TestimonialCarousel>
      </div>
    </section>
  );
}

/** A short film with its transcript. */
export function filmSection(site: Site): Markup {
  const text = pageTexts(site, HOME);
  const film = text('hour');
  return (
    <section className="section section--mist" aria-labelledby="film-title">
      <div className="section__inner film-row">
        <div className="film-row__text">
          <h2 className="section__title" id="film-title">
            {film}
          </h2>
          <p className="section__lead">{text('hourLead')}</p>
          <p>{text('nothingLoaded')}</p>
          <p>
            <VideoModal label={film} {...FILM}>
              <a className="haven-button haven-button--secondary" href="/design/film-dawn.webm">
                {text('watchWithCaptions')}
              </a>
            </VideoModal>
          </p>
        </div>
        <VideoBlock className="film-row__film" label={film} {...FILM} poster="/design/ecards/birds.svg">
          <a href="/design/film-dawn.webm">{text('watch', { film })}</a>
        </VideoBlock>
      </div>
    </section>
  );
}
