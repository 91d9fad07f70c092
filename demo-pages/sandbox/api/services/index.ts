/** /v1/services. What other rooms may use. */

export { serviceRoutes } from './service-routes.ts';
