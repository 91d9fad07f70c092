import { MAX_QUANTITY } from '#rules/shop/quantity.ts';
import CART_TEXTS from '#texts/elements/gift-cart';
import CHECKOUT_PAGES from '#texts/website/checkout-pages';
import LAYOUT from '#texts/website/layout';
import {
  checkoutSteps,
  errorSummary,
  GiftCart,
  layout,
  type Markup,
  type PageContext,
  pageTexts,
  price,
  type Site,
  staffText,
  to,
} from '../../platform/index.ts';
import type { PricedLine } from '../gifts/priced-line.ts';
import { totals } from '../orders/order-summary.tsx';
import { limitMessage } from './change-cart.ts';
import { toCartLineJson } from './read-cart.ts';

export interface CartPageData {
  lines: readonly PricedLine[];
  wasLimited?: boolean;
  errors?: readonly string[];
}

/** The cart: lines with their quantities, the total, and the link to the checkout. */
export function cartPage(context: PageContext, { lines, wasLimited = false, errors = [] }: CartPageData): Markup {
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
      <img className="haven-cart__image" src={line.image} width={800} height={600} alt="" />
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
