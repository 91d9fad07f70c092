import CART_TEXTS from '#texts/elements/gift-cart';
import CHECKOUT_PAGES from '#texts/website/checkout-pages';
import { thumb } from '../../content/index.ts';
import { type Markup, pageTexts, price, type Site, staffText } from '../../platform/index.ts';
import { itemCountOf, type PricedLine, totalOf } from '../gifts/priced-line.ts';

/** The totals under a list of gifts. */
export function totals(lines: readonly PricedLine[], site: Site): Markup {
  const total = price(totalOf(lines), site);
  const text = pageTexts(site, CART_TEXTS);
  return (
    <dl className="haven-totals">
      <div className="haven-totals__row">
        <dt>{text('gifts', { count: itemCountOf(lines) })}</dt>
        <dd>{total}</dd>
      </div>
      <div className="haven-totals__row haven-totals__row--grand">
        <dt>{text('total')}</dt>
        <dd>
          {total} <span className="haven-visually-hidden">{site.currency}</span>
        </dd>
      </div>
    </dl>
  );
}

/** The order's gifts and total, shown beside the steps of the checkout. */
export function orderSummary(lines: readonly PricedLine[], site: Site): Markup {
  const text = pageTexts(site, CHECKOUT_PAGES);
  return (
    <aside className="haven-order-summary" aria-labelledby="summary-title">
      <h2 className="haven-order-summary__title" id="summary-title">
        {text('yourGifts')}
      </h2>
      <ul className="haven-order-summary__lines" role="list">
        {lines.map((line) => (
          <li key={line.itemId} className="haven-order-summary__line">
            <img className="haven-order-summary__image" {...thumb(line.image, 64)} width={800} height={600} alt="" />
            <p className="haven-order-summary__name">
              {staffText(site, line.name)} <span className="haven-order-summary__quantity">× {line.quantity}</span>
              <br />
              <span className="haven-cart__meta">{staffText(site, line.variant)}</span>
            </p>
            <p className="haven-order-summary__amount">{price(line.priceMinor * line.quantity, site)}</p>
          </li>
        ))}
      </ul>
      {totals(lines, site)}
      <p className="haven-order-summary__note">{text('pricesInclude')}</p>
    </aside>
  );
}
