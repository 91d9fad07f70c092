/** /v1/charges/{id}/refunds and /v1/refunds. What other rooms may use. */

export { chargeRefunds } from './charge-refunds-schema.ts';
export { refundQuery, refundRequest } from './refund-request.ts';
export { refundResponse } from './refund-response.ts';
export { refundListRoutes, refundRoutes } from './refund-routes.ts';
export { awaitRefund, createRefund, settleRefundIfDue } from './refund-store.ts';
