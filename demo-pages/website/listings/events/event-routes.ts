import type { Hono } from 'hono';
import { routeMethods } from '../../http/route-methods.ts';
import type { WebsiteEnv } from '../../http/website-env.ts';
import { to } from '../../site/page-context.ts';
import type { Site } from '../../site/sites.ts';
import { pageContext, type WebsiteServices } from '../../website-services.ts';
import { itemContext, slugOf } from '../item-context.ts';
import { isPlainQuery, pageNote, readEventQuery } from '../list-queries.ts';
import { eventListPage } from './event-list-page.ts';
import { eventPage } from './event-page.ts';
import { eventChoices, findEvent, listEvents, nextEvent, relatedEvents } from './find-events.ts';

/** The events of a country: the list and each event. */
export function eventRoutes(app: Hono<WebsiteEnv>, services: WebsiteServices, site: Site): void {
  const { db, clock } = services;
  routeMethods(app, to(site, '/events'), {
    get: async (c) => {
      const now = new Date(clock());
      const query = c.req.query();
      const choices = await eventChoices(db, site.code, now);
      const { filter, page, notes, ...asked } = readEventQuery(query, choices);
      const listing = await listEvents(db, site.code, filter, page, now);
      const next = isPlainQuery(query) ? await nextEvent(db, site.code, now) : undefined;
      const all = [...notes, ...pageNote(page, listing)];
      const context = await pageContext(c, services, site);
      return c.html(eventListPage(context, { ...asked, listing, choices, notes: all, now, next }));
    },
  });
  routeMethods(app, to(site, '/events/:slug'), {
    get: async (c) => {
      const slug = slugOf(c);
      const found = slug && (await findEvent(db, site.code, slug));
      if (!found) return c.notFound();
      const now = new Date(clock());
      const related = await relatedEvents(db, found.event, now);
      const context = await itemContext(c, services, { site, list: '/events', isShared: found.isShared });
      return c.html(eventPage(context, { ...found, related, now }));
    },
  });
}
