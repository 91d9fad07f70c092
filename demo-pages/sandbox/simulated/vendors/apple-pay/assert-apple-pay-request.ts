/** An amount with its label, in Apple's format. */
export type AppleLineItem = { label: string; amount: string; type?: 'final' | 'pending' };
export type AppleShippingMethod = { identifier: string; label: string; detail?: string; amount: string };

/** The part of a payment request that the simulated sheet shows or checks. */
export type ApplePayRequest = {
  countryCode: string;
  currencyCode: string;
  merchantCapabilities: string[];
  supportedNetworks: string[];
  total: AppleLineItem;
  requiredShippingContactFields?: string[];
  requiredBillingContactFields?: string[];
  shippingMethods?: AppleShippingMethod[];
};

/** What a completion method may receive. */
export type AppleUpdate = {
  newTotal?: AppleLineItem;
  newLineItems?: AppleLineItem[];
  newShippingMethods?: AppleShippingMethod[];
  errors?: { code?: string; message?: string }[];
  status?: number;
};

const NEEDED = ['countryCode', 'currencyCode', 'merchantCapabilities', 'supportedNetworks', 'total'] as const;

/** Throws for a request that Apple's own session refuses, with the same kind of error. */
export function assertRequest(version: number, request: ApplePayRequest): void {
  if (!Number.isInteger(version) || version < 1 || version > 14) {
    throw new DOMException(`"${version}" is not a supported version.`, 'InvalidAccessError');
  }
  for (const name of NEEDED) {
    if (request?.[name] === undefined) throw new TypeError(`Member ApplePayPaymentRequest.${name} is required.`);
  }
  const { countryCode, currencyCode, total, merchantCapabilities } = request;
  if (!/^[A-Z]{2}$/.test(countryCode)) throw new TypeError(`"${countryCode}" is not a valid country code.`);
  if (!/^[A-Z]{3}$/.test(currencyCode)) throw new TypeError(`"${currencyCode}" is not a valid currency code.`);
  if (!merchantCapabilities.includes('supports3DS')) throw new TypeError('supports3DS is required.');
  if (!/^\d+(\.\d{1,2})?$/.test(String(total.amount))) throw new TypeError(`"${total.amount}" is not a valid amount.`);
}

/** What a device supports, by the word in the merchant identifier that selects it. */
export const CAPABILITIES: Record<string, string> = {
  unknown: 'paymentCredentialStatusUnknown',
  nocards: 'paymentCredentialsUnavailable',
  unsupported: 'applePayUnsupported',
};
