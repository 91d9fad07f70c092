/** The part of Google's published types that the simulation reads or returns. */
export type TransactionInfo = {
  totalPrice?: string;
  totalPriceStatus?: string;
  currencyCode?: string;
  countryCode?: string;
  totalPriceLabel?: string;
};

export type ShippingOptionParameters = {
  defaultSelectedOptionId?: string;
  shippingOptions?: { id: string; label: string; description?: string }[];
};

export type PaymentDataRequest = {
  apiVersion: number;
  apiVersionMinor: number;
  allowedPaymentMethods: { type: string; parameters?: Record<string, unknown>; tokenizationSpecification?: object }[];
  merchantInfo?: { merchantName?: string; merchantId?: string };
  transactionInfo: TransactionInfo;
  callbackIntents?: string[];
  emailRequired?: boolean;
  shippingAddressRequired?: boolean;
  shippingOptionRequired?: boolean;
  shippingOptionParameters?: ShippingOptionParameters;
};

export type DataError = { reason?: string; message?: string; intent?: string };

export type DataUpdate = {
  newTransactionInfo?: TransactionInfo;
  newShippingOptionParameters?: ShippingOptionParameters;
  error?: DataError;
};

export type PaymentsClientOptions = {
  environment?: string;
  paymentDataCallbacks?: {
    onPaymentAuthorized?(data: object): Promise<{ transactionState: string; error?: DataError }>;
    onPaymentDataChanged?(data: object): Promise<DataUpdate>;
  };
};

/** A rejection in Google's format: an object with a code, not an Error. */
export const developerError = (statusMessage: string) => ({ statusCode: 'DEVELOPER_ERROR', statusMessage });

/** The error in a request; undefined when there is none. */
export function problemOf(
  request: PaymentDataRequest,
  { paymentDataCallbacks = {} }: PaymentsClientOptions,
): string | undefined {
  if (request?.apiVersion !== 2 || request.apiVersionMinor !== 0) return 'apiVersion must be 2 and apiVersionMinor 0';
  const [method] = request.allowedPaymentMethods ?? [];
  if (method?.type !== 'CARD') return 'allowedPaymentMethods must hold the type CARD';
  if (!method.tokenizationSpecification) return 'allowedPaymentMethods must hold a tokenizationSpecification';
  const { currencyCode = '', totalPrice = '', totalPriceStatus } = request.transactionInfo ?? {};
  if (!/^[A-Z]{3}$/.test(currencyCode)) return 'transactionInfo.currencyCode must be three capital letters';
  if (!totalPriceStatus) return 'transactionInfo.totalPriceStatus is required';
  if (!/^\d+(\.\d\d?)?$/.test(totalPrice)) return 'transactionInfo.totalPrice must be a text like 10.50';
  const intents = request.callbackIntents ?? [];
  if (intents.includes('PAYMENT_AUTHORIZATION') !== Boolean(paymentDataCallbacks.onPaymentAuthorized)) {
    return 'onPaymentAuthorized and the intent PAYMENT_AUTHORIZATION belong together';
  }
  const asksChanges = intents.some((intent) => intent.startsWith('SHIPPING') || intent === 'OFFER');
  if (asksChanges && !paymentDataCallbacks.onPaymentDataChanged) return 'onPaymentDataChanged is missing';
  return undefined;
}
