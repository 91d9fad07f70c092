import type { SdkError } from '../client/sdk-error.ts';
import type { FormValidation } from './form-validation.ts';

/** The events a hosted form sends (S4.81). */
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
/** The name of an event that a hosted form sends. */
export type FormEventName = (typeof FORM_EVENTS)[number];

/** What every event of a form's frame carries. */
export interface FormEvent {
  readonly event: string;
  readonly widget_id: string;
  readonly purpose?: string;
  readonly message_source?: string;
  readonly ref_id?: string;
}

/** The form became a one-time token. */
export interface FormFinishEvent extends FormEvent {
  /** The one-time token, for the merchant's server. */
  readonly payment_source: string;
}

/** The card or account changed; nothing here identifies it beyond its last digits. */
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
  /** One `gateway: <id> | <message>` for each configuration that failed; the message alone where the frame did. */
  readonly errors: readonly string[];
  readonly error: SdkError;
}

/** Event names of a form with what their handlers receive. */
export interface FormEventMap {
  /** The form is in its frame. */
  afterLoad: FormEvent;
  /** The shopper sent the form. */
  submit: FormEvent;
  /** The one-time token has come. */
  finish: FormFinishEvent;
  /** The provider refused what was entered. */
  validationError: FormEvent;
  /** The provider could not answer. */
  systemError: FormEvent;
  /** A checkout inside the form was paid. */
  checkoutSuccess: FormEvent;
  /** A checkout inside the form can start. */
  checkoutReady: FormEvent;
  /** A checkout inside the form failed. */
  checkoutError: FormEvent;
  /** A checkout inside the form came to its end. */
  checkoutCompleted: FormEvent;
  /** What is valid in the form now. */
  validation: FormEvent & FormValidation;
  /** The card or account changed: scheme, last digits. */
  metaChange: FormMetaEvent;
  /** The form’s content has another size. */
  resize: FormResizeEvent;
  /** The form could not be shown. */
  error: FormErrorEvent;
}
