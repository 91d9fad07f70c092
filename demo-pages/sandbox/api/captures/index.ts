/** /v1/charges/{id}/capture and /cancel. What other rooms may use. */

export { captureRequest, captureRoutes } from './capture-routes.ts';
