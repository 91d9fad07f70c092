import { html } from 'hono/html';
import { type Markup, type PageContext, to } from '../page-context.ts';
import { siteBrand } from './site-brand.ts';

/**
 * The header of the steps between cart and payment: no search and no other links, so that nothing distracts from the
 * order.
 */
export function checkoutHeader({ site, cartCount }: PageContext): Markup {
  return html`<header class="checkout-header"><div class="checkout-header__inner">
${siteBrand(site)}
<p class="checkout-header__note"><span class="haven-icon haven-icon--lock"></span> Secure checkout</p>
<a class="site-cart" href="${to(site, '/cart')}"><span class="haven-icon haven-icon--cart"></span> <span class="checkout-header__back">Back to cart</span> <span class="site-cart__count" data-cart-count>${cartCount}</span><span class="haven-visually-hidden"> gifts</span></a>
</div></header>`;
}
