import { html } from 'hono/html';
import { type Markup, type PageContext, to } from '../site/page-context.ts';

const STORIES = [
  ['well', 'A well for two thousand people, and who decides where it goes', 'two-thousand-people-one-well'],
  ['classroom', 'The classroom that moves with its pupils', 'the-classroom-that-moves'],
  ['camp', 'Winter comes early to the valley: 1,200 tents are being insulated', 'winter-comes-early-to-the-valley'],
  ['road', 'Light on the long road: lamps along the path to the border crossing', 'light-on-the-long-road'],
] as const;

/** Four stories from both countries, each with its picture. */
export function featuredSection({ site }: PageContext): Markup {
  return html`<section class="section" aria-labelledby="featured-title"><div class="section__inner featured-row">
<div class="featured-row__text"><h2 class="section__title" id="featured-title">From the field</h2><p class="section__lead">News, films and longer reads from the places where your gifts arrive.</p>
<ul class="link-list" role="list"><li><a href="${to(site, '/news')}">News</a></li><li><a href="${to(site, '/events')}">Events near you</a></li><li><a href="${to(site, '/blog')}">The blog</a></li><li><a href="${to(site, '/media')}">Films and pictures</a></li></ul></div>
<featured-content class="featured-row__slides" label="Stories" slide-time="6">${STORIES.map(
    ([picture, title, slug]) =>
      html`<a href="${to(site, `/news/${slug}`)}"><img src="/design/stories/${picture}.svg" width="800" height="450" alt="" loading="lazy"><span>${title}</span></a>`,
  )}</featured-content>
</div></section>`;
}
