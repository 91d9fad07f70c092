/** What stands in for others: card issuers, gateways, wallets’ scripts. What other rooms may use. */

export { cardFingerprint } from './cards/card-fingerprint.ts';
export {
  CARD_DECLINES,
  type CardDecline,
  DECLINED_OUTCOMES,
  DISHONOURS,
  type Dishonour,
  outcomeOfNext,
  type SourcePlan,
  type TestOutcome,
} from './cards/issuer-outcomes.ts';
export { outcomeOfAccount, TEST_ACCOUNTS } from './cards/test-accounts.ts';
export { SLOW_ISSUER_MS, TEST_CARDS, type ThreeDsScenario, testCardOf } from './cards/test-cards.ts';
export type { SimulatedProvider } from './gateways/simulated-providers.ts';
export {
  AFTERPAY_LIMITS,
  CHECKOUT_KINDS,
  type CheckoutKind,
  KIND,
  logo,
  providerOf,
  SIMULATED,
} from './gateways/simulated-providers.ts';
export type { WalletDecision, WalletGateway, WalletPage } from './gateways/wallet-gateway.ts';
export { isWalletOnly, WALLET_GATEWAYS } from './gateways/wallet-gateway-list.ts';
export { serveVendorScript } from './vendor-script.ts';
export { SANDBOX_OUTCOMES, type SandboxOutcome } from './vendors/sandbox-outcomes.ts';
export { cardName, WALLET_CARDS } from './vendors/sheet/wallet-cards.ts';
export { VENDOR_NAMES } from './vendors/vendor-names.ts';
