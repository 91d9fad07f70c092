/** Gifts, the cart, cards, checkout and orders. What other rooms may use. */

export { cartNotices } from './cart/cart-schema.ts';
export { countCartItems } from './cart/read-cart.ts';
export { customerRoute } from './details/customer-route.ts';
export { ecards } from './ecards/ecards-schema.ts';
export { CATEGORY_KIND } from './gifts/category-kind.ts';
export { hasWord, textsOf } from './gifts/filter-gifts.ts';
export { findGifts, type Product } from './gifts/find-gifts.ts';
export { giftCard } from './gifts/gift-card.tsx';
export { GIFT_KIND } from './gifts/gift-kind.tsx';
export { seedShop } from './gifts/gifts-of-folder.ts';
export { giftStock, gifts } from './gifts/gifts-schema.ts';
export type { PricedLine } from './gifts/priced-line.ts';
export { findOrder, findOrderLines, type Order, toOrderRefundable, wasPaid } from './orders/find-order.ts';
export { createOrderBooks } from './orders/order-books.ts';
export { createOrderPayables, createOrderRefundables } from './orders/order-payables.ts';
export { orderPersonalData } from './orders/order-personal-data.ts';

export { orderEcards, orderLines, orderReversals, orders } from './orders/orders-schema.ts';
export { shopPages } from './shop-pages.ts';
export { changeStock } from './stock/change-stock.ts';
export { findLimitedItems } from './stock/hold-stock.ts';
export { stockHolds } from './stock/stock-schema.ts';
