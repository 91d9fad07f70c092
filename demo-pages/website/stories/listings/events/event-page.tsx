import LISTINGS from '#texts/website/listings';
import {
  inEnglishAs,
  layout,
  type Markup,
  type PageContext,
  pageTexts,
  type Site,
  staffText,
  to,
} from '../../../platform/index.ts';
import { articleBody } from '../articles/article-body.tsx';
import type { ItemPage } from '../listing-definition.ts';
import type { Event } from '../listings-schema.ts';
import { breadcrumb } from '../parts/breadcrumb.tsx';
import { eventWords } from '../parts/date-words.ts';
import { listingHead } from '../parts/listing-head.tsx';
import { relatedSection, shareRow } from '../parts/share-row.tsx';
import { eventCountdown, eventList } from './event-card.tsx';

/** One event: when, where, what. */
export function eventPage(context: PageContext, { item: event, isShared, related, now }: ItemPage<Event>): Markup {
  const { site, origin, path } = context;
  const text = pageTexts(site, LISTINGS);
  const own = (words: string) => staffText(site, words);
  return layout(context, {
    title: event.title,
    ...(site.language === 'en' && { description: event.summary }),
    head: listingHead(context, { isShared, data: eventData(event, origin, path) }),
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

function eventData(event: Event, origin: string, path: string): object {
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
    organizer: { '@type': 'Organization', name: 'Haven Refugee Aid', url: origin },
  };
}
