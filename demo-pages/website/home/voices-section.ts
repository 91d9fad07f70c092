import { html } from 'hono/html';
import type { Markup } from '../site/page-context.ts';
import type { Voice } from './home-texts.ts';

const FILM = html`src="/design/film-dawn.webm" captions="/design/film-dawn.vtt"`;

/** Quotes from people, one at a time. */
export function voicesSection(voices: readonly Voice[]): Markup {
  return html`<section class="section" aria-labelledby="voices-title"><div class="section__inner">
<div class="section__head"><h2 class="section__title" id="voices-title">In their own words</h2><p class="section__lead">People with names, trades and plans. The voices are written for this demonstration.</p></div>
<testimonial-carousel label="Voices" slide-time="10">${voices.map(
    ({ words, name, who, hasFilm }) => html`
<figure class="haven-quote">${hasFilm ? html`<video-block label="Dawn in the valley" ${FILM} poster="/design/ecards/birds.svg"><a href="/design/film-dawn.webm">Watch “Dawn in the valley” (12 seconds)</a></video-block>` : ''}<blockquote class="haven-quote__words"><p>${words}</p></blockquote><figcaption class="haven-quote__source"><strong>${name}</strong>, ${who} (illustrative)</figcaption></figure>`,
  )}</testimonial-carousel>
</div></section>`;
}

/** A short film with its transcript. */
export function filmSection(): Markup {
  return html`<section class="section section--mist" aria-labelledby="film-title"><div class="section__inner film-row">
<div class="film-row__text"><h2 class="section__title" id="film-title">The hour before school</h2><p class="section__lead">A valley wakes: the first lamp, the first tap, the first bell. Twelve seconds, drawn for this site, with captions.</p>
<p>Nothing is loaded before you press play, and nothing follows you afterwards.</p>
<p><video-modal label="The hour before school" ${FILM}><a class="haven-button haven-button--secondary" href="/design/film-dawn.webm">Watch with captions</a></video-modal></p></div>
<video-block class="film-row__film" label="The hour before school" ${FILM} poster="/design/ecards/birds.svg"><a href="/design/film-dawn.webm">Watch “The hour before school” (12 seconds)</a></video-block>
</div></section>`;
}
