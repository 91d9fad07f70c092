/** /v1/charges/{id}/capture and /cancel. What other rooms may use. */

export { captureRequest } from './capture-request.ts';
export { captureRoutes } from './capture-routes.ts';
