import type {
  PaymentErrorData,
  PaymentResult,
  UnavailableData,
  UpdateData,
  WalletData,
} from '../wallets/core/wallet-event.ts';

/** The eleven events that a checkout reports to the page. */
export const CHECKOUT_EVENTS = [
  'unavailable',
  'error',
  'paymentSuccessful',
  'paymentError',
  'paymentInReview',
  'onClick',
  'onCheckoutClose',
  'onShippingAddressChange',
  'onShippingOptionsChange',
  'paymentFailure',
  'paymentExpired',
] as const;
/** The name of an event of a checkout. */
export type CheckoutEventName = (typeof CHECKOUT_EVENTS)[number];

/** One of these ends a checkout. */
export const CHECKOUT_ENDINGS: readonly CheckoutEventName[] = ['paymentSuccessful', 'paymentFailure', 'paymentExpired'];

/** A payment that was made; the merchant's server confirms it. */
export interface CheckoutSuccess {
  /** The payment intent that was paid. */
  readonly intent_id: string;
  /** The charge that paid it. */
  readonly charge_id: string;
}

/** A payment that was not made. */
export interface CheckoutFailure {
  /** Why, where the provider says so. */
  readonly message?: string;
  readonly [name: string]: unknown;
}

/** The time for paying is over. */
export interface CheckoutExpiry {
  /** The payment intent that was not paid. */
  readonly intent_id?: string;
  readonly [name: string]: unknown;
}

/** Something cannot be drawn or reached. */
export interface CheckoutFault {
  /** In words, for the merchant's developer. */
  readonly message: string;
  /** Names the cause where it is known: `offline`, `origin_refused`, `environment_not_set`, `no_answer`, … */
  readonly code?: string | undefined;
}

/** What the handlers receive: the event's detail as the checkout sends it. */
export interface CheckoutEvents {
  /** A payment method, or every one, cannot be offered here. */
  unavailable: UnavailableData;
  /** Something cannot be drawn or reached. */
  error: CheckoutFault;
  /** The shopper paid. */
  paymentSuccessful: CheckoutSuccess;
  /** A wallet reports an error; the shopper may try again. */
  paymentError: PaymentErrorData;
  /** A wallet's payment is looked at by a fraud service. */
  paymentInReview: PaymentResult;
  /** The shopper pressed a wallet's button. */
  onClick: WalletData;
  /** The shopper closed a wallet's window. */
  onCheckoutClose: WalletData;
  /** The shopper chose another address in a wallet. */
  onShippingAddressChange: UpdateData;
  /** The shopper chose another way of delivery in a wallet. */
  onShippingOptionsChange: UpdateData;
  /** The payment failed for good. */
  paymentFailure: CheckoutFailure;
  /** The time for paying is over. */
  paymentExpired: CheckoutExpiry;
}
