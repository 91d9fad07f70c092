import CHECKOUT_PAGES from '#texts/website/checkout-pages';
import LAYOUT from '#texts/website/layout';
import { pageTexts } from '../languages/page-texts.ts';
import { type Markup, type PageContext, to } from '../page-context.ts';
import { siteBrand } from './site-brand.tsx';

/**
 * The header of the steps between cart and payment: no search and no other links, so that nothing distracts from the
 * order.
 */
export function checkoutHeader({ site, cartCount }: PageContext): Markup {
  const text = pageTexts(site, CHECKOUT_PAGES);
  return (
    <header className="checkout-header">
      <div className="checkout-header__inner">
        {siteBrand(site)}
        <p className="checkout-header__note">
          <span className="haven-icon haven-icon--lock" /> {text('secure')}
        </p>
        <a className="site-cart" href={to(site, '/cart')}>
          <span className="haven-icon haven-icon--cart" />{' '}
          <span className="checkout-header__back">{text('backToCart')}</span>{' '}
          <span className="site-cart__count" data-cart-count="">
            {cartCount}
          </span>
          <span className="haven-visually-hidden">{pageTexts(site, LAYOUT)('giftsInCart')}</span>
        </a>
      </div>
    </header>
  );
}
