import LISTINGS from '#texts/website/listings';
import {
  CountdownTimer,
  type Markup,
  type PageContext,
  pageTexts,
  type Site,
  staffText,
  to,
} from '../../../platform/index.ts';
import type { Event } from '../listings-schema.ts';
import { dayTile, eventWords } from '../parts/date-words.ts';

/** An event in a list. */
export function eventCard(event: Event, site: Site, now: Date): Markup {
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
export function eventList(events: readonly Event[], site: Site, now: Date): Markup {
  return (
    <ul className="event-list" role="list">
      {events.map((event) => (
        <li key={event.slug}>{eventCard(event, site, now)}</li>
      ))}
    </ul>
  );
}

/** The time until an event begins. */
export function eventCountdown(event: Event, site: Site): Markup {
  return (
    <CountdownTimer id="next-event" endDate={event.startsAt.toISOString()}>
      {pageTexts(site, LISTINGS)('begins', { when: eventWords(event, site) })}
    </CountdownTimer>
  );
}

/** The head of the list, with the next event where the address has no query. */
export function nextEventHead(context: PageContext, heading: Markup, [next]: readonly Event[]): Markup {
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
