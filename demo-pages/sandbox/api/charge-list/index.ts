/** GET /v1/charges: charges of every kind. What other rooms may use. */

export { chargeListRoutes } from './charge-list-routes.ts';
export { chargeQuery } from './charge-query.ts';
export { listCharges } from './list-charges.ts';
