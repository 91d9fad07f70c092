/** /v1/charges/wallet, and the pages of wallets. What other rooms may use. */

export { chargeStatus, presentWalletCharge } from './present-wallet-charge.ts';
export { endWalletAuthorisation, expireWalletAuthorisation } from './wallet-authorisation.ts';
export { declineWalletCharge, settleWalletCharge } from './wallet-capture.ts';
export { walletPages } from './wallet-pages.ts';
export { walletCallbackRequest, walletCaptureRequest, walletChargeRequest } from './wallet-request.ts';
export {
  newWalletChargeResponse,
  pageWalletChargeResponse,
  walletCallbackResponse,
  walletChargeResponse,
  walletConfigResponse,
  walletPaymentResponse,
  walletStatusResponse,
} from './wallet-response.ts';
export { walletConfigRoutes, walletPageRoutes, walletServerRoutes } from './wallet-routes.ts';
export { walletCharges } from './wallet-schema.ts';
export { findWalletCharge, initialiseWalletCharge, type WalletChargeRow } from './wallet-store.ts';
export { mintChargeToken } from './wallet-token.ts';
