import LAYOUT from '#texts/website/layout';
import LISTINGS from '#texts/website/listings';
import {
  addressOf,
  BlogFilter,
  EventsFilter,
  layout,
  type Markup,
  NewsFilter,
  organisationOf,
  type PageContext,
  pageTexts,
  plainStaffText,
  type Site,
  staffText,
  to,
} from '../../platform/index.ts';
import { markedChoices } from './choices.ts';
import type { Filter } from './list-queries.ts';
import { type ListingDefinition, type ListPage, listingPath, type Published } from './listing-definition.ts';
import { applyButton, choiceField, filterFields, keywordField, monthFields } from './parts/filter-fields.tsx';
import { listingHead } from './parts/listing-head.tsx';
import { emptyListing, listingResults, pagination } from './parts/listing-results.tsx';
import { rangeWords } from './read-query.ts';
import { storyLanguage } from './story-body.tsx';

/** The block that filters each list. */
const FILTERS = { news: NewsFilter, blog: BlogFilter, events: EventsFilter };

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
  const { head, name: own } = definition;
  const { site } = context;
  const { page } = list.listing;
  const text = pageTexts(site, LISTINGS);
  const name = pageTexts(site, LAYOUT)(own);
  // A visitor learns before opening one that nobody has translated it.
  const isEnglish = site.language !== 'en' && list.listing.rows.some(({ title }) => !site.words?.has(title));
  const note = isEnglish ? <p>{text('inEnglish')}</p> : '';
  const heading = (
    <div className="page-head">
      <p className="eyebrow">{name}</p>
      <h1>{text(`${own}Title`)}</h1>
      <p className="lead">{text(`${own}Lead`)}</p>
      {note}
    </div>
  );
  return layout(context, {
    title: page > 1 ? text('pageTitle', { name, page }) : name,
    description: text(`${own}Description`, { name: organisationOf(site).name }),
    head: listingHead(context, { isShared: true, page, list: own }),
    main: (
      <>
        {head ? head(context, heading, list.leads) : heading}
        {body(definition, list, context, partsOf(definition, list, context))}
      </>
    ),
  });
}

function partsOf<Row extends Published>(
  definition: Definition<Row>,
  list: ListPage<Row>,
  { site }: PageContext,
): ListParts {
  const { filter, listing, notes } = list;
  const { words, min, max } = filter;
  const { name } = definition;
  const text = pageTexts(site, LISTINGS);
  const path = to(site, listingPath(name));
  const shown = filter.chosen.filter(({ facet }) => !facet.isHidden);
  const range = rangeWords(min, max, site);
  const filters = [
    words.length > 0 ? text('keywordsAre', { words: words.join(', ') }) : '',
    ...shown.map(
      ({ facet, choice }) =>
        choice.value &&
        text.rich('chosen', {
          label: text(facet.label),
          choice: facet.isOurs ? choice.label : staffText(site, choice.label),
        }),
    ),
    range && text('datesAre', { range }),
  ].filter(Boolean);
  const chosen = {
    keywords: words.join('-'),
    ...Object.fromEntries(shown.map(({ facet, choice }) => [facet.name, choice.value])),
    dateMin: min,
    dateMax: max,
  };
  return {
    path,
    chosen,
    results: listingResults({ words: text(`${name}Count`, { count: listing.total }), filters, notes, path }, text),
    pages: pagination({ label: text(`${name}Pages`), path, chosen, page: listing.page, pages: listing.pages }, text),
    empty: emptyListing(text(`${name}None`), text(`${name}Hint`), path, text(`${name}ShowAll`)),
    form: (inner) => (
      <form className={`listing-filter listing-filter--${name}`} method="get" action={path} autoComplete="off">
        {inner}
      </form>
    ),
  };
}

function plainBody<Row extends Published>(
  definition: Definition<Row>,
  list: ListPage<Row>,
  { site }: PageContext,
  parts: ListParts,
): Markup {
  const { filter, listing, now } = list;
  const linked = filter.chosen.filter(({ facet }) => facet.links);
  const filtered = linked.filter(({ choice }) => choice.value !== '');
  return (
    <>
      {parts.form(
        <>
          {filtered.map(({ facet, choice }) => (
            <input key={facet.name} type="hidden" name={facet.name} value={choice.value} />
          ))}
          {filterBlock(definition, list, site)}
        </>,
      )}
      {linked.map((chosen) => facetLinks(chosen, parts, site))}
      {parts.results}
      {listing.total > 0 ? (
        <>
          {definition.items(listing.rows, site, now)}
          {parts.pages}
        </>
      ) : (
        parts.empty
      )}
    </>
  );
}

function filterBlock<Row extends Published>(
  { name, days }: Definition<Row>,
  { filter, listing, choices: { firstYear, lastYear } }: ListPage<Row>,
  site: Site,
): Markup {
  const text = pageTexts(site, LISTINGS);
  const filterLabel = text(`${name}Filter`);
  const { words, chosen, min, max } = filter;
  const controls = chosen.filter(({ facet }) => !(facet.links || facet.isHidden));
  const fields = (
    <>
      {keywordField(words.join(' '), site)}
      {controls.map(({ facet, choice, choices }) =>
        choiceField({
          label: text(facet.control ?? facet.label),
          name: facet.name,
          value: choice.value,
          choices,
          site: facet.isOurs ? undefined : site,
        }),
      )}
      {days && monthFields({ firstYear, lastYear, min, max }, site)}
      {applyButton(text('applyFilters'))}
    </>
  );
  const values = Object.fromEntries(
    controls.flatMap(({ facet, choice, choices }) => [
      [facet.list, facet.isOurs ? choices : markedChoices(choices, site)],
      [facet.name, choice.value],
    ]),
  );
  const range = days ? { dateMin: min, dateMax: max, firstYear, lastYear } : {};
  const Filter = FILTERS[name as keyof typeof FILTERS];
  const isFiltered = words.length > 0 || controls.some(({ choice }) => choice.value !== '') || Boolean(min || max);
  const results = text(`${name}Count`, { count: listing.total });
  // On a phone the stories come first. Wide windows show the filter in any case, by the sheet.
  return (
    <details className="listing-fold" open={isFiltered}>
      <summary>{filterLabel}</summary>
      <Filter label={filterLabel} keywords={words.join('-')} results={results} {...values} {...range}>
        {filterFields(filterLabel, fields, site)}
      </Filter>
    </details>
  );
}

// A link keeps what the controls say.
function facetLinks({ facet, choice, choices }: Filter['chosen'][number], parts: ListParts, site: Site): Markup {
  const text = pageTexts(site, LISTINGS);
  return (
    <nav key={facet.name} className="place-links" aria-label={text(facet.links ?? facet.label)}>
      <ul role="list">
        {choices.map(({ value, label }) => (
          <li key={value}>
            <a
              href={addressOf(parts.path, { ...parts.chosen, [facet.name]: value })}
              {...(value && !facet.isOurs && storyLanguage(site, label))}
              aria-current={value === choice.value ? 'true' : undefined}
            >
              {plainStaffText(site, label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
