/** What every room of the sandbox uses: requests, merchants, keys, customers, clock, money and the log of requests. */

export { type ClockMove, moveClock, type SandboxClock, shiftedClock, systemClock } from './clock/sandbox-clock.ts';
export {
  allowPage,
  type BrowserVariables,
  browserCredentials,
  isOwnOrigin,
  preflight,
  refuseSecretsOfPages,
  WRONG_DOMAIN,
} from './credentials/cross-origin.ts';
export { browserKeys, serverKey } from './credentials/key-ring.ts';
export { refuseUnknownHosts } from './credentials/known-hosts.ts';
export { countAttempt, socketNetwork, TOKEN_LIMIT, type WindowLimit } from './credentials/rate-limit.ts';
export {
  type Customer,
  createCustomer,
  customerDetails,
  customerQuery,
  findCustomer,
  listCustomers,
  lockCustomer,
} from './customers/customer-store.ts';
export { customers } from './customers/customers-schema.ts';
export { ERROR_CODES } from './http/error-codes.ts';
export { hostedShell } from './http/hosted-shell.ts';
export { isInPage, listQuery, newestFirst, type ResultPage, readQuery, resultPage } from './http/list-query.ts';
export { type Log, logRequests, noteFault, printFaults } from './http/log-requests.ts';
export { mayFrame, setPageHeaders } from './http/page-headers.ts';
export {
  addressField,
  amountField,
  amountOrNumberField,
  currencyField,
  customerFields,
  handleField,
  referenceField,
  shortText,
} from './http/payment-fields.ts';
export { readBody } from './http/read-body.ts';
export { respond, respondWithError } from './http/respond.ts';
export {
  currencySchema,
  decimalSchema,
  ERROR_STATUSES,
  errorSchema,
  failureSchema,
  listSchema,
  modeSchema,
  recordSchema,
  returnsSchema,
  timeSchema,
} from './http/response-schemas.ts';
export { responseText } from './http/response-text.ts';
export { SandboxError, validationError } from './http/sandbox-error.ts';
export { dateTimeField, refuseUnstorable } from './http/storable-text.ts';
export {
  type BegunWork,
  idempotencyKey,
  keyedRequest,
  type NamedRequest,
  namedRequest,
  optionalIdempotencyKey,
  requiredIdempotencyKey,
  runManyOnce,
  runOnce,
  runOnceAndWait,
} from './idempotency/run-once.ts';
export { type Library, libraryRoutes, readLibrary } from './library/library-routes.ts';
export { keys, merchantColumn, merchants, tokenSigningKeys } from './merchants/access-schema.ts';
export { mintAccessToken } from './merchants/access-token.ts';
export {
  allowsOrigin,
  ancestorsOf,
  assertReturn,
  isKnownOrigin,
  originsOfMerchant,
  type ReturnOwner,
} from './merchants/allowed-pages.ts';
export { DEMO, DEMO_GATEWAYS, DEMO_SERVICES, merchantIdFor, ownName } from './merchants/demo-credentials.ts';
export type { Key } from './merchants/merchant-keys.ts';
export {
  createKey,
  isDemoKey,
  keyHint,
  LONGEST_OVERLAP_HOURS,
  listKeys,
  type MerchantKey,
  revokeKey,
  rotateKey,
} from './merchants/merchant-keys.ts';
export {
  addOrigin,
  configureOrigins,
  listOrigins,
  type MerchantOrigin,
  originFromText,
  removeOrigin,
} from './merchants/merchant-origins.ts';
export { hashOf, prefixedId } from './merchants/secrets.ts';
export { base64Json, publicKeySet, readSignedToken, signToken } from './merchants/signed-token.ts';
export { hostedFile } from './pages/hosted-files.ts';
export { messagePages } from './pages/message-page.ts';
export { remoteActionPage } from './pages/remote-action-page.ts';
export {
  findRequest,
  type LoggedRequest,
  listRequests,
  MOST_REQUESTS,
  recordRequests,
} from './request-log/stored-requests.ts';
export { amountNumber, decimalAmount, minorUnits } from './sandbox-money.ts';
export { instant, sandboxSchema, sqlTexts } from './sandbox-schema.ts';
export type { SandboxServices } from './sandbox-services.ts';
