/** /v1/remote-action/configs and gateways. What other rooms may use. */

export { configurationAnswer, gatewayAnswer, newConfigurationAnswer } from './configuration-answer.ts';
export { configurationRequest } from './configuration-request.ts';
export { configurationRoutes } from './configuration-routes.ts';
export { type Configuration, findConfiguration } from './configuration-store.ts';
export { gatewayColumn, gateways } from './configurations-schema.ts';
export { assertAccepts, findGateway, type Gateway } from './gateway-store.ts';
