import { cartPages } from './cart/cart-routes.tsx';
import { ecardPages } from './ecards/ecard-routes.tsx';
import { giftPages } from './gifts/gift-routes.ts';
import { findOrderPages } from './order-pages/find-order-routes.tsx';
import { orderPages } from './order-pages/order-routes.ts';
import { checkoutPages } from './payment/payment-pages.tsx';

/** The pages of the shop, from a gift to its order. */
export const shopPages = [
  ...giftPages,
  ...cartPages,
  ...ecardPages,
  ...checkoutPages,
  ...orderPages,
  ...findOrderPages,
];
