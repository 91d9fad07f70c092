import { html } from 'hono/html';
import type { Article } from '../../server/website/listings/find-articles.ts';
import type { Site } from '../../server/website/sites.ts';
import { type Markup, to } from '../page-context.ts';

/** Four stories as a carousel of pictures. */
export function featuredStories(featured: readonly Article[], site: Site): Markup {
  return html`<featured-content label="Featured stories" slide-time="8">${featured.map(
    ({ kind, slug, image, title }, index) =>
      html`<a class="featured-story" href="${to(site, `/${kind}/${slug}`)}"><img src="${image}" width="800" height="450" alt=""${index === 0 ? html` fetchpriority="high"` : ''}><span class="featured-story__title">${title}</span></a>`,
  )}</featured-content>`;
}
