import { join } from 'node:path';
import type { Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { projectRoot } from '../../../server/database/project-root.ts';
import { serveStaticFolder } from '../../../server/http/static-files.ts';
import { readFields } from '../http/read-fields.ts';
import { ANALYTICS_COOKIE } from '../http/request-facts.ts';
import type { Handlers } from '../http/route-methods.ts';
import type { WebsiteEnv } from '../http/website-env.ts';
import { pagesOf } from '../pages/define-page.ts';
import { renderPage } from '../pages/render-page.ts';
import type { PlatformServices } from '../platform-services.ts';
import { participationHead } from '../site/layout/alternate-links.tsx';
import { layout } from '../site/layout/layout.tsx';
import type { Markup, PageContext } from '../site/page-context.ts';
import { pageContext } from '../site/request-context.ts';

function analyticsHandlers(services: PlatformServices): Handlers {
  return {
    get: async (c) => c.html(renderPage(analyticsPage(await pageContext(c, services)))),
    async post(c) {
      const { show } = await readFields(c);
      const secure = services.siteOrigin.startsWith('https:');
      if (show === 'yes')
        setCookie(c, ANALYTICS_COOKIE, 'shown', { path: '/', sameSite: 'Lax', httpOnly: true, secure });
      else deleteCookie(c, ANALYTICS_COOKIE, { path: '/', secure });
      return c.redirect('/analytics', 303);
    },
  };
}

/** The panel that shows the events for a tag manager: its page and its switch. */
export const analyticsPages = [
  pagesOf<PlatformServices>()({
    path: '/analytics',
    languages: 'english',
    countries: 'one',
    cache: 'private',
    bodyLimit: 1024,
    handlers: analyticsHandlers,
  }),
];

/** The files of the panel. */
export function analyticsFileRoutes(app: Hono<WebsiteEnv>): void {
  app.get(
    '/analytics/*',
    serveStaticFolder(join(projectRoot, 'demo-pages/website/platform/analytics/browser'), { prefix: '/analytics/' }),
  );
}

/** For developers: the events that the blocks send to a tag manager, and the switch of the panel that shows them. */
function analyticsPage(context: PageContext): Markup {
  const isShown = context.showsAnalytics === true;
  return layout(context, {
    title: 'Analytics events',
    description: 'The events that the blocks of this site send to a tag manager, shown as they happen.',
    head: participationHead(context),
    main: (
      <div className="prose">
        <p className="eyebrow">For developers</p>
        <h1>Analytics events</h1>
        <p className="lead">
          The blocks report events to a tag manager: a gift is viewed, a petition is signed, an order is paid. This
          demonstration has no tag manager, so nothing is measured and nothing leaves your browser.
        </p>
        <p>
          Switch the panel on to see each event as it is pushed to <code>dataLayer</code>, with its fields. It follows
          you through the site until you switch it off. No event holds a name, an address or anything else that you
          type.
        </p>
        <form className="haven-actions" method="post" action="/analytics">
          <input type="hidden" name="show" value={isShown ? '' : 'yes'} />
          <button className="haven-button haven-button--primary" type="submit">
            {isShown ? 'Hide the events' : 'Show the events'}
          </button>
        </form>
        <p className="haven-field__hint">
          The choice is stored in a cookie, <code>haven_analytics</code>, until you close the browser.
        </p>
      </div>
    ),
  });
}
