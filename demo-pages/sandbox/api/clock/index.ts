/** /v1/clock. What other rooms may use. */

export { clockRequest, clockRoutes } from './clock-routes.ts';
