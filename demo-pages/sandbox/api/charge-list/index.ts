/** GET /v1/charges: charges of every kind. What other rooms may use. */

export { chargeListRoutes } from './charge-list-routes.ts';
export { chargeQuery, listCharges } from './list-charges.ts';
