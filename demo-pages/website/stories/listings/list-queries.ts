import type { Choice } from './choices.ts';
import type { Day } from './days.ts';
import type { Choices, Facet, ListingDefinition, ListingTexts, Published } from './listing-definition.ts';
import { QueryReader } from './read-query.ts';

/** The query of an address. */
export type Query = Record<string, string>;

/** What a list is filtered by; the days are empty where there is no limit, and both belong to the range. */
export interface Filter {
  words: readonly string[];
  chosen: readonly { facet: Facet; choice: Choice; choices: readonly Choice[] }[];
  min: Day | '';
  max: Day | '';
}

/** The query of a list, read. */
export interface ListingQuery extends Filter {
  page: number;
  notes: readonly string[];
}

/** Reads the query of a list's address. */
export function readListQuery<Row extends Published>(
  query: Query,
  { search, facets, days }: ListingDefinition<Row>,
  { lists }: Choices,
  text: ListingTexts,
): ListingQuery {
  const reader = new QueryReader(query, text);
  const words = search ? reader.keywords() : [];
  const chosen = facets.map((facet) => {
    const choices = lists[facet.list] ?? [];
    return { facet, choices, choice: reader.choice(facet.name, choices, text(facet.label)) };
  });
  const { min, max } = days ? reader.months('dateMin', 'dateMax') : { min: '' as const, max: '' as const };
  return { words, chosen, min, max, page: reader.page(), notes: reader.notes };
}

/** Whether the query is empty, so that a page may begin with featured content. */
export function isPlainQuery(query: Query): boolean {
  return Object.values(query).every((value) => value === '');
}

/** A note for a page beyond the last one. */
export function pageNote(
  wanted: number,
  { page, total }: { page: number; total: number },
  text: ListingTexts,
): string[] {
  return wanted > page && total > 0 ? [text('lastPage', { page: wanted })] : [];
}
