import { html } from 'hono/html';
import HOME from '#texts/website/home';
import { linkTo, type Markup, type PageContext, pageTexts } from '../../platform/index.ts';
import type { HeroText } from './home-texts.ts';

/** The large slides at the top. The first one has the page's heading, and its picture loads with priority. */
export function heroSlides({ site }: PageContext, heroes: readonly HeroText[]): Markup {
  return html`<hero-carousel label="${pageTexts(site, HOME)('slides')}">${heroes.map(
    ({ eyebrow, eyebrowLang, title, text, image, link: [label, path], seconds }, place) => html`
<article class="haven-hero" data-slide-time="${seconds}">
<img class="haven-hero__image" src="${image}" width="1600" height="900" alt=""${place === 0 ? html` fetchpriority="high"` : html` loading="lazy"`}>
<div class="haven-hero__content">
<p class="haven-hero__eyebrow"${eyebrowLang ? html` lang="${eyebrowLang}"` : ''}>${eyebrow}</p>
${place === 0 ? html`<h1 class="haven-hero__title">${title}</h1>` : html`<h2 class="haven-hero__title">${title}</h2>`}
<p class="haven-hero__text">${text}</p>
<div class="haven-actions"><a class="haven-button haven-button--large ${place === 0 ? 'haven-button--give' : 'haven-button--on-dark'}" ${linkTo(site, path)}>${label}</a></div>
</div>
</article>`,
  )}</hero-carousel>`;
}
