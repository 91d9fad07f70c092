/** /v1/origins. What other rooms may use. */

export { originRequest, originRoutes } from './origin-routes.ts';
