import type { PaymentServices } from '../../payments/index.ts';
import {
  createRateLimiter,
  currentSession,
  ensureSession,
  networkOf,
  pageContext,
  pagesOf,
  readFields,
  renderPage,
  type Site,
  to,
  type WebsiteContext,
  wantsJson,
} from '../../platform/index.ts';
import { cartContext } from './cart-context.ts';
import { cartPage } from './cart-page.tsx';
import { changeCart, limitMessage, parseCartChange } from './change-cart.ts';
import { readCartLines, toCartJson } from './read-cart.ts';
import { cartNews, leaveCartNotice } from './review-cart.ts';

/** Changes from one network: enough for a school behind one address, too few for a program that floods. */
export const CART_CHANGES_PER_MINUTE = 300;

function cartHandlers(services: PaymentServices, site: Site) {
  const { db, siteOrigin, clock } = services;
  const allow = createRateLimiter({ limit: CART_CHANGES_PER_MINUTE, windowMs: 60_000, clock });
  const path = to(site, '/cart');

  const cartJson = async (session: string | undefined, notices: string[]) => ({
    ...toCartJson(await readCartLines(db, session, site), site),
    ...(notices.length > 0 ? { notices } : {}),
  });

  const show = async (c: WebsiteContext) => {
    c.header('Vary', 'Accept');
    const session = currentSession(c);
    if (wantsJson(c)) return c.json(await cartJson(session, await cartNews(db, session, site)));
    const context = await cartContext(c, services, site);
    const lines = await readCartLines(db, session, site);
    return c.html(renderPage(cartPage(context, { lines, wasLimited: c.req.query('notice') === 'limit' })));
  };

  const refuse = async (c: WebsiteContext, errors: string[]) => {
    if (wantsJson(c)) return c.json({ errors }, 422);
    const lines = await readCartLines(db, currentSession(c), site);
    return c.html(renderPage(cartPage(await pageContext(c, services), { lines, errors })), 422);
  };

  const change = async (c: WebsiteContext) => {
    allow(networkOf(c));
    const change = parseCartChange(await readFields(c));
    if ('errors' in change) return refuse(c, change.errors);
    // A visitor without a cart has nothing to remove, so no session is created.
    const session = change.intent === 'remove' ? currentSession(c) : await ensureSession(c, db, siteOrigin);
    const { errors, message } = session
      ? await changeCart(db, session, site, change)
      : { errors: [], message: undefined };
    if (errors.length > 0) return refuse(c, errors);
    const isLimit = message === limitMessage(site);
    if (session && message && !isLimit && !wantsJson(c)) await leaveCartNotice(db, session, site, message);
    if (!wantsJson(c)) return c.redirect(isLimit ? `${path}?notice=limit` : path, 303);
    // A gift's own page has no place for notices about the rest of the cart: they stay until the cart's page is opened.
    const notices = change.intent === 'add' ? [] : await cartNews(db, session, site);
    return c.json({ ...(await cartJson(session, notices)), ...(message ? { message } : {}) });
  };

  return { get: show, post: change };
}

/** The cart, as a page and as JSON at the same address. */
export const cartPages = [
  pagesOf<PaymentServices>()({
    path: '/cart',
    languages: 'all',
    countries: 'own',
    cache: 'no-store',
    sitemap: 'disallow',
    navigation: [{ menu: 'give', order: 5, label: 'yourCart' }],
    handlers: cartHandlers,
  }),
];
