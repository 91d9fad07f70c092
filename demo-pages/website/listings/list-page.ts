import { html } from 'hono/html';
import { layout } from '../site/layout/layout.ts';
import { type Markup, type PageContext, to } from '../site/page-context.ts';
import type { Filter } from './list-queries.ts';
import type { ListingDefinition, ListPage, Published } from './listing-definition.ts';
import { addressOf } from './parts/address-of.ts';
import { applyButton, choiceField, filterFields, keywordField, monthFields } from './parts/filter-fields.ts';
import { listingHead } from './parts/listing-head.ts';
import { countWords, emptyListing, listingResults } from './parts/listing-results.ts';
import { pagination } from './parts/pagination.ts';
import { rangeWords } from './range-words.ts';

type Definition<Row extends Published> = ListingDefinition<Row>;

/** The parts of a list's page below its head. */
export interface ListParts {
  path: string;
  /** What is chosen, by name, as a page's address says it. */
  chosen: Record<string, string>;
  results: Markup;
  pages: Markup | '';
  empty: Markup;
  form(inner: Markup): Markup;
}

/** A page of a listing, with its filter. */
export function listPage<Row extends Published>(
  context: PageContext,
  definition: Definition<Row>,
  list: ListPage<Row>,
  body: (
    definition: Definition<Row>,
    list: ListPage<Row>,
    context: PageContext,
    parts: ListParts,
  ) => Markup = plainBody,
): Markup {
  const { name, title, lead, description, head } = definition;
  const { page } = list.listing;
  const heading = html`<div class="page-head"><p class="eyebrow">${name}</p><h1>${title}</h1><p class="lead">${lead}</p></div>`;
  return layout(context, {
    title: page > 1 ? `${name}, page ${page}` : name,
    description,
    head: listingHead(context, { isShared: true, page }),
    main: html`${head ? head(context, heading, list.leads) : heading}
${body(definition, list, context, partsOf(definition, list, context))}`,
  });
}

function partsOf<Row extends Published>(
  definition: Definition<Row>,
  list: ListPage<Row>,
  { site }: PageContext,
): ListParts {
  const { asked, listing, notes } = list;
  const { words, min, max } = asked;
  const path = to(site, definition.path);
  const shown = asked.chosen.filter(({ facet }) => !facet.isHidden);
  const range = rangeWords(min, max);
  const filters = [
    words.length > 0 ? `Keywords: ${words.join(', ')}` : '',
    ...shown.map(({ facet, choice }) => choice.value && `${facet.label}: ${choice.label}`),
    range && `Dates: ${range}`,
  ].filter(Boolean);
  const chosen = {
    keywords: words.join('-'),
    ...Object.fromEntries(shown.map(({ facet, choice }) => [facet.name, choice.value])),
    dateMin: min,
    dateMax: max,
  };
  const label = definition.name.toLowerCase();
  return {
    path,
    chosen,
    results: listingResults({ words: countWords(listing.total, definition.noun), filters, notes, path }),
    pages: pagination({ label, path, chosen, page: listing.page, pages: listing.pages }),
    empty: emptyListing(`No ${definition.all} match`, definition.hint, path, `Show all ${definition.all}`),
    form: (inner) =>
      html`<form class="listing-filter listing-filter--${label}" method="get" action="${path}" autocomplete="off">${inner}</form>`,
  };
}

function plainBody<Row extends Published>(
  definition: Definition<Row>,
  list: ListPage<Row>,
  { site }: PageContext,
  parts: ListParts,
): Markup {
  const { asked, listing, now } = list;
  const linked = asked.chosen.filter(({ facet }) => facet.links);
  const kept = linked.filter(({ choice }) => choice.value !== '');
  return html`${parts.form(
    html`${kept.map(({ facet, choice }) => html`<input type="hidden" name="${facet.name}" value="${choice.value}">`)}${filterBlock(definition, list)}`,
  )}
${linked.map((chosen) => html`${facetLinks(chosen, parts)}\n`)}${parts.results}
${
  listing.total > 0
    ? html`${definition.items(listing.rows, site, now)}
${parts.pages}`
    : parts.empty
}`;
}

function filterBlock<Row extends Published>(
  { name, filterLabel, noun, days }: Definition<Row>,
  { asked, listing, choices: { firstYear, lastYear } }: ListPage<Row>,
): Markup {
  const { words, chosen, min, max } = asked;
  const controls = chosen.filter(({ facet }) => !(facet.links || facet.isHidden));
  const fields = html`${keywordField(words.join(' '))}${controls.map(({ facet, choice, choices }) =>
    choiceField(facet.control ?? facet.label, facet.name, choice.value, choices),
  )}${days ? monthFields({ firstYear, lastYear, min, max }) : ''}${applyButton()}`;
  const range = days
    ? html` date-min="${min}" date-max="${max}" first-year="${firstYear}" last-year="${lastYear}"`
    : '';
  const tag = `${name.toLowerCase()}-filter`;
  return html`<${tag} label="${filterLabel}" keywords="${words.join('-')}" results="${countWords(listing.total, noun)}"${controls.map(
    ({ facet, choice, choices }) => html` ${facet.list}="${JSON.stringify(choices)}" ${facet.name}="${choice.value}"`,
  )}${range}>${filterFields(filterLabel, fields)}</${tag}>`;
}

// A link keeps what the controls say.
function facetLinks({ facet, choice, choices }: Filter['chosen'][number], parts: ListParts): Markup {
  return html`<nav class="place-links" aria-label="${facet.links}"><ul role="list">${choices.map(
    ({ value, label }) =>
      html`<li><a href="${addressOf(parts.path, { ...parts.chosen, [facet.name]: value })}"${value === choice.value ? html` aria-current="true"` : ''}>${label}</a></li>`,
  )}</ul></nav>`;
}
