import type { ArticleChoices, ArticleFilter } from './articles/find-articles.ts';
import type { EventChoices, EventFilter } from './events/find-events.ts';
import { EVENT_STATUSES } from './events/find-events.ts';
import type { MediaChoices, MediaFilter } from './media/find-media.ts';
import { QueryReader } from './read-query.ts';

/** The query of an address. */
export type Query = Record<string, string>;

/** The filter and page of a list of articles in a query. */
export function readArticleQuery(query: Query, choices: ArticleChoices) {
  const reader = new QueryReader(query);
  const words = reader.keywords();
  const chosen = {
    author: reader.choice('author', choices.authors),
    category: reader.choice('category', choices.categories),
    location: reader.choice('location', choices.locations),
    topic: reader.choice('topic', choices.topics),
    date: reader.choice('date', choices.dates),
  };
  const label = (name: keyof typeof chosen) => (chosen[name].value === '' ? undefined : chosen[name].label);
  const filter: ArticleFilter = {
    words,
    author: label('author'),
    category: label('category'),
    location: label('location'),
    topic: label('topic'),
    year: label('date'),
  };
  return { words, chosen, filter, page: reader.page(), notes: reader.notes };
}

/** The filter and page of the list of events in a query. */
export function readEventQuery(query: Query, choices: EventChoices) {
  const reader = new QueryReader(query);
  const words = reader.keywords();
  const status = reader.choice('status', EVENT_STATUSES);
  const category = reader.choice('category', choices.categories);
  const location = reader.choice('location', choices.locations);
  const { min, max } = reader.months('dateMin', 'dateMax');
  const filter: EventFilter = {
    words,
    status: status.value === 'upcoming' || status.value === 'past' ? status.value : undefined,
    category: category.value === '' ? undefined : category.label,
    location: location.value === '' ? undefined : location.label,
    min,
    max,
  };
  return { words, status, category, location, min, max, filter, page: reader.page(), notes: reader.notes };
}

/** The filter and page of the list of media in a query. */
export function readMediaQuery(query: Query, choices: MediaChoices) {
  const reader = new QueryReader(query);
  const action = reader.choice('actionId', choices.actions, 'action');
  const location = reader.choice('locationId', choices.locations, 'location');
  const { min, max } = reader.months('dateMin', 'dateMax');
  const number = (value: string) => (value === '' ? undefined : Number(value));
  const filter: MediaFilter = { actionId: number(action.value), locationId: number(location.value), min, max };
  return { action, location, min, max, filter, page: reader.page(), notes: reader.notes };
}

/** Whether the query is empty, so that a page may begin with featured content. */
export function isPlainQuery(query: Query): boolean {
  return Object.values(query).every((value) => value === '');
}

/** A note for a page beyond the last one. */
export function pageNote(wanted: number, { page, total }: { page: number; total: number }): string[] {
  return wanted > page && total > 0 ? [`There is no page ${wanted}: this is the last one.`] : [];
}
