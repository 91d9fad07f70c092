/** /v1/checkouts: hosted checkouts, their scenarios and instructions. What other rooms may use. */

export { callbackRequest } from './callback-request.ts';
export { intentRequest } from './intent-request.ts';
export {
  instructionResponse,
  intentResponse,
  newIntentResponse,
  noInstructionResponse,
  reportResponse,
} from './intent-response.ts';
export { intentPageRoutes, intentServerRoutes } from './intent-routes.ts';
export { keyOfCheckout } from './mint-instruction-token.ts';
export { DEFAULT_SCENARIO, SCENARIO_NAMES, SCENARIOS } from './scenarios/scenario-catalogue.ts';
