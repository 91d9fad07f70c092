import { constantsOf } from '../../client/constant-keys.ts';
import { isText } from '../../client/record.ts';
import { misuse } from '../../client/sdk-error.ts';
import type { WalletPaymentMethod } from './payment-method.ts';

/** S4.33: the events of wallet buttons. S4.37: success is `payment_success` under the name `PAYMENT_SUCCESSFUL`. */
export const WALLET_EVENT = /* @__PURE__ */ Object.assign(
  /* @__PURE__ */ constantsOf([
    'loaded',
    'unavailable',
    'update',
    'payment_in_review',
    'payment_error',
    'payment_method_selected',
    'button_click',
    'checkout_open',
    'checkout_close',
    'auth_tokens_changed',
    'callback',
  ]),
  { PAYMENT_SUCCESSFUL: 'payment_success' } as const,
);

/** The name of an event of wallet buttons. */
export type WalletEventName = (typeof WALLET_EVENT)[keyof typeof WALLET_EVENT];

/** Names that older pages use for the same events. */
const OLDER_NAMES = {
  paymentSuccessful: 'payment_success',
  paymentInReview: 'payment_in_review',
  paymentError: 'payment_error',
  authTokensChanged: 'auth_tokens_changed',
  onClick: 'button_click',
  onCheckoutOpen: 'checkout_open',
  onCheckoutClose: 'checkout_close',
  onLoaded: 'loaded',
} as const;

/** A name that older pages use for an event. */
export type OlderEventName = keyof typeof OLDER_NAMES;

/** The event of either name. */
export type EventOf<Name extends WalletEventName | OlderEventName> = Name extends OlderEventName
  ? (typeof OLDER_NAMES)[Name]
  : Name;

/** The specification's name of an event; throws `invalid wallet event` for every other name (S5.15). */
export function walletEventName(name: unknown): WalletEventName {
  if (isText(name) && Object.hasOwn(OLDER_NAMES, name)) return OLDER_NAMES[name as OlderEventName];
  if (Object.values<unknown>(WALLET_EVENT).includes(name)) return name as WalletEventName;
  throw misuse('invalid wallet event');
}

/** Why no button is shown. */
export type UnavailableReason =
  | 'unknown_gateway'
  | 'no_credentials'
  | 'not_listed'
  | 'invalid_options'
  | 'script_failed'
  | 'script_timeout'
  | 'api_missing'
  | 'not_supported'
  | 'frame_silent'
  | 'session_failed';

/** Data of `unavailable`: a reason with a text for the developer, or an order that could not be made (S8.16). */
export interface UnavailableData {
  /** `apple` or `google`, if a gateway has several wallets. */
  readonly wallet?: string | undefined;
  readonly reason?: UnavailableReason | (string & {});
  readonly message?: string;
  readonly type?: 'create_order_id_error';
  readonly code?: string;
}

/** S3.47: one delivery option. */
export interface ShippingOption {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  /** Whole currency units. */
  readonly amount?: number | string;
  readonly currency?: string;
  readonly type?: string;
}

/** Data of `update`, all optional: the shopper's change inside the wallet (S3.55 to S3.60). */
export interface UpdateData {
  readonly wallet_response_code?: string;
  readonly wallet_order_id?: string;
  readonly wallet_session_id?: string;
  readonly payment_source?: {
    readonly wallet_payment_method_id?: string;
    readonly card_number_last4?: string;
    readonly card_scheme?: string;
  };
  readonly wallet_loyalty_account?: { readonly id?: string; readonly barcode?: string };
  readonly shipping?: ShippingAddress;
  readonly selected_shipping_option?: ShippingOption;
}

/** S3.55, S3.60: the part of an address that the wallet reveals before the payment. */
export interface ShippingAddress {
  readonly address_line1?: string | undefined;
  readonly address_line2?: string | undefined;
  readonly address_city?: string | undefined;
  readonly address_state?: string | undefined;
  readonly address_postcode?: string | undefined;
  readonly address_country?: string | undefined;
  readonly address_company?: string | undefined;
  readonly post_office_box_number?: string | undefined;
  readonly wallet_address_id?: string | undefined;
  readonly wallet_address_name?: string | undefined;
  readonly wallet_address_created_timestamp?: string | undefined;
  readonly wallet_address_updated_timestamp?: string | undefined;
}

/** The merchant's answer to `update`. */
export interface UpdateAnswer {
  /** False rejects the change. */
  readonly success: boolean;
  /** The new price in whole currency units, and the new delivery options. */
  readonly body?: { readonly amount?: number | string; readonly shipping_options?: readonly ShippingOption[] };
}

/** S3.61: a captured payment. */
export interface PaymentResult {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
  readonly payer_name?: string;
  readonly payer_email?: string;
  readonly payer_phone?: string;
}

/** S3.61; for Flypay 2 only its order, whose status the merchant's server requests. */
export type PaymentSuccess =
  | (PaymentResult & { readonly orderId?: undefined })
  | ({ readonly orderId: string } & { readonly [Name in keyof PaymentResult]?: undefined });

/** A payment that failed: the provider's text and code (S8.19). */
export interface PaymentErrorData {
  readonly message?: string;
  readonly code?: string;
  readonly error?: unknown;
}

/** The wallet, if the gateway has several. */
export interface WalletData {
  readonly wallet?: string | undefined;
}

/** Event names with their data. */
export interface WalletEventMap {
  /** A wallet’s button is in the page. */
  loaded: WalletData;
  /** A wallet cannot be offered here; `reason` says why. */
  unavailable: UnavailableData;
  /** The shopper chose an address or a delivery option; answer with `update()`. */
  update: UpdateData;
  /** Paid. */
  payment_success: PaymentSuccess;
  /** A fraud service reviews the payment. */
  payment_in_review: PaymentResult;
  /** The payment failed; the shopper may try again. */
  payment_error: PaymentErrorData;
  /** For a charge that the merchant makes: the chosen card, without secret data. */
  payment_method_selected: WalletPaymentMethod;
  /** The shopper clicked a wallet’s button. */
  button_click: WalletData;
  /** The wallet’s window opened. */
  checkout_open: WalletData;
  /** The wallet’s window closed without a payment. */
  checkout_close: WalletData;
  /** Flypay: new tokens, to be stored for the shopper’s next visit. */
  auth_tokens_changed: { readonly accessToken: string; readonly refreshToken: string };
  /** The library called the provider for a wallet. */
  callback: { readonly request_type: string; readonly data: unknown };
}

/** Emits one event; false if there is no handler. */
export type EmitWalletEvent = <Name extends WalletEventName>(name: Name, data: WalletEventMap[Name]) => boolean;
