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
  /** In words. */
  readonly error: string;
  /** The name of the error. */
  readonly code: string;
}

/** The shopper paid: the token is for the merchant's server (S4.12). */
export interface CheckoutFinishEvent {
  /** The one-time token. */
  readonly payment_source_token: string;
  /** The shopper’s address at the provider. */
  readonly checkout_email: string;
  /** The shopper’s name there. */
  readonly checkout_holder: string;
  /** The kind of provider. */
  readonly gateway_type: string;
}

/** Event names with what their handlers receive. */
export interface CheckoutEventMap {
  /** The shopper pressed the button. */
  click: undefined;
  /** The popup is about to go to the provider’s page. */
  popupRedirect: undefined;
  /** The page leaves: the token tells the page that the shopper comes back to how it ended (ExternalCheckoutChecker). */
  redirect: { readonly checkout_token: string };
  /** Undefined when the provider's page itself reported the error. */
  error: CheckoutErrorEvent | undefined;
  /** Zip: the application is being looked at; `close` comes before it. */
  referred: undefined;
  /** The provider said no. */
  declined: undefined;
  /** The shopper gave up on the provider’s page. */
  cancelled: undefined;
  /** Zip: the application was approved; `finish` follows. */
  accepted: Readonly<Record<string, never>>;
  /** Paid: the token has come. */
  finish: CheckoutFinishEvent;
  /** Popup and overlay are gone. */
  close: undefined;
}

/** Tells the merchant's page; only `accepted`, `error` and `finish` carry data. */
export type Report = <Name extends keyof CheckoutEventMap>(name: Name, data?: CheckoutEventMap[Name]) => void;
