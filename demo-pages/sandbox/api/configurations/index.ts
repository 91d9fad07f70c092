/** /v1/remote-action/configs and gateways. What other rooms may use. */

export { configurationRequest } from './configuration-request.ts';
export { configurationRoutes } from './configuration-routes.ts';
export {
  configurationResponse,
  findConfiguration,
  gatewayResponse,
  newConfigurationResponse,
  type StoredConfiguration,
} from './configuration-store.ts';
export { gatewayColumn, gateways } from './configurations-schema.ts';
export { assertAccepts, findGateway, type Gateway } from './gateway-store.ts';
