import { constantsOf } from '../client/constant-keys.ts';

/** The events of checkout buttons, by upper-case name. */
export const CHECKOUT_BUTTON_EVENT = /* @__PURE__ */ constantsOf([
  'click',
  'popupRedirect',
  'redirect',
  'error',
  'referred',
  'declined',
  'cancelled',
  'accepted',
  'finish',
  'close',
]);

/** A checkout that could not be created or finished (S8.05). */
export interface CheckoutErrorEvent {
  /** The error's message. */
  readonly error: string;
  /** The name of the error. */
  readonly code: string;
}

/** The shopper paid: the token is for the merchant's server (S4.12). */
export interface CheckoutFinishEvent {
  /** The one-time token. */
  readonly payment_source_token: string;
  /** The shopper’s email address at the provider. */
  readonly checkout_email: string;
  /** The shopper’s name there. */
  readonly checkout_holder: string;
  /** The type of provider. */
  readonly gateway_type: string;
}

/** Event names and what their handlers receive. */
export interface CheckoutEventMap {
  /** The shopper clicked the button. */
  click: undefined;
  /** The popup is about to navigate to the provider’s page. */
  popupRedirect: undefined;
  /**
   * The page is about to navigate away: on the page that the shopper returns to, use the token to read the outcome
   * (ExternalCheckoutChecker).
   */
  redirect: { readonly checkout_token: string };
  /** Undefined if the provider's page itself reported the error. */
  error: CheckoutErrorEvent | undefined;
  /** Zip: the application is in review; `close` comes before it. */
  referred: undefined;
  /** The provider declined. */
  declined: undefined;
  /** The shopper cancelled on the provider’s page. */
  cancelled: undefined;
  /** Zip: the application was approved; `finish` follows. */
  accepted: Readonly<Record<string, never>>;
  /** Paid: the token has arrived. */
  finish: CheckoutFinishEvent;
  /** Popup and overlay are closed. */
  close: undefined;
}

/** Emits an event to the merchant's page; only `accepted`, `error` and `finish` carry data. */
export type ReportCheckoutEvent = <Name extends keyof CheckoutEventMap>(
  name: Name,
  data?: CheckoutEventMap[Name],
) => void;
