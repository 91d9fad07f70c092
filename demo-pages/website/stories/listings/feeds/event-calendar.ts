import ical, { ICalEventStatus } from 'ical-generator';
import LAYOUT from '#texts/website/layout';
import LISTINGS from '#texts/website/listings';
import { organisationOf, pageTexts, plainStaffText, type Site, to } from '../../../platform/index.ts';
import type { Event } from '../listings-schema.ts';
import { cleanText } from './clean-text.ts';

const MINUTE_MS = 60_000;
/** How often calendars that follow the events ask again. */
const ASK_AGAIN_SECONDS = 6 * 60 * 60;

interface CalendarContext {
  site: Site;
  origin: string;
  now: Date;
}

/** Events of a site as a calendar file (RFC 5545), with times in UTC. */
export function eventCalendar(events: readonly Event[], { site, origin, now }: CalendarContext): string {
  const { name } = organisationOf(site);
  const calendar = ical({
    name: cleanText(`${pageTexts(site, LAYOUT)('events')} – ${name}`),
    prodId: { company: cleanText(name), product: 'Events', language: site.language.toUpperCase() },
    url: `${origin}${to(site, '/events')}`,
    ttl: ASK_AGAIN_SECONDS,
  });
  for (const event of events) {
    const { summary, description, location, url } = calendarFacts(event, site, origin);
    calendar.createEvent({
      // The same event in each language, so that it is not in a calendar twice.
      id: `${event.slug}.${site.code.toLowerCase()}@${new URL(origin).hostname}`,
      // Pages change by time at whole minutes.
      stamp: new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS),
      start: event.startsAt,
      end: event.endsAt,
      status: event.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...{ summary, description, location, url },
    });
  }
  return calendar.toString();
}

/** Links that put an event into a calendar: a file for any program, and two calendars on the web. */
export function calendarLinks(event: Event, site: Site, origin: string) {
  const { summary, description, location } = calendarFacts(event, site, origin);
  const compact = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: summary,
    dates: `${compact(event.startsAt)}/${compact(event.endsAt)}`,
    details: description,
    location,
  });
  const outlook = new URLSearchParams({
    rru: 'addevent',
    subject: summary,
    startdt: event.startsAt.toISOString(),
    enddt: event.endsAt.toISOString(),
    body: description,
    location,
  });
  return {
    file: to(site, `/events/${event.slug}/calendar.ics`),
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/action/compose?${outlook}`,
  };
}

function calendarFacts(event: Event, site: Site, origin: string) {
  const url = `${origin}${to(site, `/events/${event.slug}`)}`;
  const own = (words: string) => plainStaffText(site, words);
  const cost = `${pageTexts(site, LISTINGS)('cost')}: ${own(event.cost)}`;
  return {
    summary: cleanText(own(event.title)),
    description: cleanText(`${own(event.summary)}\n\n${cost}\n${url}`),
    location: event.isOnline ? url : cleanText(`${own(event.venue)}, ${own(event.location)}`),
    url,
  };
}
