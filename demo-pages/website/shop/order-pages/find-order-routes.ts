import { cleanEmail } from '#rules/email.ts';
import ORDER_PAGES from '#texts/website/order-pages';
import type { PaymentServices } from '../../payments/index.ts';
import {
  createRateLimiter,
  networkOf,
  pageContext,
  pagesOf,
  pageTexts,
  readFields,
  renderPage,
  type Site,
  textField,
  to,
  type WebsiteContext,
} from '../../platform/index.ts';
import { mailOrderLink } from '../orders/mail-order-link.ts';
import { findOrderPage } from './find-order-page.tsx';

/** Enough for a person who mistypes, too few to guess order numbers. */
export const LOOK_UPS_PER_WINDOW = 10;
const WINDOW_MS = 10 * 60_000;

function findOrderHandlers(services: PaymentServices, site: Site) {
  const { db, siteOrigin, clock } = services;
  const text = pageTexts(site, ORDER_PAGES);
  const allow = createRateLimiter({ limit: LOOK_UPS_PER_WINDOW, windowMs: WINDOW_MS, clock });

  const show = async (c: WebsiteContext) =>
    c.html(
      renderPage(findOrderPage(await pageContext(c, services, site), { wasAsked: c.req.query('asked') !== undefined })),
    );

  const find = async (c: WebsiteContext) => {
    allow(networkOf(c));
    const fields = await readFields(c);
    const [orderId, email] = [textField(fields, 'orderId'), cleanEmail(textField(fields, 'email'))];
    const errors = {
      ...(orderId === '' ? { orderId: text('noNumber') } : {}),
      ...(email === '' ? { email: text('noAddress') } : {}),
    };
    if (Object.keys(errors).length > 0) {
      return c.html(renderPage(findOrderPage(await pageContext(c, services, site), { errors, orderId, email })), 422);
    }
    await mailOrderLink(db, site, { orderId, email }, { siteOrigin, now: clock() });
    // Only a mail tells whether the order exists, so only its owner learns it.
    return c.redirect(`${to(site, '/orders')}?asked`, 303);
  };

  return { get: show, post: find };
}

/** For visitors who lost the link to their order: the link is mailed again, and the page reveals nothing. */
export const findOrderPages = [
  pagesOf<PaymentServices>()({
    path: '/orders',
    languages: 'all',
    countries: 'own',
    cache: 'no-store',
    navigation: [{ menu: 'about', order: 2, label: 'findOrder' }],
    handlers: findOrderHandlers,
  }),
];
