import { html } from 'hono/html';
import LISTINGS from '#texts/website/listings';
import { type Markup, type PageContext, pageTexts } from '../../../platform/index.ts';

/** The row below each story: a note that it is fictional, and the share links. */
export function shareRow({ site, origin, path }: PageContext): Markup {
  const text = pageTexts(site, LISTINGS);
  return html`<footer class="story__foot">
<p class="story__note">${text('fictional')}</p>
<copy-link url="${origin}${path}" label="${text('copyLink')}"><span class="story__address">${text('copyYourself')}</span></copy-link>
</footer>`;
}

/** A section with related content. */
export function relatedSection(title: string, list: Markup, href: string, link: string): Markup {
  return html`<section class="section section--mist" aria-labelledby="related"><div class="section__inner">
<div class="section__head"><h2 class="section__title" id="related">${title}</h2></div>
${list}
<p class="section__foot"><a class="haven-button haven-button--secondary" href="${href}">${link}</a></p>
</div></section>`;
}
