import { html } from 'hono/html';
import HOME from '#texts/website/home';
import { type Markup, pageTexts, type Site } from '../../platform/index.ts';
import type { Voice } from './home-texts.ts';

const FILM = html`src="/design/film-dawn.webm" captions="/design/film-dawn.vtt"`;

/** Quotes from people, one at a time. */
export function voicesSection(site: Site, voices: readonly Voice[]): Markup {
  const text = pageTexts(site, HOME);
  const film = text('dawn');
  return html`<section class="section" aria-labelledby="voices-title"><div class="section__inner">
<div class="section__head"><h2 class="section__title" id="voices-title">${text('voices')}</h2><p class="section__lead">${text('voicesLead')}</p></div>
<testimonial-carousel label="${text('voicesLabel')}" slide-time="10">${voices.map(
    ({ words, name, who, hasFilm }) => html`
<figure class="haven-quote">${hasFilm ? html`<video-block label="${film}" ${FILM} poster="/design/ecards/birds.svg"><a href="/design/film-dawn.webm">${text('watch', { film })}</a></video-block>` : ''}<blockquote class="haven-quote__words"><p>${words}</p></blockquote><figcaption class="haven-quote__source">${text.rich('speaker', { name: html`<strong>${name}</strong>`, who })}</figcaption></figure>`,
  )}</testimonial-carousel>
</div></section>`;
}

/** A short film with its transcript. */
export function filmSection(site: Site): Markup {
  const text = pageTexts(site, HOME);
  const film = text('hour');
  return html`<section class="section section--mist" aria-labelledby="film-title"><div class="section__inner film-row">
<div class="film-row__text"><h2 class="section__title" id="film-title">${film}</h2><p class="section__lead">${text('hourLead')}</p>
<p>${text('nothingLoaded')}</p>
<p><video-modal label="${film}" ${FILM}><a class="haven-button haven-button--secondary" href="/design/film-dawn.webm">${text('watchWithCaptions')}</a></video-modal></p></div>
<video-block class="film-row__film" label="${film}" ${FILM} poster="/design/ecards/birds.svg"><a href="/design/film-dawn.webm">${text('watch', { film })}</a></video-block>
</div></section>`;
}
