/** /v1/mandates. What other rooms may use. */

export { mandateRoutes } from './mandate-routes.ts';
