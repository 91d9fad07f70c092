/** /v1/customers. What other rooms may use. */

export { customerRequest, customerRoutes } from './customer-routes.ts';
