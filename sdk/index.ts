export { Checkout } from './checkout/checkout.ts';
export {
  CHECKOUT_EVENTS,
  type CheckoutEventName,
  type CheckoutEvents,
  type CheckoutExpiry,
  type CheckoutFailure,
  type CheckoutFault,
  type CheckoutSuccess,
} from './checkout/checkout-event.ts';
export { CheckoutSession } from './checkout/checkout-session.ts';
export type { Instruction } from './checkout/instruction.ts';
export { INVALID_INSTRUCTION_TOKEN, readInstructionToken } from './checkout/instruction-token.ts';
export type { EnvironmentChoice, EnvironmentName, ProviderBrand, ProviderOrigins } from './client/environments.ts';
export type { ErrorCategory, ErrorCause } from './client/error-table.ts';
export { SdkError, type SdkErrorDetails } from './client/sdk-error.ts';
export { VERSION } from './client/version.ts';
export { AfterpayCheckoutButton } from './external-checkout/afterpay-checkout-button.ts';
export {
  CHECKOUT_BUTTON_EVENT,
  type CheckoutErrorEvent,
  type CheckoutEventMap,
  type CheckoutFinishEvent,
} from './external-checkout/checkout-button-event.ts';
export type { CheckoutMode } from './external-checkout/checkout-gateway.ts';
export type { CheckoutMeta } from './external-checkout/checkout-meta.ts';
export type { CheckoutDetails, CheckoutRequest, ExternalCheckout } from './external-checkout/external-checkout.ts';
export { ExternalCheckoutBuilder } from './external-checkout/external-checkout-builder.ts';
export { ExternalCheckoutChecker } from './external-checkout/external-checkout-checker.ts';
export { PaypalCheckoutButton } from './external-checkout/paypal-checkout-button.ts';
export { ZipmoneyCheckoutButton } from './external-checkout/zipmoney-checkout-button.ts';
export { FRAUD_EVENT, type FraudEventMap } from './fraud/fraud-event.ts';
export type { FraudOptions } from './fraud/fraud-options.ts';
export { FraudService } from './fraud/fraud-service.ts';
export { MonitoringContext, type MonitoringValue } from './monitoring/monitoring-context.ts';
export type { ElementTarget } from './surfaces/find-target.ts';
export { Api, type ChargeCalls, type PreAuthAnswer, type PreAuthRequest } from './three-ds/api.ts';
export { type BrowserDetails, readBrowserDetails } from './three-ds/browser-details.ts';
export { Canvas3ds } from './three-ds/canvas-3ds.ts';
export {
  CANVAS_3DS_EVENT,
  type Canvas3dsEventMap,
  type SecureErrorEvent,
  type SecureEvent,
} from './three-ds/canvas-3ds-event.ts';
export { readSecureToken, type SecureFormat, type SecureToken } from './three-ds/secure-token.ts';
export { type TokenRequest, type TokenType, TYPE } from './tokens/build-token-request.ts';
export { PaymentSourceBuilder } from './tokens/payment-source-builder.ts';
export {
  type PaypalVaultApi,
  type PaypalVaultButtonOptions,
  PaypalVaultClient,
  type VaultedPaypal,
} from './vault/paypal-vault-client.ts';
export { setVendorScripts, type VendorScript, type VendorScripts } from './wallets/core/vendor-scripts.ts';
export {
  type OlderEventName,
  type PaymentErrorData,
  type PaymentResult,
  type PaymentSuccess,
  type ShippingOption,
  type UnavailableData,
  type UpdateAnswer,
  type UpdateData,
  WALLET_EVENT,
  type WalletData,
  type WalletEventMap,
  type WalletEventName,
} from './wallets/core/wallet-event.ts';
export type { AnyWalletEventName, WalletEvent, WalletEventHandler } from './wallets/core/wallet-listener.ts';
export type { WalletMeta } from './wallets/core/wallet-meta.ts';
export { setFlypayHosts } from './wallets/flypay-v2/flypay-v2-hosts.ts';
export { WalletButtons } from './wallets/wallet-buttons.ts';
export {
  type CardType,
  ELEMENT,
  type HideableElement,
  STYLE,
  type Style,
  SUPPORTED_CARD_TYPES,
  TEXT,
  type Text,
} from './widget/appearance.ts';
export { Configuration } from './widget/configuration.ts';
export type { ConfigurationBody, FormMeta } from './widget/configuration-body.ts';
export {
  type ElementStyles,
  STYLABLE_ELEMENT,
  STYLABLE_ELEMENT_STATE,
  type StylableElement,
  type StylableElementState,
} from './widget/element-style.ts';
export { EVENT } from './widget/event.ts';
export type {
  AllowedResponseData,
  FormErrorEvent,
  FormEvent,
  FormEventMap,
  FormFailureEvent,
  FormFinishEvent,
  FormMetaEvent,
  FormResizeEvent,
  FormSubmitEvent,
} from './widget/form-events.ts';
export { type DefinedFormField, FORM_FIELD, type FormField } from './widget/form-fields.ts';
export type { FormValidation } from './widget/form-validation.ts';
export type { HostedErrorEvent } from './widget/hosted-frame.ts';
export { HtmlMultiWidget } from './widget/html-multi-widget.ts';
export { HtmlWidget } from './widget/html-widget.ts';
export type { FormElement } from './widget/multi-widget.ts';
export { type FormSource, MultiWidget } from './widget/multi-widget.ts';
export { PAYMENT_TYPE, type PaymentType, PURPOSE, type Purpose } from './widget/payment-kinds.ts';
export type { PhoneMaskOptions } from './widget/phone-mask.ts';
export { HtmlPaymentSourceWidget } from './widget/saved-sources/html-payment-source-widget.ts';
export {
  PAYMENT_SOURCE_EVENT,
  type PaymentSourceEventMap,
  type PaymentSourcePageEvent,
  type PaymentSourceSelectEvent,
} from './widget/saved-sources/payment-source-events.ts';
export { PAYMENT_SOURCE_TYPE, type PaymentSourceType } from './widget/saved-sources/payment-source-type.ts';
export { PaymentSourceWidget } from './widget/saved-sources/payment-source-widget.ts';
export {
  VAULT_DISPLAY_EVENT,
  VAULT_DISPLAY_STYLE,
  type VaultDisplayEventName,
  type VaultDisplayStyle,
} from './widget/saved-sources/vault-display-names.ts';
export { type VaultDisplayEventMap, VaultDisplayWidget } from './widget/saved-sources/vault-display-widget.ts';
export { TRIGGER, type Trigger, type TriggerData } from './widget/trigger.ts';
