/** /v1/access-tokens. What other rooms may use. */

export { accessTokenRequest, accessTokenRoutes } from './access-token-routes.ts';
