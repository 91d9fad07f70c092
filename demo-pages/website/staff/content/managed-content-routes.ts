import type { Hono } from 'hono';
import { type ContentKind, listEntries, listPath, PREVIEW_ANSWER_PATH } from '../../content/index.ts';
import {
  BODY_LIMIT,
  CONTENT_PATH,
  limitBody,
  renderPage,
  routeMethods,
  type WebsiteEnv,
  wantsPage,
} from '../../platform/index.ts';
import { createStaffGuard, openWhenUsed } from '../staff-guard.tsx';
import { staffPageContext } from '../staff-member.ts';
import type { StaffServices } from '../staff-services.ts';
import { createStaffSession } from '../staff-session.ts';
import { entryRoutes } from './entry-routes.ts';
import { contentListPage } from './pages/content-page.tsx';
import { versionRoutes } from './version-routes.tsx';

const NOT_SENT = 'This is a preview: nothing was sent.';

/**
 * The pages on which staff edit these kinds. Their addresses come before those of the records, which are lists by any
 * name.
 */
export function managedContentRoutes(
  app: Hono<WebsiteEnv>,
  services: StaffServices,
  kinds: readonly ContentKind[],
): void {
  const staff = createStaffSession(services);
  const guarded = createStaffGuard(staff, services);
  openWhenUsed(app, services);
  app.use(`${CONTENT_PATH}/*`, limitBody(BODY_LIMIT));
  routeMethods(app, CONTENT_PATH, {
    get: guarded('view-records', (c) => c.redirect(listPath(kinds[0]!), 303)),
  });
  routeMethods(app, PREVIEW_ANSWER_PATH, {
    post: guarded('view-records', (c) =>
      wantsPage(c) ? c.text(NOT_SENT, 422) : c.json({ success: false, errors: [NOT_SENT] }, 422),
    ),
  });
  for (const kind of kinds) {
    routeMethods(app, listPath(kind), {
      get: guarded(kind.viewAct, async (c) => {
        const context = staffPageContext(c, services);
        return c.html(renderPage(contentListPage({ context, kind }, await listEntries(services.db, kind.name))));
      }),
    });
    const area = { staff, guarded, kind };
    entryRoutes(app, services, area);
    versionRoutes(app, services, area);
  }
}
