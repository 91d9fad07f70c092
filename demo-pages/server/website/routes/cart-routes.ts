import type { Hono } from 'hono';
import { cartPage } from '../../../pages/cart-page.ts';
import { to } from '../../../pages/page-context.ts';
import { changeCart, parseCartChange } from '../cart/change-cart.ts';
import { readCartLines, toCartJson } from '../cart/read-cart.ts';
import { BODY_LIMIT, limitBody, readFields } from '../http/read-fields.ts';
import { wantsJson } from '../http/request-facts.ts';
import { routeMethods } from '../http/route-methods.ts';
import type { WebsiteContext, WebsiteEnv } from '../http/website-env.ts';
import { currentSession, ensureSession } from '../session/session.ts';
import type { Site } from '../sites.ts';
import { pageContext, type WebsiteServices } from './website-services.ts';

/** The cart, as a page and as JSON at the same address. */
export function cartRoutes(app: Hono<WebsiteEnv>, services: WebsiteServices, site: Site): void {
  const { db, siteOrigin } = services;
  const path = to(site, '/cart');

  const show = async (c: WebsiteContext) => {
    const lines = await readCartLines(db, currentSession(c), site);
    c.header('Vary', 'Accept');
    if (wantsJson(c)) return c.json(toCartJson(lines, site));
    const wasLimited = c.req.query('notice') === 'limit';
    return c.html(cartPage(await pageContext(c, services), { lines, wasLimited }));
  };

  const refuse = async (c: WebsiteContext, errors: string[]) => {
    if (wantsJson(c)) return c.json({ errors }, 422);
    const lines = await readCartLines(db, currentSession(c), site);
    return c.html(cartPage(await pageContext(c, services), { lines, errors }), 422);
  };

  const change = async (c: WebsiteContext) => {
    const wish = parseCartChange(await readFields(c));
    if ('errors' in wish) return refuse(c, wish.errors);
    // Whoever has no cart has nothing to take out of it, and needs no session for that.
    const session = wish.intent === 'remove' ? currentSession(c) : await ensureSession(c, db, siteOrigin);
    const { errors, message } = session
      ? await changeCart(db, session, site, wish)
      : { errors: [], message: undefined };
    if (errors.length > 0) return refuse(c, errors);
    if (!wantsJson(c)) return c.redirect(message ? `${path}?notice=limit` : path, 303);
    return c.json({ ...toCartJson(await readCartLines(db, session, site), site), ...(message ? { message } : {}) });
  };

  app.use(path, limitBody(BODY_LIMIT));
  routeMethods(app, path, { get: show, post: change });
}
