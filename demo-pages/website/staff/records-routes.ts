import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { projectRoot } from '../../server/database/project-root.ts';
import { serveFile, serveStaticFolder } from '../../server/http/static-files.ts';
import {
  changePolicy,
  mails,
  RECORDS_PATH as PATH,
  renderPage,
  routeMethods,
  type WebsiteContext,
  type WebsiteEnv,
} from '../platform/index.ts';
import { findOrder } from '../shop/index.ts';
import { accountsRoutes } from './account-routes/accounts-routes.ts';
import { ownAccountRoutes } from './account-routes/own-account-routes.ts';
import { setUpRoutes } from './account-routes/set-up-routes.ts';
import { signInRoutes } from './account-routes/sign-in-routes.ts';
import { downloadList } from './download-list.ts';
import { firstRunRoutes } from './first-run/first-run-routes.ts';
import { STAFF_ASSETS } from './pages/accounts/passkey-area.tsx';
import { isShownMail, mailPage, withoutLinks } from './pages/mail-page.tsx';
import { recordsPage } from './pages/records-page.tsx';
import { RECORD_LISTS } from './record-lists.ts';
import { staffActionsRoutes } from './staff-actions-routes.tsx';
import { createStaffGuard, openWhenUsed } from './staff-guard.tsx';
import { staffPageContext } from './staff-member.ts';
import { staffOrderRoutes } from './staff-order-routes.ts';
import type { StaffServices } from './staff-services.ts';
import { createStaffSession } from './staff-session.ts';
import { staffStockRoutes } from './staff-stock-routes.ts';

const SHOWN_ROWS = 200;

/** The staff area: sign-in, accounts, and the records of the site. */
export function recordsRoutes(app: Hono<WebsiteEnv>, services: StaffServices): void {
  const { db } = services;
  const staff = createStaffSession(services);
  const guarded = createStaffGuard(staff, services);
  const area = { staff, guarded };
  const listOf = (c: WebsiteContext) => RECORD_LISTS.find(({ slug }) => slug === c.req.param('list'));
  const mailOf = async (c: WebsiteContext) => {
    const [mail] = await db
      .select()
      .from(mails)
      .where(and(eq(mails.id, c.req.param('id') ?? ''), isShownMail));
    return mail;
  };

  openWhenUsed(app, services);
  serveStaffAssets(app);
  signInRoutes(app, services, staff);
  setUpRoutes(app, services, staff);
  ownAccountRoutes(app, services, area);
  accountsRoutes(app, services, area);
  staffActionsRoutes(app, services, area);
  firstRunRoutes(app, services, area);
  // Registered before the mails and the orders, because two of the lists have the same names.
  routeMethods(app, `${PATH}/:list/csv`, {
    get: guarded('export-records', async (c, member) => {
      const list = listOf(c);
      if (!list) return c.notFound();
      const columns = list.columns.map(({ title }) => ({ key: title, title }));
      return downloadList(c, services, member, { ...list, subject: list.slug, format: 'csv', columns });
    }),
  });
  routeMethods(app, `${PATH}/mails/:id`, {
    get: guarded('view-records', async (c) => {
      const mail = await mailOf(c);
      if (!mail) return c.notFound();
      changePolicy(c, { 'frame-src': "'self'" });
      return c.html(renderPage(mailPage(staffPageContext(c, services), { ...mail, ...withoutLinks(mail) })));
    }),
  });
  routeMethods(app, `${PATH}/mails/:id/html`, {
    get: guarded('view-records', async (c) => {
      const mail = await mailOf(c);
      if (!mail) return c.notFound();
      // A mail contains untrusted text: its frame may show it and do nothing else.
      changePolicy(c, { 'default-src': "'none'", 'script-src': "'none'", 'style-src': "'unsafe-inline'", sandbox: '' });
      return c.html(withoutLinks(mail).html);
    }),
  });
  staffOrderRoutes(app, services, area);
  staffStockRoutes(app, services, area);
  routeMethods(app, `${PATH}/:list`, {
    get: guarded('view-records', async (c) => {
      const list = listOf(c);
      if (!list) return c.notFound();
      const search = list.search ? c.req.query('search')?.trim() : undefined;
      const order = search && (await findOrder(db, search.toUpperCase()));
      if (order) return c.redirect(`${PATH}/orders/${encodeURIComponent(order.id)}`, 303);
      const rows = await list.read(db, { limit: SHOWN_ROWS }, search);
      return c.html(renderPage(recordsPage(staffPageContext(c, services), { list, rows, limit: SHOWN_ROWS, search })));
    }),
  });
}

const LIBRARY = 'node_modules/@simplewebauthn/browser/dist/bundle/index.umd.min.js';

/** The scripts for passkeys: ours, and the library's own file. */
function serveStaffAssets(app: Hono<WebsiteEnv>): void {
  const library = join(projectRoot, LIBRARY);
  app.get(`${STAFF_ASSETS}simplewebauthn.js`, async (c) => (await serveFile(c, library)) ?? c.notFound());
  app.get(
    `${STAFF_ASSETS}*`,
    serveStaticFolder(join(projectRoot, 'demo-pages/website/staff/browser'), { prefix: STAFF_ASSETS }),
  );
}
