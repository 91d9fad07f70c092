import { MAX_QUANTITY } from '#rules/shop/quantity.ts';
import CART_TEXTS from '#texts/elements/gift-cart';
import CHECKOUT_PAGES from '#texts/website/checkout-pages';
import LAYOUT from '#texts/website/layout';
import { thumb } from '../../content/index.ts';
import type { PaymentServices } from '../../payments/index.ts';
import {
  checkoutSteps,
  createRateLimiter,
  currentSession,
  ensureSession,
  errorSummary,
  GiftCart,
  layout,
  type Markup,
  networkOf,
  type PageContext,
  pageContext,
  pagesOf,
  pageTexts,
  price,
  readFields,
  renderPage,
  type Site,
  staffText,
  to,
  type WebsiteContext,
  wantsJson,
} from '../../platform/index.ts';
import type { PricedLine } from '../gifts/priced-line.ts';
import { totals } from '../orders/order-summary.tsx';
import { changeCart, limitMessage, parseCartChange } from './change-cart.ts';
import { cartContext, readCartLines, toCartJson, toCartLineJson } from './read-cart.ts';
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

interface CartPageData {
  lines: readonly PricedLine[];
  wasLimited?: boolean;
  errors?: readonly string[];
}

/** The cart: lines with their quantities, the total, and the link to the checkout. */
function cartPage(context: PageContext, { lines, wasLimited = false, errors = [] }: CartPageData): Markup {
  const { site } = context;
  const title = pageTexts(site, LAYOUT)('yourCart');
  return layout(context, {
    title,
    hasErrors: errors.length > 0,
    main: (
      <>
        {lines.length > 0 && checkoutSteps(site, 'cart')}
        {wasLimited && (
          <div className="haven-alert haven-alert--info" role="status">
            <p className="haven-alert__text">{limitMessage(site)}</p>
          </div>
        )}
        <div className="page-head">
          <h1>{title}</h1>
        </div>
        {errorSummary(
          errors.map((message) => ({ message })),
          { site },
        )}
        <GiftCart
          action={to(site, '/cart')}
          lines={toCartLineJson(lines, site)}
          currency={site.currency}
          nextUrl={to(site, '/cart/e-cards')}
          shopUrl={to(site, '/gifts')}
          emptyImage="/design/empty-cart.svg"
          siteCountryCode={site.code}
        >
          {lines.length > 0 ? filledCart(lines, site) : emptyCart(site)}
        </GiftCart>
      </>
    ),
  });
}

function emptyCart(site: Site): Markup {
  const text = pageTexts(site, CART_TEXTS);
  return (
    <div className="haven-empty">
      <img className="haven-empty__image" src="/design/empty-cart.svg" width={320} height={240} alt="" />
      <h2 className="haven-empty__title">{text('isEmpty')}</h2>
      <p className="haven-empty__text">{text('choose')}</p>
      <a className="haven-button haven-button--give" href={to(site, '/gifts')}>
        {text('seeGifts')}
      </a>
    </div>
  );
}

function filledCart(lines: readonly PricedLine[], site: Site): Markup {
  const text = pageTexts(site, CART_TEXTS);
  return (
    <section className="haven-cart">
      <div className="haven-cart__main">
        <div className="haven-cart__head" aria-hidden="true">
          <span>{text('gift')}</span>
          <span>{text('quantity')}</span>
          <span>{text('total')}</span>
        </div>
        <ul className="haven-cart__lines" role="list">
          {lines.map((line) => cartLine(line, site))}
        </ul>
      </div>
      <aside className="haven-cart__aside" aria-label={text('total')}>
        {totals(lines, site)}
        <div className="haven-actions haven-actions--stack">
          <a className="haven-button haven-button--give haven-button--large" href={to(site, '/cart/e-cards')}>
            {pageTexts(site, CART_TEXTS)('nextLabel')}
          </a>
          <a className="haven-button haven-button--quiet" href={to(site, '/gifts')}>
            {text('another')}
          </a>
        </div>
      </aside>
    </section>
  );
}

function cartLine(line: PricedLine, site: Site): Markup {
  const text = pageTexts(site, CART_TEXTS);
  const ofCheckout = pageTexts(site, CHECKOUT_PAGES);
  const label = ofCheckout('quantityOf', { name: line.name, most: MAX_QUANTITY });
  const name = <span className="haven-visually-hidden"> {staffText(site, line.name)}</span>;
  const form = (intent: string, fields: Markup) => (
    <form method="post" action={to(site, '/cart')}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="itemId" value={line.itemId} />
      {fields}
    </form>
  );
  return (
    <li key={line.itemId} className="haven-cart__line">
      <img className="haven-cart__image" {...thumb(line.image, 96)} width={800} height={600} alt="" />
      <div className="haven-cart__item">
        <h2 className="haven-cart__name">
          <a href={to(site, `/gifts/${line.itemId}`)}>{staffText(site, line.name)}</a>
        </h2>
        <p className="haven-cart__meta">{staffText(site, `${line.category} · ${line.variant}`)}</p>
        <p className="haven-cart__price">{text('each', { sum: price(line.priceMinor, site) })}</p>
      </div>
      <div className="haven-cart__quantity">
        {form(
          'set',
          <>
            <div className="haven-stepper">
              <input
                className="haven-stepper__value"
                name="quantity"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={line.quantity}
                aria-label={label}
              />
            </div>
            <noscript>
              <button className="haven-button haven-button--quiet" type="submit">
                {ofCheckout.rich('update', { name })}
              </button>
            </noscript>
          </>,
        )}
        {form(
          'remove',
          <button className="haven-button haven-button--quiet haven-cart__remove" type="submit">
            {text.rich('remove', { name })}
          </button>,
        )}
      </div>
      <p className="haven-cart__line-total">{price(line.priceMinor * line.quantity, site)}</p>
    </li>
  );
}
