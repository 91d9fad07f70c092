import { html } from 'hono/html';
import { layout } from '../../site/layout/layout.ts';
import { type Markup, type PageContext, to } from '../../site/page-context.ts';
import type { ItemPage, ListingDefinition } from '../listing-definition.ts';
import type { Article } from '../listings-schema.ts';
import { breadcrumb } from '../parts/breadcrumb.ts';
import { dayWords } from '../parts/date-words.ts';
import { listingHead } from '../parts/listing-head.ts';
import { relatedSection, shareRow } from '../parts/share-row.ts';
import { articleCard, storyGrid } from '../parts/story-card.ts';
import { articleBody } from './article-body.ts';

const WORDS_PER_MINUTE = 220;

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');

/** The page of one story or post. */
export function articlePage(
  context: PageContext,
  { item: article, isShared, related }: ItemPage<Article>,
  texts: { listing: ListingDefinition<Article>; related: string; schemaType: string },
): Markup {
  const { site, origin, path } = context;
  const minutes = Math.max(1, Math.round(article.body.split(/\s+/).length / WORDS_PER_MINUTE));
  const data = {
    '@type': texts.schemaType,
    headline: article.title,
    description: article.summary,
    datePublished: article.publishedOn,
    image: `${origin}${article.image}`,
    url: `${origin}${path}`,
    inLanguage: site.lang,
    author: { '@type': 'Person', name: article.author },
    publisher: { '@type': 'Organization', name: 'Haven Refugee Aid' },
  };
  return layout(context, {
    title: article.title,
    description: article.summary,
    head: listingHead(context, { isShared, data }),
    main: html`${breadcrumb(context, texts.listing, article.title)}
<article class="story">
<header class="story__head">
<p class="eyebrow">${article.category} · ${article.topic}</p>
<h1 class="story__title">${article.title}</h1>
<p class="lead">${article.summary}</p>
<div class="story__byline"><span class="story__initials" aria-hidden="true">${initialsOf(article.author)}</span><p><span class="story__author">${article.author}</span>, ${article.authorRole}<br><time datetime="${article.publishedOn}">${dayWords(article.publishedOn, site)}</time> · ${article.location} · ${minutes} min read</p></div>
</header>
<figure class="story__figure"><img src="${article.image}" width="800" height="450" alt="${article.imageAlt}" fetchpriority="high"></figure>
<div class="story__body prose">${articleBody(article.body, site)}</div>
${shareRow(context)}
</article>
${
  related.length > 0
    ? relatedSection(
        texts.related,
        storyGrid(related.map((other) => articleCard(other, site))),
        to(site, texts.listing.path),
        `All ${texts.listing.all}`,
      )
    : ''
}`,
  });
}
