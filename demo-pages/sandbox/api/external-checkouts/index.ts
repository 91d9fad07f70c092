/** /v1/payment_sources/external_checkout and the pages of other companies. What other rooms may use. */

export { checkoutRequest } from './checkout-request.ts';
export { checkoutResponse, externalCheckoutRoutes, newCheckoutResponse } from './checkout-routes.ts';
export { dispatcherPages } from './dispatcher-pages.ts';
export { findCheckout } from './external-checkout-store.ts';
export { checkoutReturnPages } from './return-pages.ts';
export { simulatedPages } from './simulated-pages.ts';
