import { html } from 'hono/html';
import { layout } from '../../site/layout/layout.ts';
import { type Markup, type PageContext, to } from '../../site/page-context.ts';
import { articleBody } from '../articles/article-body.ts';
import { breadcrumb } from '../parts/breadcrumb.ts';
import { dayWords } from '../parts/date-words.ts';
import { listingHead } from '../parts/listing-head.ts';
import { relatedSection, shareRow } from '../parts/share-row.ts';
import { mediaCard, storyGrid } from '../parts/story-card.ts';
import type { MediaItem } from './find-media.ts';

const FORMATS: Record<MediaItem['format'], string> = { film: 'Film', picture: 'Picture', report: 'Coverage' };
const FILM = '/design/film-dawn.webm';

/** The page of one film, picture or piece of coverage. */
export function mediaItemPage(
  context: PageContext,
  { item, isShared, related }: { item: MediaItem; isShared: boolean; related: readonly MediaItem[] },
): Markup {
  const { site } = context;
  return layout(context, {
    title: item.title,
    description: item.summary,
    head: listingHead(context, { isShared }),
    main: html`${breadcrumb(context, { name: 'Media', path: '/media' }, item.title)}
<article class="story">
<header class="story__head">
<p class="eyebrow">${FORMATS[item.format]} · <time datetime="${item.publishedOn}">${dayWords(item.publishedOn, site)}</time></p>
<h1 class="story__title">${item.title}</h1>
<p class="lead">${item.summary}</p>
</header>
<figure class="story__figure"><img src="${item.image}" width="800" height="450" alt="${item.imageAlt}" fetchpriority="high">${
      item.format === 'film'
        ? html`<figcaption class="story__film"><video-modal label="${item.title}" src="${FILM}" captions="/design/film-dawn.vtt"><a class="haven-button haven-button--primary haven-button--large" href="${FILM}">Watch the film (12 seconds)</a></video-modal></figcaption>`
        : ''
    }</figure>
<div class="story__body prose">${articleBody(item.body, site)}</div>
${shareRow(context)}
</article>
${relatedSection('More to see', storyGrid(related.map((other) => mediaCard(other, site, 3))), to(site, '/media'), 'All media')}`,
  });
}
