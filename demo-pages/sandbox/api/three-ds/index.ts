/** /v1/charges/3ds, and the issuer’s pages. What other rooms may use. */

export { authenticationRequest, processRequest } from './authentication-request.ts';
export { authenticationResponse, newAuthenticationResponse } from './authentication-response.ts';
export { authenticationFor, findAuthentication, settleAuthentication } from './authentication-store.ts';
export { threeDsToken } from './authentication-token.ts';
export { htmlShellRoutes } from './html-shell-page.ts';
export { GOOD_CODE } from './issuer-body.ts';
export { issuerPageRoutes } from './issuer-pages.ts';
export { threeDsRoutes } from './three-ds-routes.ts';
export { authentications } from './three-ds-schema.ts';
