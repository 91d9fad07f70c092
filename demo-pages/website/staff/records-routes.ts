import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { createRateLimiter } from '../http/rate-limiter.ts';
import { BODY_LIMIT, limitBody, readFields, textField } from '../http/read-fields.ts';
import { clientAddress } from '../http/request-facts.ts';
import { routeMethods } from '../http/route-methods.ts';
import { changePolicy } from '../http/security-headers.ts';
import type { WebsiteContext, WebsiteEnv } from '../http/website-env.ts';
import { headerText } from '../mail/mail-headers.ts';
import { mails } from '../mail/mail-schema.ts';
import { findOrder } from '../orders/find-order.ts';
import type { WebsiteServices } from '../website-services.ts';
import { toCsv } from './csv.ts';
import { mailPage } from './pages/mail-page.ts';
import { recordsPage } from './pages/records-page.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { RECORD_LISTS } from './record-lists.ts';
import { createStaffGuard } from './staff-guard.ts';
import { staffOrderRoutes } from './staff-order-routes.ts';
import { staffPageContext } from './staff-page-context.ts';
import { RECORDS_PATH as PATH } from './staff-paths.ts';
import { createStaffSession } from './staff-session.ts';
import { staffStockRoutes } from './staff-stock-routes.ts';

export const SHOWN_ROWS = 200;
const EXPORTED_ROWS = 100_000;
/** Enough for a mistyped password, too few to guess one. */
export const SIGN_INS_PER_WINDOW = 10;
const WINDOW_MS = 10 * 60_000;

/** The maximum length of the name that a staff member enters for the trail. */
const MAX_NAME = 80;

/** The records of the site, for whoever has the password. Without a password set these addresses do not exist. */
export function recordsRoutes(app: Hono<WebsiteEnv>, services: WebsiteServices): void {
  const { db, siteOrigin, clock, log, staffPassword: password } = services;
  if (!password) return;
  const staff = createStaffSession({ db, password, siteOrigin, clock });
  const allow = createRateLimiter({ limit: SIGN_INS_PER_WINDOW, windowMs: WINDOW_MS, clock });

  const guarded = createStaffGuard(staff, services);
  const listOf = (c: WebsiteContext) => RECORD_LISTS.find(({ slug }) => slug === c.req.param('list'));
  const mailOf = async (c: WebsiteContext) => {
    const [mail] = await db
      .select()
      .from(mails)
      .where(eq(mails.id, c.req.param('id') ?? ''));
    return mail;
  };

  app.use(PATH, limitBody(BODY_LIMIT));
  routeMethods(app, PATH, {
    get: async (c) => {
      c.header('Cache-Control', 'no-store');
      if (await staff.member(c)) return c.redirect(`${PATH}/orders`, 303);
      return c.html(signInPage(await staffPageContext(c, services)));
    },
    post: async (c) => {
      c.header('Cache-Control', 'no-store');
      const address = clientAddress(c);
      allow(address);
      const fields = await readFields(c);
      const name = headerText(textField(fields, 'name')).slice(0, MAX_NAME);
      const given = fields['password'];
      const isRight = name !== '' && typeof given === 'string' && (await staff.signIn(c, given, name));
      log({ event: 'staff-area', signedIn: isRight, address });
      if (isRight) return c.redirect(`${PATH}/orders`, 303);
      return c.html(
        signInPage(await staffPageContext(c, services), { name, problem: name ? 'password' : 'name' }),
        422,
      );
    },
  });
  routeMethods(app, `${PATH}/sign-out`, {
    post: async (c) => {
      await staff.signOut(c);
      return c.redirect(PATH, 303);
    },
  });
  // Registered before the mails and the orders, because two of the lists have the same names.
  routeMethods(app, `${PATH}/:list/csv`, {
    get: guarded('export-records', async (c) => {
      const list = listOf(c);
      if (!list) return c.notFound();
      log({ event: 'staff-area', exported: list.slug, address: clientAddress(c) });
      c.header('Content-Type', 'text/csv; charset=utf-8');
      c.header('Content-Disposition', `attachment; filename="haven-${list.slug}.csv"`);
      return c.body(toCsv(list.columns, await list.read(db, EXPORTED_ROWS)));
    }),
  });
  routeMethods(app, `${PATH}/mails/:id`, {
    get: guarded('view-records', async (c) => {
      const mail = await mailOf(c);
      if (!mail) return c.notFound();
      changePolicy(c, { 'frame-src': "'self'" });
      return c.html(mailPage(await staffPageContext(c, services), mail));
    }),
  });
  routeMethods(app, `${PATH}/mails/:id/html`, {
    get: guarded('view-records', async (c) => {
      const mail = await mailOf(c);
      if (!mail) return c.notFound();
      // A mail contains untrusted text: its frame may show it and do nothing else.
      changePolicy(c, { 'default-src': "'none'", 'script-src': "'none'", 'style-src': "'unsafe-inline'", sandbox: '' });
      return c.html(mail.html);
    }),
  });
  staffOrderRoutes(app, services, { staff, guarded });
  staffStockRoutes(app, services, { staff, guarded });
  routeMethods(app, `${PATH}/:list`, {
    get: guarded('view-records', async (c) => {
      const list = listOf(c);
      if (!list) return c.notFound();
      const asked = list.slug === 'orders' ? c.req.query('order')?.trim().toUpperCase() : undefined;
      if (asked && (await findOrder(db, asked))) return c.redirect(`${PATH}/orders/${encodeURIComponent(asked)}`, 303);
      const rows = await list.read(db, SHOWN_ROWS);
      return c.html(
        recordsPage(await staffPageContext(c, services), { list, rows, limit: SHOWN_ROWS, missedOrder: asked }),
      );
    }),
  });
}
