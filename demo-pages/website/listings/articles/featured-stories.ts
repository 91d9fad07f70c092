import { html } from 'hono/html';
import { type Markup, to } from '../../site/page-context.ts';
import type { Site } from '../../site/sites.ts';
import type { Article } from './find-articles.ts';

/** Four stories as a carousel of pictures. */
export function featuredStories(featured: readonly Article[], site: Site): Markup {
  return html`<featured-content label="Featured stories" slide-time="8">${featured.map(
    ({ kind, slug, image, title }, index) =>
      html`<a class="featured-story" href="${to(site, `/${kind}/${slug}`)}"><img src="${image}" width="800" height="450" alt=""${index === 0 ? html` fetchpriority="high"` : ''}><span class="featured-story__title">${title}</span></a>`,
  )}</featured-content>`;
}
