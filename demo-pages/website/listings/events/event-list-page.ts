import { html } from 'hono/html';
import { layout } from '../../site/layout/layout.ts';
import { type Markup, type PageContext, to } from '../../site/page-context.ts';
import type { Choice } from '../choices.ts';
import type { Listing } from '../page-of.ts';
import { addressOf } from '../parts/address-of.ts';
import { applyButton, choiceField, filterFields, keywordField, monthFields } from '../parts/filter-fields.ts';
import { listingHead } from '../parts/listing-head.ts';
import { countWords, emptyListing, listingResults } from '../parts/listing-results.ts';
import { pagination } from '../parts/pagination.ts';
import { rangeWords } from '../range-words.ts';
import { eventCountdown, eventList } from './event-card.ts';
import { EVENT_STATUSES, type Event, type EventChoices } from './find-events.ts';

export interface EventList {
  listing: Listing<Event>;
  choices: EventChoices;
  words: readonly string[];
  status: Choice;
  category: Choice;
  location: Choice;
  min: string;
  max: string;
  notes: readonly string[];
  now: Date;
  /** Announced above the list when it is not filtered. */
  next: Event | undefined;
}

const LABEL = 'Filter events';

/** The listing of events, with its filter. */
export function eventListPage(context: PageContext, list: EventList): Markup {
  const { site } = context;
  const { listing, words, status, category, location, min, max, notes, now, next } = list;
  const path = to(site, '/events');
  const chosen = {
    keywords: words.join('-'),
    status: status.value,
    category: category.value,
    location: location.value,
    dateMin: min,
    dateMax: max,
  };
  const filters = [
    words.length > 0 ? `Keywords: ${words.join(', ')}` : '',
    status.value && `Status: ${status.label}`,
    category.value && `Category: ${category.label}`,
    location.value && `Place: ${location.label}`,
    rangeWords(min, max) && `Dates: ${rangeWords(min, max)}`,
  ].filter(Boolean);
  const count = countWords(listing.total, ['event', 'events']);
  return layout(context, {
    title: listing.page > 1 ? `Events, page ${listing.page}` : 'Events',
    description: 'Walks, talks, workshops and long tables: meet people who had to flee, and people who welcome them.',
    head: listingHead(context, { isShared: true, page: listing.page }),
    main: html`<div class="${next ? 'listing-lead' : ''}"><div class="page-head"><p class="eyebrow">Events</p><h1>Come and meet us</h1><p class="lead">Walks, talks, workshops and very long tables. Everybody is expected.</p></div>
${next ? nextEventPanel(context, next) : ''}</div>
<form class="listing-filter listing-filter--events" method="get" action="${path}" autocomplete="off">${location.value ? html`<input type="hidden" name="location" value="${location.value}">` : ''}${eventFilter(list, count)}</form>
${placeLinks(list, path, chosen)}
${listingResults({ words: count, filters, notes, path })}
${
  listing.total > 0
    ? html`${eventList(listing.rows, site, now)}
${pagination({ label: 'events', path, chosen, page: listing.page, pages: listing.pages })}`
    : emptyListing(
        'No events match',
        'Try other months, or another choice in one of the lists.',
        path,
        'Show all events',
      )
}`,
  });
}

function nextEventPanel({ site }: PageContext, event: Event): Markup {
  return html`<section class="next-event" aria-labelledby="next-event-title">
<p class="next-event__label">Next: ${event.location}</p>
<h2 class="next-event__title" id="next-event-title"><a href="${to(site, `/events/${event.slug}`)}">${event.title}</a></h2>
${eventCountdown(event, site)}
</section>`;
}

function eventFilter({ choices, words, status, category, min, max }: EventList, count: string): Markup {
  const { firstYear, lastYear, categories } = choices;
  const fields = html`${keywordField(words.join(' '))}${choiceField('Event status', 'status', status.value, EVENT_STATUSES)}${choiceField('Category', 'category', category.value, categories)}${monthFields({ firstYear, lastYear, min, max })}${applyButton()}`;
  return html`<events-filter label="${LABEL}" keywords="${words.join('-')}" results="${count}" statuses="${JSON.stringify(EVENT_STATUSES)}" status="${status.value}" categories="${JSON.stringify(categories)}" category="${category.value}" date-min="${min}" date-max="${max}" first-year="${firstYear}" last-year="${lastYear}">${filterFields(LABEL, fields)}</events-filter>`;
}

// Places are links: the block has no control for them, and a link keeps the other filters.
function placeLinks({ choices, location }: EventList, path: string, chosen: Record<string, string>): Markup {
  return html`<nav class="place-links" aria-label="Places"><ul role="list">${choices.locations.map(
    ({ value, label }) =>
      html`<li><a href="${addressOf(path, { ...chosen, location: value })}"${value === location.value ? html` aria-current="true"` : ''}>${label}</a></li>`,
  )}</ul></nav>`;
}
