import { html } from 'hono/html';
import { layout } from '../../site/layout/layout.ts';
import { type Markup, type PageContext, to } from '../../site/page-context.ts';
import type { Choice } from '../choices.ts';
import type { Listing } from '../page-of.ts';
import { applyButton, choiceField, filterFields, keywordField } from '../parts/filter-fields.ts';
import { listingHead } from '../parts/listing-head.ts';
import { countWords, emptyListing, listingResults } from '../parts/listing-results.ts';
import { pagination } from '../parts/pagination.ts';
import { articleCard, storyGrid } from '../parts/story-card.ts';
import { ARTICLE_KINDS, type Facet } from './article-kinds.ts';
import { featuredStories } from './featured-stories.ts';
import type { Article, ArticleChoices, ArticleKind } from './find-articles.ts';

export interface ArticleList {
  kind: ArticleKind;
  listing: Listing<Article>;
  choices: ArticleChoices;
  words: readonly string[];
  /** The chosen value of each control. */
  chosen: Record<Facet['name'], Choice>;
  notes: readonly string[];
  /** Shown above the list when it is not filtered. */
  featured: readonly Article[];
}

/** A listing of news or of the blog, with its filter. */
export function articleListPage(context: PageContext, list: ArticleList): Markup {
  const { site } = context;
  const { kind, listing, words, notes, featured } = list;
  const texts = ARTICLE_KINDS[kind];
  const path = to(site, texts.path);
  const chosenFacets = texts.facets.filter(({ name }) => list.chosen[name].value !== '');
  const chosen = {
    keywords: words.join('-'),
    ...Object.fromEntries(chosenFacets.map(({ name }) => [name, list.chosen[name].value])),
  };
  const filters = [
    ...(words.length > 0 ? [`Keywords: ${words.join(', ')}`] : []),
    ...chosenFacets.map(({ name, label }) => `${label}: ${list.chosen[name].label}`),
  ];
  const count = countWords(listing.total, texts.noun);
  const head = html`<div class="page-head"><p class="eyebrow">${texts.name}</p><h1>${texts.title}</h1><p class="lead">${texts.lead}</p></div>`;
  return layout(context, {
    title: listing.page > 1 ? `${texts.name}, page ${listing.page}` : texts.name,
    description: texts.description,
    head: listingHead(context, { isShared: true, page: listing.page }),
    main: html`${featured.length > 0 ? html`<div class="listing-lead">${head}${featuredStories(featured, site)}</div>` : head}
<form class="listing-filter listing-filter--${kind}" method="get" action="${path}" autocomplete="off">${articleFilter(list, count)}</form>
${listingResults({ words: count, filters, notes, path })}
${
  listing.total > 0
    ? html`${storyGrid(listing.rows.map((article) => articleCard(article, site)))}
${pagination({ label: texts.name.toLowerCase(), path, chosen, page: listing.page, pages: listing.pages })}`
    : emptyListing(
        `No ${texts.noun[1]} match`,
        'Try fewer keywords, or another choice in one of the lists.',
        path,
        `Show all ${texts.noun[1]}`,
      )
}`,
  });
}

function articleFilter({ kind, choices, chosen, words }: ArticleList, count: string): Markup {
  const { facets, filterLabel } = ARTICLE_KINDS[kind];
  const fields = filterFields(
    filterLabel,
    html`${keywordField(words.join(' '))}${facets.map(({ label, name, choices: many }) =>
      choiceField(label, name, chosen[name].value, choices[many]),
    )}${applyButton()}`,
  );
  const attributes = html` label="${filterLabel}" keywords="${words.join('-')}" results="${count}"${facets.map(
    ({ name, choices: many }) => html` ${many}="${JSON.stringify(choices[many])}" ${name}="${chosen[name].value}"`,
  )}`;
  return kind === 'news'
    ? html`<news-filter${attributes}>${fields}</news-filter>`
    : html`<blog-filter${attributes}>${fields}</blog-filter>`;
}
