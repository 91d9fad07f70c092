import { constantsOf } from '../../client/constant-keys.ts';
import type { FormEvent, FormFailureEvent, FormResizeEvent } from '../form-events.ts';
import type { HostedErrorEvent } from '../hosted-frame.ts';
import type { PaymentSourceType } from './payment-source-type.ts';

/** The events of a list of saved payment sources, by upper-case name. */
export const PAYMENT_SOURCE_EVENT = /* @__PURE__ */ constantsOf([
  'afterLoad',
  'next',
  'prev',
  'select',
  'unselect',
  'finish',
  'metaChange',
  'resize',
  'systemError',
  'error',
]);

/** The part of the list that is shown. */
export interface PaymentSourcePageEvent extends FormEvent {
  readonly total_item: number;
  readonly skip: number;
  readonly limit: number;
}

/** The shopper chose a saved source. */
export interface PaymentSourceSelectEvent extends FormEvent {
  readonly customer_id: string;
  readonly payment_source_id: string;
  readonly gateway_id: string;
  /** True if it is the customer's default. */
  readonly primary: boolean;
  readonly payment_source_type: PaymentSourceType;
  readonly gateway_type: string;
  readonly card_number_last4?: string;
  readonly card_scheme?: string;
  readonly checkout_email?: string;
  readonly account_name?: string;
  readonly account_number?: string;
}

/** The shopper made a saved source the default, or removed it. */
export interface PaymentSourceChangeEvent extends FormEvent {
  readonly action: 'default' | 'removed';
  readonly payment_source_id: string;
  readonly customer_id: string;
}

/** Event names of a list of saved sources and what their handlers receive. */
export interface PaymentSourceEventMap {
  /** The list is shown in its frame. */
  afterLoad: PaymentSourcePageEvent;
  /** The next part of the list is shown. */
  next: PaymentSourcePageEvent;
  /** The previous part of the list is shown. */
  prev: PaymentSourcePageEvent;
  /** The shopper chose a saved source. */
  select: PaymentSourceSelectEvent;
  /** The shopper cleared the choice. */
  unselect: FormEvent;
  /** A change of the customer's sources is saved. */
  finish: PaymentSourceChangeEvent;
  /** The chosen source’s details changed. */
  metaChange: FormEvent;
  /** The list's size changed. */
  resize: FormResizeEvent;
  /** The provider failed. */
  systemError: FormFailureEvent;
  /** The list cannot be shown on this page. */
  error: HostedErrorEvent;
}
