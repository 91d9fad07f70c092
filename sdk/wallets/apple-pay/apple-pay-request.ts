import { toJson } from '../../client/to-json.ts';
import { shippingMethod, type WalletPaymentMethod } from '../core/payment-method.ts';
import type { ShippingAddress, ShippingOption } from '../core/wallet-event.ts';
import type { WalletMeta } from '../core/wallet-meta.ts';
import type { WalletOrder } from '../core/wallet-order.ts';

/** S4.62, S9.13 */
export const APPLE_PAY_VERSION = 14;
/**
 * The oldest version whose sheets respond as the library expects; devices below 14 get the newest that they support.
 */
const OLDEST_VERSION = 3;

/** The version to start a sheet with: 14, or the newest one below it that this device supports; undefined for none. */
export function applePayVersion(supports: (version: number) => boolean): number | undefined {
  for (let version = APPLE_PAY_VERSION; version >= OLDEST_VERSION; version--) if (supports(version)) return version;
  return undefined;
}

/** S9.14 */
export const APPLE_PAY_CAPABILITIES = ['supports3DS', 'supportsCredit', 'supportsDebit'] as const;
/** S9.15 */
export const APPLE_PAY_NETWORKS = ['visa', 'masterCard', 'amex', 'discover'] as const;

/** S9.17: the states of Apple's capability check, by the names in merchants' options. */
const CREDENTIAL_STATES: Readonly<Record<string, string>> = {
  credentials_available: 'paymentCredentialsAvailable',
  credentials_status_unknown: 'paymentCredentialStatusUnknown',
  credentials_unavailable: 'paymentCredentialsUnavailable',
};

/** True if a button may appear in this state of the check; by default only with usable cards (S9.16, S3.40). */
export function isCapable(state: unknown, names: readonly string[] = ['credentials_available']): boolean {
  return names.some((name) => state && CREDENTIAL_STATES[name] === state);
}

/** The line at the bottom of the sheet. */
export function applePayTotal({ label, amount }: WalletOrder) {
  return { label, amount, type: 'final' } as const;
}

/** The delivery options, the chosen one first, because Apple selects the first. */
export function applePayMethods({ shippingOptions }: WalletOrder, chosen?: ShippingOption) {
  const rest = shippingOptions.filter((option) => option !== chosen);
  return (chosen ? [chosen, ...rest] : rest).map(({ id, label, detail = '', amount = 0 }) => ({
    identifier: id,
    label,
    detail,
    amount: String(amount),
  }));
}

/** The request that opens an Apple Pay sheet; `raw_data_initialization` overrides it (S3.38). */
export function applePayRequest(order: WalletOrder, meta: WalletMeta): Record<string, unknown> {
  const { requestShipping, shippingOptions } = order;
  const contact = [
    (requestShipping || meta.request_payer_name) && 'name',
    requestShipping && 'postalAddress',
    (requestShipping || meta.request_payer_email) && 'email',
    (requestShipping || meta.request_payer_phone) && 'phone',
  ].filter(Boolean);
  return {
    countryCode: order.country,
    currencyCode: order.currency,
    merchantCapabilities: APPLE_PAY_CAPABILITIES,
    supportedNetworks: APPLE_PAY_NETWORKS,
    total: applePayTotal(order),
    ...(contact.length && { requiredShippingContactFields: contact }),
    ...(shippingOptions.length && { shippingMethods: applePayMethods(order) }),
    ...(meta.show_billing_address === true && { requiredBillingContactFields: ['name', 'postalAddress'] }),
    ...meta.raw_data_initialization,
  };
}

/** A person in Apple's format. */
export interface ApplePayContact {
  readonly givenName?: string;
  readonly familyName?: string;
  readonly emailAddress?: string;
  readonly phoneNumber?: string;
  readonly addressLines?: readonly string[];
  readonly locality?: string;
  readonly administrativeArea?: string;
  readonly postalCode?: string;
  readonly countryCode?: string;
}

/** The payment that the shopper authorised. */
export interface ApplePayPayment {
  readonly token: {
    readonly paymentData: unknown;
    readonly paymentMethod?: { readonly displayName?: string; readonly network?: string; readonly type?: string };
  };
  readonly billingContact?: ApplePayContact;
  readonly shippingContact?: ApplePayContact;
}

/** An address with the provider's field names (S3.55). */
export function applePayAddress(contact: ApplePayContact | undefined): ShippingAddress {
  const { addressLines = [], locality, postalCode, administrativeArea, countryCode } = contact ?? {};
  return {
    address_line1: addressLines[0],
    address_line2: addressLines[1],
    address_city: locality,
    address_postcode: postalCode,
    address_state: administrativeArea,
    address_country: countryCode?.toUpperCase(),
  };
}

const nameOf = (contact?: ApplePayContact) =>
  [contact?.givenName, contact?.familyName].filter(Boolean).join(' ') || undefined;

/** The capture of an authorised payment (S3.51, S3.53, S3.54). */
export function applePayMethod(
  { token, billingContact, shippingContact }: ApplePayPayment,
  { requestShipping, shippingOptions }: WalletOrder,
  chosen?: ShippingOption,
): WalletPaymentMethod {
  const { displayName, network, type } = token.paymentMethod ?? {};
  const shipping = {
    method: shippingMethod(chosen),
    options: shippingOptions,
    ...applePayAddress(shippingContact),
    contact: {
      first_name: shippingContact?.givenName,
      last_name: shippingContact?.familyName,
      email: shippingContact?.emailAddress,
      phone: shippingContact?.phoneNumber,
    },
  };
  return {
    customer: {
      payer_name: nameOf(shippingContact) ?? nameOf(billingContact),
      payer_email: shippingContact?.emailAddress,
      payer_phone: shippingContact?.phoneNumber,
      payment_source: {
        wallet_type: 'apple',
        type,
        card_scheme: network,
        card_name: nameOf(billingContact) ?? nameOf(shippingContact),
        card_number_last4: displayName?.match(/\d{4}$/)?.[0],
        ...applePayAddress(billingContact),
        ref_token: toJson(token.paymentData),
      },
    },
    ...(requestShipping && { shipping }),
  };
}
