import { html } from 'hono/html';
import LISTINGS from '#texts/website/listings';
import { type Markup, type PageContext, pageTexts, type Site, staffText, to } from '../../../platform/index.ts';
import type { Event } from '../listings-schema.ts';
import { dayTile, eventWords } from '../parts/date-words.ts';

/** An event in a list. */
export function eventCard(event: Event, site: Site, now: Date): Markup {
  const { day, month } = dayTile(event.startsOn, site);
  const isPast = event.endsAt <= now;
  const own = (words: string) => staffText(site, words);
  return html`<article class="event-card${isPast ? ' event-card--past' : ''}">
<p class="event-card__tile" aria-hidden="true"><span class="event-card__day">${day}</span> <span class="event-card__month">${month}</span></p>
<div class="event-card__body">
<p class="event-card__meta">${own(event.category)}${isPast ? html` <span class="haven-badge haven-badge--neutral">${pageTexts(site, LISTINGS)('isPast')}</span>` : ''}</p>
<h3 class="event-card__title"><a class="story-card__link" href="${to(site, `/events/${event.slug}`)}">${own(event.title)}</a></h3>
<p class="event-card__when"><time datetime="${event.startsAt.toISOString()}">${eventWords(event, site)}</time></p>
<p class="event-card__where">${own(event.location)}</p>
<p class="event-card__summary">${own(event.summary)}</p>
</div>
<img class="event-card__image" src="${event.image}" width="800" height="450" alt="" loading="lazy">
</article>`;
}

/** A vertical list of events. */
export function eventList(events: readonly Event[], site: Site, now: Date): Markup {
  return html`<ul class="event-list" role="list">${events.map((event) => html`<li>${eventCard(event, site, now)}</li>`)}</ul>`;
}

/** The time until an event begins. */
export function eventCountdown(event: Event, site: Site): Markup {
  return html`<countdown-timer id="next-event" end-date="${event.startsAt.toISOString()}">${pageTexts(site, LISTINGS)('begins', { when: eventWords(event, site) })}</countdown-timer>`;
}

/** The head of the list, with the next event where nothing is asked of it. */
export function nextEventHead(context: PageContext, heading: Markup, [next]: readonly Event[]): Markup {
  return html`<div class="${next ? 'listing-lead' : ''}">${heading}
${next ? nextEventPanel(context, next) : ''}</div>`;
}

function nextEventPanel({ site }: PageContext, event: Event): Markup {
  return html`<section class="next-event" aria-labelledby="next-event-title">
<p class="next-event__label">${pageTexts(site, LISTINGS).rich('nextEvent', { place: staffText(site, event.location) })}</p>
<h2 class="next-event__title" id="next-event-title"><a href="${to(site, `/events/${event.slug}`)}">${staffText(site, event.title)}</a></h2>
${eventCountdown(event, site)}
</section>`;
}
