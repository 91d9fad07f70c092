import { cartPages } from './cart/cart-routes.ts';
import { ecardPages } from './ecards/ecard-routes.ts';
import { giftPages } from './gifts/gift-routes.ts';
import { findOrderPages } from './order-pages/find-order-routes.ts';
import { orderPages } from './order-pages/order-routes.ts';
import { checkoutPages } from './payment/payment-pages.ts';

/** The pages of the shop, from a gift to its order. */
export const shopPages = [
  ...giftPages,
  ...cartPages,
  ...ecardPages,
  ...checkoutPages,
  ...orderPages,
  ...findOrderPages,
];
