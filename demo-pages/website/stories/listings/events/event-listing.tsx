import { and, asc, eq, getTableColumns, gt, lte, sql } from 'drizzle-orm';
import LISTINGS from '#texts/website/listings';
import {
  CountdownTimer,
  inEnglishAs,
  layout,
  type Markup,
  organisationOf,
  type PageContext,
  pageTexts,
  type Site,
  staffText,
  to,
} from '../../../platform/index.ts';
import { articleBody } from '../articles/article-body.tsx';
import { type Choice, choicesOf, yearsOf } from '../choices.ts';
import type { ItemPage, ListingDefinition, ListingTexts } from '../listing-definition.ts';
import { type Event, events } from '../listings-schema.ts';
import { dayTile, eventWords } from '../parts/date-words.ts';
import { breadcrumb, listingHead } from '../parts/listing-head.tsx';
import { relatedSection, shareRow } from '../parts/share-row.tsx';

/** One event: when, where, what. */
function eventPage(context: PageContext, { item: event, isShared, related, now }: ItemPage<Event>): Markup {
  const { site } = context;
  const text = pageTexts(site, LISTINGS);
  const own = (words: string) => staffText(site, words);
  return layout(context, {
    title: event.title,
    ...(site.language === 'en' && { description: event.summary }),
    head: listingHead(context, { isShared, data: eventData(event, context) }),
    main: (
      <>
        {breadcrumb(context, 'events', event.title)}
        <article className="page-split event">
          <div className="page-split__main">
            <header className="story__head">
              <p className="eyebrow">{own(event.category)}</p>
              <h1 className="story__title">{own(event.title)}</h1>
              <p className="lead">{own(event.summary)}</p>
              <p className="event__when">
                {eventWords(event, site)}
                <br />
                {own(event.venue)}
              </p>
            </header>
            <img
              className="event__image"
              src={event.image}
              width={800}
              height={450}
              alt={event.imageAlt}
              fetchPriority="high"
              {...inEnglishAs(site)}
            />
            <div className="story__body prose" {...inEnglishAs(site)}>
              {articleBody(event.body, site)}
            </div>
            {shareRow(context)}
          </div>
          <aside className="page-split__aside" aria-label={text('whenWhere')}>
            {eventFacts(event, site, now)}
          </aside>
        </article>
        {related.length > 0 &&
          relatedSection(text('eventsMore'), eventList(related, site, now), to(site, '/events'), text('eventsAll'))}
      </>
    ),
  });
}

function eventFacts(event: Event, site: Site, now: Date): Markup {
  const text = pageTexts(site, LISTINGS);
  const state =
    event.endsAt <= now ? (
      <p className="event__state">{text('over')}</p>
    ) : event.startsAt <= now ? (
      <p className="event__state">{text('onNow')}</p>
    ) : (
      <>
        <p className="event__state">{text('beginsIn')}</p>
        {eventCountdown(event, site)}
      </>
    );
  return (
    <div className="haven-card haven-card--mist event__facts">
      {state}
      <dl className="haven-facts">
        <div className="haven-facts__row">
          <dt>{text('when')}</dt>
          <dd>
            <time dateTime={event.startsAt.toISOString()}>{eventWords(event, site)}</time>
          </dd>
        </div>
        <div className="haven-facts__row">
          <dt>{text('where')}</dt>
          <dd>{staffText(site, event.venue)}</dd>
        </div>
        <div className="haven-facts__row">
          <dt>{text('cost')}</dt>
          <dd>{staffText(site, event.cost)}</dd>
        </div>
      </dl>
      <p className="event__note">{text('noBooking')}</p>
    </div>
  );
}

function eventData(event: Event, { site, origin, path }: PageContext): object {
  const isOnline = event.location === 'Online';
  return {
    '@type': 'Event',
    name: event.title,
    description: event.summary,
    startDate: event.startsAt.toISOString(),
    endDate: event.endsAt.toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: isOnline
      ? { '@type': 'VirtualLocation', url: `${origin}${path}` }
      : { '@type': 'Place', name: event.venue, address: event.location },
    image: `${origin}${event.image}`,
    organizer: { '@type': 'Organization', name: organisationOf(site).name, url: origin },
  };
}

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

/** An event in a list. */
function eventCard(event: Event, site: Site, now: Date): Markup {
  const { day, month } = dayTile(event.startsOn, site);
  const isPast = event.endsAt <= now;
  const own = (words: string) => staffText(site, words);
  return (
    <article className={`event-card${isPast ? ' event-card--past' : ''}`}>
      <p className="event-card__tile" aria-hidden="true">
        <span className="event-card__day">{day}</span> <span className="event-card__month">{month}</span>
      </p>
      <div className="event-card__body">
        <p className="event-card__meta">
          {own(event.category)}
          {isPast && (
            <>
              {' '}
              <span className="haven-badge haven-badge--neutral">{pageTexts(site, LISTINGS)('isPast')}</span>
            </>
          )}
        </p>
        <h3 className="event-card__title">
          <a className="story-card__link" href={to(site, `/events/${event.slug}`)}>
            {own(event.title)}
          </a>
        </h3>
        <p className="event-card__when">
          <time dateTime={event.startsAt.toISOString()}>{eventWords(event, site)}</time>
        </p>
        <p className="event-card__where">{own(event.location)}</p>
        <p className="event-card__summary">{own(event.summary)}</p>
      </div>
      <img className="event-card__image" src={event.image} width={800} height={450} alt="" loading="lazy" />
    </article>
  );
}

/** A vertical list of events. */
function eventList(events: readonly Event[], site: Site, now: Date): Markup {
  return (
    <ul className="event-list" role="list">
      {events.map((event) => (
        <li key={event.slug}>{eventCard(event, site, now)}</li>
      ))}
    </ul>
  );
}

/** The time until an event begins. */
function eventCountdown(event: Event, site: Site): Markup {
  return (
    <CountdownTimer id="next-event" endDate={event.startsAt.toISOString()}>
      {pageTexts(site, LISTINGS)('begins', { when: eventWords(event, site) })}
    </CountdownTimer>
  );
}

/** The head of the list, with the next event where the address has no query. */
function nextEventHead(context: PageContext, heading: Markup, [next]: readonly Event[]): Markup {
  return (
    <div className={next ? 'listing-lead' : ''}>
      {heading}
      {next && nextEventPanel(context, next)}
    </div>
  );
}

function nextEventPanel({ site }: PageContext, event: Event): Markup {
  return (
    <section className="next-event" aria-labelledby="next-event-title">
      <p className="next-event__label">
        {pageTexts(site, LISTINGS).rich('nextEvent', { place: staffText(site, event.location) })}
      </p>
      <h2 className="next-event__title" id="next-event-title">
        <a href={to(site, `/events/${event.slug}`)}>{staffText(site, event.title)}</a>
      </h2>
      {eventCountdown(event, site)}
    </section>
  );
}
