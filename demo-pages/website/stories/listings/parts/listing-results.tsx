import { html } from 'hono/html';
import type { Markup } from '../../../platform/index.ts';
import type { ListingTexts } from '../listing-definition.ts';

export interface Results {
  /** Such as "12 stories". */
  words: string;
  /** The active filters as texts: "Topic: Water". */
  filters: readonly (Markup | string | readonly (Markup | string)[])[];
  /** The parts of the address that could not be used. */
  notes: readonly string[];
  /** The address of the list without a filter. */
  path: string;
}

/** The unused parts of the address, and the number of results for the active filters. */
export function listingResults({ words, filters, notes, path }: Results, text: ListingTexts): Markup {
  return html`${
    notes.length > 0
      ? html`<div class="haven-alert haven-alert--warning listing-notes"><p class="haven-alert__title">${text('notUsed')}</p>${notes.map((note) => html`<p class="haven-alert__text">${note}</p>`)}</div>`
      : ''
  }<div class="listing-results"><h2 class="listing-results__count">${words}</h2>${
    filters.length > 0
      ? html`<ul class="listing-results__filters" role="list" aria-label="${text('filteredBy')}">${filters.map((filter) => html`<li>${filter}</li>`)}</ul><a class="listing-results__clear" href="${path}">${text('showAll')}</a>`
      : ''
  }</div>`;
}

/** A list without results. */
export function emptyListing(title: string, text: string, path: string, link: string): Markup {
  return html`<div class="haven-empty"><img class="haven-empty__image" src="/design/not-found.svg" width="480" height="320" alt="">
<h3 class="haven-empty__title">${title}</h3>
<p class="haven-empty__text">${text}</p>
<div class="haven-actions"><a class="haven-button haven-button--primary" href="${path}">${link}</a></div></div>`;
}
