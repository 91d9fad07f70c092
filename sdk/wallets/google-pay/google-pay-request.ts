import { shippingMethod, splitName, type WalletPaymentMethod } from '../core/payment-method.ts';
import type { ShippingAddress, ShippingOption } from '../core/wallet-event.ts';
import type { WalletMeta } from '../core/wallet-meta.ts';
import type { WalletOrder } from '../core/wallet-order.ts';

/** S9.18 */
const API = { apiVersion: 2, apiVersionMinor: 0 } as const;
/** S9.19 */
export const GOOGLE_PAY_METHODS = ['PAN_ONLY', 'CRYPTOGRAM_3DS'] as const;
/** S9.20 */
export const GOOGLE_PAY_NETWORKS = ['AMEX', 'DISCOVER', 'INTERAC', 'JCB', 'MASTERCARD', 'VISA'] as const;

/** S9.21 */
export const googlePayEnvironment = (isLive: boolean) => (isLive ? 'PRODUCTION' : 'TEST');

const card = (isBilling: boolean) => ({
  type: 'CARD',
  parameters: {
    allowedAuthMethods: GOOGLE_PAY_METHODS,
    allowedCardNetworks: GOOGLE_PAY_NETWORKS,
    ...(isBilling && { billingAddressRequired: true, billingAddressParameters: { format: 'FULL' } }),
  },
});

/** Chrome, and every browser based on it, also names Safari in its user agent. */
const isSafari = (userAgent: string) =>
  userAgent.includes('Safari/') && !/Chrom|Android|CriOS|FxiOS|Edg/.test(userAgent);

/** The request whether this shopper can pay; Safari does not report whether a card exists. */
export function readyToPayRequest(userAgent: string) {
  return { ...API, allowedPaymentMethods: [card(false)], existingPaymentMethodRequired: !isSafari(userAgent) };
}

/** The price. */
export function googlePayPrice({ amount, currency, country, label }: WalletOrder) {
  return {
    totalPriceStatus: 'FINAL', // S9.22
    totalPrice: amount,
    totalPriceLabel: label,
    currencyCode: currency,
    countryCode: country,
  } as const;
}

/** The delivery options, and the chosen one. */
export function googlePayOptions({ shippingOptions }: WalletOrder, chosen?: ShippingOption) {
  return {
    defaultSelectedOptionId: (chosen ?? shippingOptions[0])?.id,
    shippingOptions: shippingOptions.map(({ id, label, detail }) => ({ id, label, description: detail ?? '' })),
  };
}

/** The request that opens a Google Pay sheet; `raw_data_initialization` overrides it (S3.38). */
export function googlePayRequest(
  order: WalletOrder,
  meta: WalletMeta,
  merchant: string,
  gateway: string,
): Record<string, unknown> {
  const { requestShipping, shippingOptions, merchantName } = order;
  const hasOptions = shippingOptions.length > 0;
  const tokenizationSpecification = {
    type: 'PAYMENT_GATEWAY',
    parameters: { gateway, gatewayMerchantId: merchant },
  };
  return {
    ...API,
    allowedPaymentMethods: [{ ...card(meta.show_billing_address === true), tokenizationSpecification }],
    // In production, Google requires its own id of the merchant.
    merchantInfo: { merchantId: merchant, ...(merchantName && { merchantName }) },
    transactionInfo: googlePayPrice(order),
    callbackIntents: [
      'PAYMENT_AUTHORIZATION',
      ...(requestShipping ? ['SHIPPING_ADDRESS'] : []),
      ...(hasOptions ? ['SHIPPING_OPTION'] : []),
    ],
    ...((requestShipping || meta.request_payer_email === true) && { emailRequired: true }),
    ...(requestShipping && { shippingAddressRequired: true, shippingAddressParameters: { phoneNumberRequired: true } }),
    ...(hasOptions && { shippingOptionRequired: true, shippingOptionParameters: googlePayOptions(order) }),
    ...meta.raw_data_initialization,
  };
}

/** An address in Google's format. */
export interface GooglePayAddress {
  readonly name?: string;
  readonly address1?: string;
  readonly address2?: string;
  readonly locality?: string;
  readonly administrativeArea?: string;
  readonly postalCode?: string;
  readonly countryCode?: string;
  readonly phoneNumber?: string;
}

/** The payment that the shopper authorised. */
export interface GooglePayData {
  readonly email?: string;
  readonly paymentMethodData: {
    readonly type?: string;
    readonly info?: {
      readonly cardNetwork?: string;
      readonly cardDetails?: string;
      readonly billingAddress?: GooglePayAddress;
    };
    readonly tokenizationData: { readonly token: string };
  };
  readonly shippingAddress?: GooglePayAddress;
  readonly shippingOptionData?: { readonly id?: string };
}

/** An address with the provider's field names (S3.55). */
export function googlePayAddress(address: GooglePayAddress | undefined): ShippingAddress {
  return {
    address_line1: address?.address1,
    address_line2: address?.address2,
    address_city: address?.locality,
    address_postcode: address?.postalCode,
    address_state: address?.administrativeArea,
    address_country: address?.countryCode?.toUpperCase(),
  };
}

/** The capture of an authorised payment (S3.51, S3.53, S3.54). */
export function googlePayMethod(
  { email, paymentMethodData, shippingAddress }: GooglePayData,
  { requestShipping, shippingOptions }: WalletOrder,
  chosen?: ShippingOption,
): WalletPaymentMethod {
  const { type, info, tokenizationData } = paymentMethodData;
  // Google sends the cardholder's name only with a billing address.
  const name = info?.billingAddress?.name ?? shippingAddress?.name;
  const shipping = {
    method: shippingMethod(chosen),
    options: shippingOptions,
    ...googlePayAddress(shippingAddress),
    contact: { ...splitName(shippingAddress?.name), email, phone: shippingAddress?.phoneNumber },
  };
  return {
    customer: {
      payer_name: shippingAddress?.name ?? name,
      payer_email: email,
      payer_phone: shippingAddress?.phoneNumber ?? info?.billingAddress?.phoneNumber,
      payment_source: {
        wallet_type: 'google',
        type,
        card_scheme: info?.cardNetwork,
        card_name: name,
        card_number_last4: info?.cardDetails,
        ...googlePayAddress(info?.billingAddress),
        ref_token: tokenizationData.token,
      },
    },
    ...(requestShipping && { shipping }),
  };
}
