/** /v1/payment_sources/tokens. What other rooms may use. */

export { anyTokenRequest, tokenPageRoutes, tokenResponse, tokenServerRoutes } from './token-routes.ts';
export { findPaymentToken, sourceTypeOf, spendToken } from './token-store.ts';
export { paymentTokens } from './tokens-schema.ts';
