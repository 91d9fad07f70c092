/** POST /v1/charges, and what becomes of a charge. What other rooms may use. */

export {
  AUTHORISATION_MS,
  CHARGE_MOVES,
  CHARGE_STATUSES,
  type ChargeStatus,
  capturedAmount,
  NOT_AUTHORISED,
  WALLET_STATUSES,
} from './charge-life.ts';
export { chargeRequest } from './charge-request.ts';
export {
  type AnyCharge,
  anyChargeResponse,
  type ChargeByWalletResponse,
  chargeResponse,
  type ListedStatus,
} from './charge-response.ts';
export { chargeRoutes } from './charge-routes.ts';
export { awaitSettlement, recordCharge } from './charge-store.ts';
export { charges } from './charges-schema.ts';
export { lifeFields, presentCharge } from './present-charge.ts';
export {
  expireAuthorisation,
  moveCharge,
  reinstateCharge,
  reversalDue,
  reverseCharge,
  settleDebit,
  settleIfDue,
} from './settle-charge.ts';
