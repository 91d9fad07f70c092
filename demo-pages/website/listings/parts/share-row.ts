import { html } from 'hono/html';
import type { Markup, PageContext } from '../../site/page-context.ts';

/** The row below each story: a note that it is fictional, and the share links. */
export function shareRow({ origin, path }: PageContext): Markup {
  return html`<footer class="story__foot">
<p class="story__note">Haven Refugee Aid is fictional: the people in this story are made up and all numbers are illustrative.</p>
<copy-link url="${origin}${path}" label="Copy the link to this page"><span class="story__address">To share this page, copy its address from your browser.</span></copy-link>
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
