/** /openapi.json. What other rooms may use. */

export { checkResponses } from './check-responses.ts';
export { apiDescription, type DescribedCall, descriptionRoute, type Parameter } from './describe-api.ts';
export type { JsonSchema, NamedSchemas } from './json-schema.ts';
export { SANDBOX_CALLS } from './sandbox-calls.ts';
export { headerOf } from './security.ts';
