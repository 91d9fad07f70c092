import { and, asc, eq, getTableColumns, gt, lte, ne, sql } from 'drizzle-orm';
import type { Event as SchemaEvent } from 'schema-dts';
import LISTINGS from '#texts/website/listings';
import {
  CountdownTimer,
  layout,
  type Markup,
  organisationData,
  type PageContext,
  pageTexts,
  plainStaffText,
  type Site,
  staffText,
  to,
} from '../../../platform/index.ts';
import { type Choice, choicesOf, yearsOf } from '../choices.ts';
import { localTime } from '../days.ts';
import { calendarLinks } from '../feeds/event-calendar.ts';
import type { ItemPage, ListingDefinition, ListingTexts } from '../listing-definition.ts';
import { type Event, events } from '../listings-schema.ts';
import { dayTile, eventWords } from '../parts/date-words.ts';
import { breadcrumb, listingHead } from '../parts/listing-head.tsx';
import { relatedSection, shareRow } from '../parts/share-row.tsx';
import { storyLanguage } from '../story-body.tsx';

/** One event: when, where, what. */
function eventPage(context: PageContext, { item: event, isShared, related, now, body }: ItemPage<Event>): Markup {
  const { site } = context;
  const text = pageTexts(site, LISTINGS);
  const own = (words: string) => staffText(site, words);
  const isTranslated = site.language === 'en' || site.words?.has(event.summary);
  return layout(context, {
    title: plainStaffText(site, event.title),
    ...(isTranslated && { description: plainStaffText(site, event.summary) }),
    head: listingHead(context, { isShared, list: 'events', data: eventData(event, context) }),
    picture: { image: event.image, alt: plainStaffText(site, event.imageAlt) },
    main: (
      <>
        {breadcrumb(context, 'events', event.title)}
        <article className="page-split event">
          <div className="page-split__main">
            <header className="story__head">
              {event.category && <p className="eyebrow">{own(event.category)}</p>}
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
              alt={plainStaffText(site, event.imageAlt)}
              fetchPriority="high"
              {...storyLanguage(site, event.imageAlt)}
            />
            <div className="story__body prose" {...body.language}>
              {body.markup}
            </div>
            {shareRow(context)}
          </div>
          <aside className="page-split__aside" aria-label={text('whenWhere')}>
            {eventFacts(event, context, now)}
          </aside>
        </article>
        {related.length > 0 &&
          relatedSection(text('eventsMore'), eventList(related, site, now), to(site, '/events'), text('eventsAll'))}
      </>
    ),
  });
}

function eventFacts(event: Event, { site, origin }: PageContext, now: Date): Markup {
  const text = pageTexts(site, LISTINGS);
  const isCancelled = event.status === 'cancelled';
  const isOpen = event.endsAt > now && !isCancelled;
  const state = isCancelled ? (
    <p className="event__state">{text('isCancelled')}</p>
  ) : event.endsAt <= now ? (
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
      {event.status === 'moved' && isOpen && <p className="event__state">{text('isMoved')}</p>}
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
      {isOpen && event.book && (
        <a className="haven-button haven-button--primary" href={bookingAddress(event.book, site)}>
          {text('book')}
        </a>
      )}
      {isOpen && addToCalendar(event, site, origin)}
      {!event.book && <p className="event__note">{text('noBooking')}</p>}
    </div>
  );
}

/** A page of the site itself is in the visitor's language and country. */
const bookingAddress = (book: string, site: Site) => (book.startsWith('/') ? to(site, book) : book);

function addToCalendar(event: Event, site: Site, origin: string): Markup {
  const { file, google, outlook } = calendarLinks(event, site, origin);
  return (
    <div className="event__calendar">
      <a className="haven-button haven-button--secondary" href={file} download="">
        {pageTexts(site, LISTINGS)('addToCalendar')}
      </a>
      <p translate="no" lang="en" dir="ltr">
        <a href={google}>Google Calendar</a> · <a href={outlook}>Outlook</a>
      </p>
    </div>
  );
}

const SCHEMA_STATES = {
  scheduled: 'https://schema.org/EventScheduled',
  moved: 'https://schema.org/EventRescheduled',
  cancelled: 'https://schema.org/EventCancelled',
} as const;

function eventData(event: Event, { site, origin, path }: PageContext) {
  const { isOnline } = event;
  return {
    '@type': 'Event',
    name: plainStaffText(site, event.title),
    description: plainStaffText(site, event.summary),
    startDate: localTime(event.startsAt.getTime(), event.timeZone),
    endDate: localTime(event.endsAt.getTime(), event.timeZone),
    eventStatus: SCHEMA_STATES[event.status],
    eventAttendanceMode: isOnline
      ? 'https://schema.org/OnlineEventAttendanceMode'
      : 'https://schema.org/OfflineEventAttendanceMode',
    location: isOnline
      ? { '@type': 'VirtualLocation', url: `${origin}${path}` }
      : {
          '@type': 'Place',
          name: plainStaffText(site, event.venue),
          address: plainStaffText(site, event.location),
        },
    image: [`${origin}${event.image}`],
    organizer: organisationData(site, origin),
  } satisfies SchemaEvent;
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
      'categories',
    );
    const locations = choicesOf(
      rows.map((row) => row.location),
      text('allLocations'),
      'locations',
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
      .where(and(eq(events.siteCountryCode, country), gt(events.startsAt, now), ne(events.status, 'cancelled')))
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
  const badge = event.status === 'cancelled' ? 'cancelled' : isPast && 'isPast';
  const own = (words: string) => staffText(site, words);
  return (
    <article className={`event-card${isPast ? ' event-card--past' : ''}`}>
      <p className="event-card__tile" aria-hidden="true">
        <span className="event-card__day">{day}</span> <span className="event-card__month">{month}</span>
      </p>
      <div className="event-card__body">
        <p className="event-card__meta">
          {own(event.category)}
          {badge && (
            <>
              {' '}
              <span className="haven-badge haven-badge--neutral">{pageTexts(site, LISTINGS)(badge)}</span>
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
      <div>
        {heading}
        <p>
          <a href={to(context.site, '/events/calendar.ics')}>{pageTexts(context.site, LISTINGS)('calendar')}</a>
        </p>
      </div>
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
