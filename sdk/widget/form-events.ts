import type { SdkError } from '../client/sdk-error.ts';
import type { FormValidation } from './form-validation.ts';

/** The events of a hosted form (S4.81). */
export const FORM_EVENTS = [
  'afterLoad',
  'submit',
  'finish',
  'validationError',
  'systemError',
  'checkoutSuccess',
  'checkoutReady',
  'checkoutError',
  'checkoutCompleted',
  'validation',
  'metaChange',
  'resize',
] as const;

/** The fields of every event of a form's frame. */
export interface FormEvent {
  readonly event: string;
  readonly widget_id: string;
  readonly purpose?: string;
  readonly message_source?: string;
  readonly ref_id?: string;
}

/** What `finish` may carry beside the token, by the names that `setAllowedResponseData` takes. */
export interface AllowedResponseData {
  readonly configuration_token?: string;
  readonly type?: string;
  readonly gateway_type?: string;
  readonly gateway_id?: string;
  readonly customer_id?: string;
  readonly card_name?: string;
  readonly card_number_last4?: string;
  readonly card_scheme?: string;
  readonly expire_month?: string | number;
  readonly expire_year?: string | number;
  readonly account_name?: string;
  /** The last digits alone. */
  readonly account_number?: string;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly phone2?: string;
  readonly address_line1?: string;
  readonly address_line2?: string;
  readonly address_city?: string;
  readonly address_state?: string;
  readonly address_country?: string;
  readonly address_postcode?: string;
  readonly address_company?: string;
  readonly save_card_consent_accepted?: boolean | string;
}

/** The shopper asked to submit. */
export interface FormSubmitEvent extends FormEvent {
  /** True for Enter in a form without its button: the page decides what follows. */
  readonly by_enter?: boolean;
}

/** The provider created a one-time token. */
export interface FormFinishEvent extends FormEvent, AllowedResponseData {
  /** The one-time token, for the merchant's server. */
  readonly payment_source: string;
}

/** The form, or the list of saved sources, could not do what the shopper asked for. */
export interface FormFailureEvent extends FormEvent {
  /** The provider's text, for the developer. */
  readonly message?: string;
  /** The provider's code. */
  readonly code?: string;
}

/** The card or account changed; only its last digits identify it. */
export interface FormMetaEvent extends FormEvent {
  readonly configuration_token?: string;
  readonly type?: string;
  readonly gateway_type?: string;
  readonly card_number_last4?: string;
  readonly card_scheme?: string;
  readonly card_number_length?: number;
  readonly account_name?: string;
  readonly account_number?: string;
}

/** The form's content has this size, in CSS pixels. */
export interface FormResizeEvent extends FormEvent {
  readonly height: number;
  readonly width?: number;
}

/** The form could not be shown (S8.22). */
export interface FormErrorEvent extends FormEvent {
  readonly event: 'error';
  /** The first failure's message. */
  readonly message: string;
  /** One `gateway: <id> | <message>` for each configuration that failed; only the message if the frame failed. */
  readonly errors: readonly string[];
  readonly error: SdkError;
}

/** Event names of a form and what their handlers receive. */
export interface FormEventMap {
  /** The form is shown in its frame. */
  afterLoad: FormEvent;
  /** The shopper submitted the form. */
  submit: FormSubmitEvent;
  /** The one-time token has arrived. */
  finish: FormFinishEvent;
  /** The provider rejected the input. */
  validationError: FormFailureEvent;
  /** The provider failed. */
  systemError: FormFailureEvent;
  /** A checkout inside the form was paid. */
  checkoutSuccess: FormEvent;
  /** A checkout inside the form can start. */
  checkoutReady: FormEvent;
  /** A checkout inside the form failed. */
  checkoutError: FormEvent;
  /** A checkout inside the form ended. */
  checkoutCompleted: FormEvent;
  /** The current validation state of the form. */
  validation: FormEvent & FormValidation;
  /** The card or account changed: scheme, last digits. */
  metaChange: FormMetaEvent;
  /** The size of the form’s content changed. */
  resize: FormResizeEvent;
  /** The form could not be shown. */
  error: FormErrorEvent;
}
