/** Attempts, charges, refunds and the provider's client. What other rooms may use. */

export {
  hashToken,
  insertAttempts,
  type NewAttempt,
  type PayerContext,
  type PaymentSubmission,
} from './begin-attempt.ts';
export { cardTestingDays, countCardTestingDays } from './card-testing-numbers.ts';
export type { BankMove, BookedMoney, ChargeBooks, HeldBooks } from './charges/charge-books.ts';
export {
  type ChargeLookup,
  createChargeLookup,
  type MadeRefund,
  type ProviderCharge,
} from './charges/charge-lookup.ts';
export { createChargeFollower } from './charges/follow-charges.ts';
export { findAttempts } from './find-attempts.ts';
export { type PaymentData, readPaymentData } from './parse-submission.ts';
export type { Payable, PayableRef, Payables, Refusal, TakenCharge } from './payable.ts';
export { type PayableResult, refusalReason } from './payment-answer.ts';
export { createPaymentGate, refusalStatus } from './payment-gate.ts';
export { answerInLanguage, paymentRoute } from './payment-route.ts';
export {
  type Attempt,
  type BankMandate,
  NOT_ASKED,
  paymentAttempts,
  REJECTED,
  type SourceDisplay,
} from './payment-schema.ts';
export type { PaymentServices } from './payment-services.ts';
export { forgetStops } from './payment-stops.ts';
export type { PaymentTextName } from './payment-texts.ts';
export { createPayments, type Payments } from './payments.ts';
export {
  type ChargeOutcome,
  createProviderClient,
  type SaveOutcome,
  type SourceJson,
  toDisplay,
} from './provider/charge-client.ts';
export { type CheckoutAnswer, createCheckoutClient, type HostedCheckout } from './provider/checkout-client.ts';
export { type ProviderEventHandler, providerEventsRoute } from './provider/provider-events-route.ts';
export { createWalletClient, type WalletScripts, walletPolicy, walletScripts } from './provider/wallet-client.ts';
export { insertProviderRefund } from './refunds/begin-refund.ts';
export {
  findRefunds,
  type Refund,
  type RefundState,
  type RefundUnits,
  refundedByOrder,
  returnedUnits,
} from './refunds/find-refunds.ts';
export { MAX_REASON, parseRefund, type RefundForm, UNITS_PREFIX } from './refunds/parse-refund.ts';
export { createRefundClient } from './refunds/refund-client.ts';
export type { Refundable, Refundables } from './refunds/refundable.ts';
export { createRefunds, type Refunds } from './refunds/refunds.ts';
export { refunds, refundUnits } from './refunds/refunds-schema.ts';
