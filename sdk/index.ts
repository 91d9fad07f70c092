export type { EnvironmentChoice, EnvironmentName, ProviderOrigins } from './client/environments.ts';
export type { ErrorCategory, ErrorCause } from './client/error-table.ts';
export { SdkError, type SdkErrorDetails } from './client/sdk-error.ts';
export { VERSION } from './client/version.ts';
export type { ElementTarget } from './surfaces/find-element.ts';
export { PaymentSourceBuilder } from './tokens/payment-source-builder.ts';
export { type TokenRequest, type TokenType, TYPE } from './tokens/token-request.ts';
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
  FormErrorEvent,
  FormEvent,
  FormEventMap,
  FormFinishEvent,
  FormMetaEvent,
  FormResizeEvent,
} from './widget/form-events.ts';
export { type DefinedFormField, FORM_FIELD, type FormField } from './widget/form-fields.ts';
export type { FormElement } from './widget/form-options.ts';
export type { FormValidation } from './widget/form-validation.ts';
export { HtmlMultiWidget } from './widget/html-multi-widget.ts';
export { HtmlWidget } from './widget/html-widget.ts';
export { type FormSource, MultiWidget } from './widget/multi-widget.ts';
export { PAYMENT_TYPE, type PaymentType, PURPOSE, type Purpose } from './widget/payment-kinds.ts';
export type { PhoneMaskOptions } from './widget/phone-mask.ts';
export { TRIGGER, type Trigger, type TriggerData } from './widget/trigger.ts';
