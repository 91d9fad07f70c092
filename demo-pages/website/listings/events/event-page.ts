import { html } from 'hono/html';
import { layout } from '../../site/layout/layout.ts';
import { type Markup, type PageContext, to } from '../../site/page-context.ts';
import type { Site } from '../../site/sites.ts';
import { articleBody } from '../articles/article-body.ts';
import { breadcrumb } from '../parts/breadcrumb.ts';
import { eventWords } from '../parts/date-words.ts';
import { listingHead } from '../parts/listing-head.ts';
import { relatedSection, shareRow } from '../parts/share-row.ts';
import { eventCountdown, eventList } from './event-card.ts';
import type { Event } from './find-events.ts';

/** The page of one event: when, where, what. */
export function eventPage(
  context: PageContext,
  { event, isShared, related, now }: { event: Event; isShared: boolean; related: readonly Event[]; now: Date },
): Markup {
  const { site, origin, path } = context;
  return layout(context, {
    title: event.title,
    description: event.summary,
    head: listingHead(context, { isShared, data: eventData(event, origin, path) }),
    main: html`${breadcrumb(context, { name: 'Events', path: '/events' }, event.title)}
<article class="page-split event">
<div class="page-split__main">
<header class="story__head">
<p class="eyebrow">${event.category}</p>
<h1 class="story__title">${event.title}</h1>
<p class="lead">${event.summary}</p>
<p class="event__when">${eventWords(event, site)}<br>${event.venue}</p>
</header>
<img class="event__image" src="${event.image}" width="800" height="450" alt="${event.imageAlt}" fetchpriority="high">
<div class="story__body prose">${articleBody(event.body, site)}</div>
${shareRow(context)}
</div>
<aside class="page-split__aside" aria-label="When and where">${eventFacts(event, site, now)}</aside>
</article>
${related.length > 0 ? relatedSection('Also coming up', eventList(related, site, now), to(site, '/events'), 'All events') : ''}`,
  });
}

function eventFacts(event: Event, site: Site, now: Date): Markup {
  const state =
    event.endsAt <= now
      ? html`<p class="event__state">This event is over. Thank you to all who came.</p>`
      : event.startsAt <= now
        ? html`<p class="event__state">This event is on now.</p>`
        : html`<p class="event__state">It begins in</p>${eventCountdown(event, site)}`;
  return html`<div class="haven-card haven-card--mist event__facts">${state}
<dl class="haven-facts">
<div class="haven-facts__row"><dt>When</dt><dd><time datetime="${event.startsAt.toISOString()}">${eventWords(event, site)}</time></dd></div>
<div class="haven-facts__row"><dt>Where</dt><dd>${event.venue}</dd></div>
<div class="haven-facts__row"><dt>Cost</dt><dd>${event.cost}</dd></div>
</dl>
<p class="event__note">An illustrative event: there is nothing to book.</p></div>`;
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
