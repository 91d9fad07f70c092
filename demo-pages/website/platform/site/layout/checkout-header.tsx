import { html } from 'hono/html';
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
  return html`<header class="checkout-header"><div class="checkout-header__inner">
${siteBrand(site)}
<p class="checkout-header__note"><span class="haven-icon haven-icon--lock"></span> ${text('secure')}</p>
<a class="site-cart" href="${to(site, '/cart')}"><span class="haven-icon haven-icon--cart"></span> <span class="checkout-header__back">${text('backToCart')}</span> <span class="site-cart__count" data-cart-count>${cartCount}</span><span class="haven-visually-hidden">${pageTexts(site, LAYOUT)('giftsInCart')}</span></a>
</div></header>`;
}
