import { and, asc, count, eq, getTableColumns, gt, gte, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { SiteCountryCode } from '#website/country.ts';
import type { Database } from '../../../database/open-database.ts';
import { type Choice, choicesOf } from '../choices.ts';
import type { Day } from '../days.ts';
import { hasKeywords } from '../keyword-search.ts';
import { events } from '../listings-schema.ts';
import { type Listing, pageOf } from '../page-of.ts';

export type Event = Omit<typeof events.$inferSelect, 'search' | 'searchTitle' | 'searchText'>;
export type EventStatus = 'upcoming' | 'past';

export const EVENTS_PER_PAGE = 6;
export const EVENT_STATUSES: readonly Choice[] = [
  { value: '', label: 'All events' },
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
];

/** The filter of the list; a day is empty when there is no limit, and both days are included. */
export interface EventFilter {
  words: readonly string[];
  status?: EventStatus | undefined;
  category?: string | undefined;
  location?: string | undefined;
  min: Day | '';
  max: Day | '';
}

export interface EventChoices {
  categories: Choice[];
  locations: Choice[];
  firstYear: number;
  lastYear: number;
}

// A page does not need the columns of the search.
const { search, searchTitle, searchText, ...shown } = getTableColumns(events);

/** The values that a country's events can be filtered by: only those that some event has. */
export async function eventChoices(db: Database, country: SiteCountryCode, now: Date): Promise<EventChoices> {
  const { category, location, startsOn, endsOn } = events;
  const rows = await db
    .select({ category, location, startsOn, endsOn })
    .from(events)
    .where(eq(events.siteCountryCode, country));
  const years = rows.flatMap((row) => [row.startsOn, row.endsOn].map((day) => Number(day.slice(0, 4))));
  const thisYear = now.getUTCFullYear();
  return {
    categories: choicesOf(
      rows.map((row) => row.category),
      'All categories',
    ),
    locations: choicesOf(
      rows.map((row) => row.location),
      'All locations',
    ),
    firstYear: Math.min(thisYear, ...years),
    lastYear: Math.max(thisYear, ...years),
  };
}

// An event is upcoming until it has ended, because visitors may arrive late.
const isUpcoming = (now: Date) => gt(events.endsAt, now);

function matches({ words, status, category, location, min, max }: EventFilter, now: Date): SQL | undefined {
  return and(
    hasKeywords(events.search, words),
    status === 'upcoming' ? isUpcoming(now) : undefined,
    status === 'past' ? lte(events.endsAt, now) : undefined,
    category === undefined ? undefined : eq(events.category, category),
    location === undefined ? undefined : eq(events.location, location),
    // An event of several days matches when one of its days is in the range.
    min ? gte(events.endsOn, min) : undefined,
    max ? lte(events.startsOn, max) : undefined,
  );
}

/** A page of a country's matching events: upcoming ones by their start, then past ones, latest first. */
export async function listEvents(
  db: Database,
  country: SiteCountryCode,
  filter: EventFilter,
  wanted: number,
  now: Date,
): Promise<Listing<Event>> {
  const where = and(eq(events.siteCountryCode, country), matches(filter, now));
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(events).where(where);
  const { page, pages, offset } = pageOf(total, wanted, EVENTS_PER_PAGE);
  const rows = await db
    .select(shown)
    .from(events)
    .where(where)
    .orderBy(
      sql`not (${isUpcoming(now)})`,
      sql`case when ${isUpcoming(now)} then ${events.startsAt} end asc`,
      sql`${events.startsAt} desc`,
      events.slug,
    )
    .limit(EVENTS_PER_PAGE)
    .offset(offset);
  return { rows, total, page, pages };
}

/** The next event that has not begun. */
export async function nextEvent(db: Database, country: SiteCountryCode, now: Date): Promise<Event | undefined> {
  const [event] = await db
    .select(shown)
    .from(events)
    .where(and(eq(events.siteCountryCode, country), gt(events.startsAt, now)))
    .orderBy(asc(events.startsAt), events.slug)
    .limit(1);
  return event;
}

/** One event, and whether the other country announces it too. */
export async function findEvent(
  db: Database,
  country: SiteCountryCode,
  slug: string,
): Promise<{ event: Event; isShared: boolean } | undefined> {
  const rows = await db.select(shown).from(events).where(eq(events.slug, slug));
  const event = rows.find((row) => row.siteCountryCode === country);
  return event && { event, isShared: rows.length > 1 };
}

/** Upcoming events to show beside another; those at the same place first. */
export function relatedEvents(db: Database, event: Event, now: Date, limit = 3): Promise<Event[]> {
  return db
    .select(shown)
    .from(events)
    .where(and(eq(events.siteCountryCode, event.siteCountryCode), ne(events.slug, event.slug), isUpcoming(now)))
    .orderBy(sql`${events.location} <> ${event.location}`, asc(events.startsAt), events.slug)
    .limit(limit);
}
