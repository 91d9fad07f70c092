/** GET /v1/charges: charges of every kind. What other rooms may use. */

export { chargeListRoutes, chargeQuery, listCharges } from './charge-list-routes.ts';
