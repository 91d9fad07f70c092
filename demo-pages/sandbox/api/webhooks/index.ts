/** /v1/webhook-endpoints, and deliveries. What other rooms may use. */

export { type DeliveryOptions, deliverWebhooks, replayDelivery } from './deliver-webhooks.ts';
export { endpointRequest } from './endpoint-request.ts';
export {
  deletedEndpointResponse,
  endpointResponse,
  endpointRoutes,
  newEndpointResponse,
  rotatedEndpointResponse,
} from './endpoint-routes.ts';
export { configureEndpoint, type Endpoint, enableEndpoint, listEndpoints } from './endpoint-store.ts';
export { assertDestination, recordFormResult } from './form-destination.ts';
export { recordEvent, recordEvents } from './record-event.ts';
export { webhookDeliveries, webhookEndpoints, webhookEvents } from './webhooks-schema.ts';
