import { html } from 'hono/html';
import LISTINGS from '#texts/website/listings';
import { type Markup, type PageContext, pageTexts, type Site, staffText, to } from '../../../platform/index.ts';
import type { Article } from '../listings-schema.ts';

/** The head of the news, with four stories as a carousel of pictures. */
export function leadingStories({ site }: PageContext, heading: Markup, featured: readonly Article[]): Markup {
  return featured.length > 0
    ? html`<div class="listing-lead">${heading}${featuredStories(featured, site)}</div>`
    : heading;
}

function featuredStories(featured: readonly Article[], site: Site): Markup {
  return html`<featured-content label="${pageTexts(site, LISTINGS)('featured')}" slide-time="8">${featured.map(
    ({ kind, slug, image, title }, index) =>
      html`<a class="featured-story" href="${to(site, `/${kind}/${slug}`)}"><img src="${image}" width="800" height="450" alt=""${index === 0 ? html` fetchpriority="high"` : ''}><span class="featured-story__title">${staffText(site, title)}</span></a>`,
  )}</featured-content>`;
}
