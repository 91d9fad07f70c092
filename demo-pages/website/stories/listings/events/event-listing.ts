import { and, asc, eq, getTableColumns, gt, lte, sql } from 'drizzle-orm';
import { type Choice, choicesOf, yearsOf } from '../choices.ts';
import type { ListingDefinition, ListingTexts } from '../listing-definition.ts';
import { type Event, events } from '../listings-schema.ts';
import { eventList, nextEventHead } from './event-card.tsx';
import { eventPage } from './event-page.tsx';

const statuses = (text: ListingTexts): readonly Choice[] => [
  { value: '', label: text('eventsAll') },
  { value: 'upcoming', label: text('upcoming') },
  { value: 'past', label: text('past') },
];

// What the search reads is of no use to a page.
const { search, searchTitle, searchText, ...columns } = getTableColumns(events);

// An event is upcoming until it has ended: who comes late is still welcome.
const isUpcoming = (now: Date) => gt(events.endsAt, now);

export const EVENTS: ListingDefinition<Event> = {
  name: 'events',

  table: events,
  columns,
  perPage: 6,
  // Upcoming ones by their start, then past ones, the latest first.
  order: (now) => [
    sql`not (${isUpcoming(now)})`,
    sql`case when ${isUpcoming(now)} then ${events.startsAt} end asc`,
    sql`${events.startsAt} desc`,
    events.slug,
  ],
  related: ({ location }, now) => ({
    where: isUpcoming(now),
    order: [sql`${events.location} <> ${location}`, asc(events.startsAt), events.slug],
  }),

  search: events.search,
  facets: [
    {
      name: 'status',
      list: 'statuses',
      label: 'status',
      control: 'eventStatus',
      isOurs: true,
      where: ({ value }, now) => (value === 'past' ? lte(events.endsAt, now) : isUpcoming(now)),
    },
    { name: 'category', list: 'categories', label: 'category', where: ({ label }) => eq(events.category, label) },
    {
      name: 'location',
      list: 'locations',
      label: 'place',
      links: 'places',
      where: ({ label }) => eq(events.location, label),
    },
  ],
  days: { first: events.startsOn, last: events.endsOn },
  async choices(db, country, now, text) {
    const { category, location, startsOn, endsOn } = events;
    const rows = await db
      .select({ category, location, startsOn, endsOn })
      .from(events)
      .where(eq(events.siteCountryCode, country));
    const categories = choicesOf(
      rows.map((row) => row.category),
      text('allCategories'),
    );
    const locations = choicesOf(
      rows.map((row) => row.location),
      text('allLocations'),
    );
    return {
      lists: { statuses: statuses(text), categories, locations },
      ...yearsOf([...rows.flatMap((row) => [row.startsOn, row.endsOn]), now.toISOString()]),
    };
  },

  // The next event that has not begun.
  leads: (db, country, now) =>
    db
      .select(columns)
      .from(events)
      .where(and(eq(events.siteCountryCode, country), gt(events.startsAt, now)))
      .orderBy(asc(events.startsAt), events.slug)
      .limit(1),
  head: nextEventHead,
  items: eventList,
  itemPage: eventPage,
};
