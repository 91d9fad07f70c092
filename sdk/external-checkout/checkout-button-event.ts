/** The events of checkout buttons, by upper-case name. */
export const CHECKOUT_BUTTON_EVENT = {
  CLICK: 'click',
  POPUP_REDIRECT: 'popupRedirect',
  REDIRECT: 'redirect',
  ERROR: 'error',
  REFERRED: 'referred',
  DECLINED: 'declined',
  CANCELLED: 'cancelled',
  ACCEPTED: 'accepted',
  FINISH: 'finish',
  CLOSE: 'close',
} as const;

/** A checkout that could not be created or finished (S8.05). */
export interface CheckoutErrorEvent {
  readonly error: string;
  readonly code: string;
}

/** The shopper paid: the token is for the merchant's server (S4.12). */
export interface CheckoutFinishEvent {
  readonly payment_source_token: string;
  readonly checkout_email: string;
  readonly checkout_holder: string;
  readonly gateway_type: string;
}

/** Event names with what their handlers receive. */
export interface CheckoutEventMap {
  click: undefined;
  popupRedirect: undefined;
  /** The page leaves: the token tells the page that the shopper comes back to how it ended (ExternalCheckoutChecker). */
  redirect: { readonly checkout_token: string };
  /** Undefined when the provider's page itself reported the error. */
  error: CheckoutErrorEvent | undefined;
  referred: undefined;
  declined: undefined;
  cancelled: undefined;
  accepted: Readonly<Record<string, never>>;
  finish: CheckoutFinishEvent;
  close: undefined;
}

/** Tells the merchant's page; only `accepted`, `error` and `finish` carry data. */
export type Report = <Name extends keyof CheckoutEventMap>(name: Name, data?: CheckoutEventMap[Name]) => void;
