import { and, count, eq, gte, lte, ne, or, type SQL } from 'drizzle-orm';
import type { SiteCountryCode } from '#rules/country.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { dayIn, hasKeywords } from '../../platform/index.ts';
import type { Filter } from './list-queries.ts';
import type { ListingDefinition, Published } from './listing-definition.ts';

/** What a country shows: of stories that are dated, those whose day has come there. */
export const shownIn = <Row extends Published>(
  { table, scope, shownFrom }: Pick<ListingDefinition<Row>, 'table' | 'scope' | 'shownFrom'>,
  country: SiteCountryCode,
  now: Date,
): SQL | undefined =>
  and(scope, eq(table.siteCountryCode, country), shownFrom && lte(shownFrom, dayIn(country, now.getTime())));

function matches<Row extends Published>(
  { search, days }: ListingDefinition<Row>,
  filter: Filter,
  now: Date,
): SQL | undefined {
  const { words, chosen, min, max } = filter;
  return and(
    search && hasKeywords(search, words),
    ...chosen.map(({ facet, choice }) => (choice.value === '' ? undefined : facet.where(choice, now))),
    // An item of several days is in the range when one of its days is.
    days && min ? gte(days.last, min) : undefined,
    days && max ? lte(days.first, max) : undefined,
  );
}

/** A page of a country's items that match. With `exact`, a page beyond the last is empty. */
export async function listItems<Row extends Published>(
  db: Database,
  definition: ListingDefinition<Row>,
  { country, filter, wanted, now, exact = false }: ListRequest,
): Promise<Listing<Row>> {
  const where = and(shownIn(definition, country, now), matches(definition, filter, now));
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(definition.table).where(where);
  const { page, pages, offset } = pageOf(total, wanted, definition.perPage);
  if (exact && wanted > pages) return { rows: [], total, page: wanted, pages };
  const rows = await db
    .select(definition.columns)
    .from(definition.table)
    .where(where)
    .orderBy(...definition.order(now))
    .limit(definition.perPage)
    .offset(offset);
  return { rows: rows as Row[], total, page, pages };
}

/** The first items of a country's list, without pages and filter. */
export async function firstItems<Row extends Published>(
  db: Database,
  definition: ListingDefinition<Row>,
  { country, now, most }: { country: SiteCountryCode; now: Date; most: number },
): Promise<Row[]> {
  const rows = await db
    .select(definition.columns)
    .from(definition.table)
    .where(shownIn(definition, country, now))
    .orderBy(...definition.order(now))
    .limit(most);
  return rows as Row[];
}

interface ListRequest {
  country: SiteCountryCode;
  filter: Filter;
  /** The page, from 1. */
  wanted: number;
  now: Date;
  exact?: boolean;
}

/** One item, and whether the other country has it too. */
export async function findItem<Row extends Published>(
  db: Database,
  definition: ListingDefinition<Row>,
  { country, slug, now }: { country: SiteCountryCode; slug: string; now: Date },
): Promise<{ item: Row; isShared: boolean } | undefined> {
  const { table, columns } = definition;
  const rows = (await db
    .select(columns)
    .from(table)
    .where(and(eq(table.slug, slug), or(shownIn(definition, 'AUS', now), shownIn(definition, 'NZL', now))))) as Row[];
  const item = rows.find((row) => row.siteCountryCode === country);
  return item && { item, isShared: rows.length > 1 };
}

/** Three items beside one. */
export async function relatedItems<Row extends Published>(
  db: Database,
  definition: ListingDefinition<Row>,
  item: Row,
  now: Date,
): Promise<Row[]> {
  const { where, order } = definition.related(item, now);
  const rows = await db
    .select(definition.columns)
    .from(definition.table)
    .where(
      and(
        shownIn(definition, item.siteCountryCode as SiteCountryCode, now),
        ne(definition.table.slug, item.slug),
        where,
      ),
    )
    .orderBy(...order)
    .limit(3);
  return rows as Row[];
}

/** One page of a listing. */
export interface Listing<Row> {
  rows: Row[];
  total: number;
  /** From 1. */
  page: number;
  pages: number;
}

/** The offset of a page; a page beyond the last one becomes the last one. */
function pageOf(total: number, wanted: number, size: number): { page: number; pages: number; offset: number } {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, wanted), pages);
  return { page, pages, offset: (page - 1) * size };
}
