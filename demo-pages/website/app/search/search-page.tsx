import { html } from 'hono/html';
import LAYOUT from '#texts/website/layout';
import SEARCH from '#texts/website/search';
import {
  alternateLinks,
  layout,
  type Markup,
  type PageContext,
  pageTexts,
  type Site,
  staffText,
  to,
} from '../../platform/index.ts';
import type { FoundGroup, FoundPage } from './find-everything.ts';

/** The results of a search of the whole site, by kind. `typed` is what the visitor asked for. */
export function searchPage(context: PageContext, typed: string, groups: readonly FoundGroup[]): Markup {
  const { site } = context;
  const text = pageTexts(site, SEARCH);
  const total = groups.reduce((sum, { total: each }) => sum + each, 0);
  return layout(context, {
    title: text('title'),
    head: html`<meta name="robots" content="noindex">${alternateLinks(context)}`,
    main: html`<div class="page-head"><h1>${text('title')}</h1></div>
<form class="site-search search-form" role="search" action="${to(site, '/search')}"><div class="haven-field"><label class="haven-field__label" for="search-page">${text('label')}</label><input class="haven-field__control" id="search-page" name="keywords" type="search" maxlength="200" autocomplete="off" value="${typed}"></div><button class="haven-button haven-button--primary">${text('title')}</button></form>
${typed ? html`<p class="search-count" role="status">${total > 0 ? text('found', { words: typed, count: total }) : text('none', { words: typed })}</p>${total > 0 ? '' : html`<p>${text('hint')}</p>`}` : ''}
${groups.map((group) => groupSection(group, typed, site))}`,
  });
}

function groupSection({ name, total, pages, listed }: FoundGroup, typed: string, site: Site): Markup {
  const text = pageTexts(site, SEARCH);
  const title = name === 'appeals' ? text('appeals') : pageTexts(site, LAYOUT)(name);
  const all = listed && `${to(site, listed.path)}?${new URLSearchParams({ [listed.query]: typed })}`;
  return html`<section class="search-group" aria-labelledby="found-${name}"><h2 class="search-group__title" id="found-${name}">${title}</h2>
<ul class="search-results" role="list">${pages.map((page) => html`<li>${result(page, site)}</li>`)}</ul>
${all && total > pages.length ? html`<p><a class="haven-link" href="${all}">${text('all', { count: total })}<span class="haven-visually-hidden">: ${title}</span></a></p>` : ''}</section>
`;
}

const result = ({ path, title, summary }: FoundPage, site: Site): Markup =>
  html`<h3 class="search-results__title"><a href="${to(site, path)}">${staffText(site, title)}</a></h3><p>${staffText(site, summary)}</p>`;
