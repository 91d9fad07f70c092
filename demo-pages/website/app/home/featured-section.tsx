import { html } from 'hono/html';
import HOME from '#texts/website/home';
import { linkTo, type Markup, type PageContext, pageTexts, type Site, to } from '../../platform/index.ts';

const STORIES = [
  ['well', 'A well for two thousand people, and who decides where it goes', 'two-thousand-people-one-well'],
  ['classroom', 'The classroom that moves with its pupils', 'the-classroom-that-moves'],
  ['camp', 'Winter comes early to the valley: 1,200 tents are being insulated', 'winter-comes-early-to-the-valley'],
  ['road', 'Light on the long road: lamps along the path to the border crossing', 'light-on-the-long-road'],
] as const;

/** Four stories from both countries, each with its picture; they are in English, so other languages have the links alone. */
export function featuredSection({ site }: PageContext): Markup {
  const text = pageTexts(site, HOME);
  return html`<section class="section" aria-labelledby="featured-title"><div class="section__inner featured-row">
<div class="featured-row__text"><h2 class="section__title" id="featured-title">${text('field')}</h2><p class="section__lead">${text('fieldLead')}</p>
<ul class="link-list" role="list"><li><a ${linkTo(site, '/news')}>${text('news')}</a></li><li><a ${linkTo(site, '/events')}>${text('events')}</a></li><li><a ${linkTo(site, '/blog')}>${text('blog')}</a></li><li><a ${linkTo(site, '/media')}>${text('media')}</a></li></ul></div>
${site.language === 'en' ? stories(site, text('stories')) : ''}
</div></section>`;
}

const stories = (site: Site, label: string): Markup =>
  html`<featured-content class="featured-row__slides" label="${label}" slide-time="6">${STORIES.map(
    ([picture, title, slug]) =>
      html`<a href="${to(site, `/news/${slug}`)}"><img src="/design/stories/${picture}.svg" width="800" height="450" alt="" loading="lazy"><span>${title}</span></a>`,
  )}</featured-content>`;
