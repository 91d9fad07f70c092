import { and, eq, inArray } from 'drizzle-orm';
import { cleanEmail } from '#rules/email.ts';
import PERSON_TEXTS from '#texts/elements/person';
import LAYOUT from '#texts/website/layout';
import ORDER_MAIL from '#texts/website/order-mail';
import ORDER_PAGES from '#texts/website/order-pages';
import type { Database } from '../../../server/database/open-database.ts';
import type { PaymentServices } from '../../payments/index.ts';
import {
  createRateLimiter,
  emailKey,
  errorSummary,
  formField,
  helloHeading,
  layout,
  type Markup,
  networkOf,
  orderPath,
  type PageContext,
  pageContext,
  pagesOf,
  pageTexts,
  queueMail,
  readFields,
  renderPage,
  type Site,
  siteFor,
  textField,
  to,
  type WebsiteContext,
} from '../../platform/index.ts';
import { orders } from '../orders/orders-schema.ts';

/** Enough for a person who mistypes, too few to guess order numbers. */
export const LOOK_UPS_PER_WINDOW = 10;
const WINDOW_MS = 10 * 60_000;

function findOrderHandlers(services: PaymentServices, site: Site) {
  const { db, siteOrigin, clock } = services;
  const text = pageTexts(site, ORDER_PAGES);
  const allow = createRateLimiter({ limit: LOOK_UPS_PER_WINDOW, windowMs: WINDOW_MS, clock });

  const show = async (c: WebsiteContext) =>
    c.html(
      renderPage(
        findOrderPage(await pageContext(c, services, site), { isRequested: c.req.query('asked') !== undefined }),
      ),
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

interface FindOrderData {
  isRequested?: boolean;
  errors?: { orderId?: string; email?: string };
  orderId?: string;
  email?: string;
}

/** Asks for an order's number and address; the link is sent by mail, so that nobody can find another person's order. */
function findOrderPage(context: PageContext, data: FindOrderData): Markup {
  const { site } = context;
  const { isRequested = false, errors = {}, orderId = '', email = '' } = data;
  const listed = Object.entries(errors).map(([field, message]) => ({ field, message: message ?? '' }));
  const text = pageTexts(site, ORDER_PAGES);
  const title = pageTexts(site, LAYOUT)('findOrder');
  return layout(context, {
    title,
    hasErrors: listed.length > 0,
    mainClass: 'page-main--narrow',
    main: (
      <>
        <div className="page-head">
          <h1>{title}</h1>
          <p className="lead">{text('findLead')}</p>
        </div>
        {errorSummary(listed, { site })}
        {isRequested && (
          <div className="haven-alert haven-alert--success" role="status">
            <p className="haven-alert__title">{text('lookIntoMail')}</p>
            <p className="haven-alert__text">{text('onTheWay')}</p>
          </div>
        )}
        <form className="haven-form" method="post" action={to(site, '/orders')} noValidate>
          {formField(
            {
              name: 'orderId',
              label: text('orderNumber'),
              hint: text('whereNumber'),
              value: orderId,
              autocomplete: 'off',
              error: errors.orderId,
              width: 'medium',
            },
            site,
          )}
          {formField(
            {
              name: 'email',
              label: pageTexts(site, PERSON_TEXTS)('email'),
              type: 'email',
              inputmode: 'email',
              value: email,
              autocomplete: 'email',
              error: errors.email,
            },
            site,
          )}
          <div className="haven-actions">
            <button className="haven-button haven-button--primary" type="submit">
              {text('sendLink')}
            </button>
          </div>
        </form>
      </>
    ),
  });
}

// At most one mail for each order in ten minutes, however often it is requested.
const INTERVAL_MS = 10 * 60_000;

/** Mails the link of an order to the address in the order; does nothing when the order has another address. */
export async function mailOrderLink(
  db: Database,
  site: Site,
  asked: { orderId: string; email: string },
  { siteOrigin, now }: { siteOrigin: string; now: number },
): Promise<void> {
  const id = asked.orderId.toUpperCase();
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.siteCountryCode, site.code), inArray(orders.status, ['paid', 'reversed'])));
  if (!order || emailKey(order.customerEmailAddress) !== emailKey(asked.email)) return;
  const written = siteFor(site.code, order.language);
  const text = pageTexts(written, ORDER_MAIL);
  await queueMail(
    db,
    {
      kind: 'order-link',
      cause: `order-link:${order.id}:${Math.floor(now / INTERVAL_MS)}`,
      siteCountryCode: site.code,
      language: written.language,
      to: { name: order.customerFirstName, address: order.customerEmailAddress },
      subject: text('linkSubject', { id: order.id }),
      body: [
        helloHeading(order.customerFirstName, written),
        { text: text('link') },
        { button: text('see'), href: new URL(await orderPath(db, order), siteOrigin).href },
      ],
      reason: text('linkReason'),
    },
    now,
  );
}
