import { make } from '#hosted-kit/dom.ts';
import { sheetAmount } from '../../../core/sandbox-money.ts';
import { sandboxReference } from '../sandbox-outcomes.ts';
import { renderPayButton } from '../sheet/pay-button.ts';
import { Sheet } from '../sheet/sheet.ts';
import type { WalletCard, WalletContact } from '../sheet/wallet-cards.ts';

const TEXTS: Record<string, string> = {
  pay: 'Pay with',
  buy: 'Buy with',
  donate: 'Donate with',
  checkout: 'Checkout with',
  order: 'Order with',
  book: 'Book with',
  subscribe: 'Subscribe with',
  plain: '',
};

type ButtonOptions = {
  onClick(event: Event): void;
  buttonType?: string;
  buttonColor?: string;
  buttonSizeMode?: string;
  buttonRadius?: number;
};

let isOpen = false;

/** Simulates Google's client, version 2.0. */
class PaymentsClient {
  constructor(private readonly options: PaymentsClientOptions = {}) {}

  isReadyToPay = async (request: PaymentDataRequest) => {
    if (request?.apiVersion !== 2) throw developerError('apiVersion must be 2');
    return { result: request.allowedPaymentMethods?.[0]?.type === 'CARD', paymentMethodPresent: true };
  };

  prefetchPaymentData = (_request: PaymentDataRequest) => {};

  createButton({
    onClick,
    buttonType = 'buy',
    buttonColor = 'default',
    buttonSizeMode = 'static',
    buttonRadius,
  }: ButtonOptions) {
    if (typeof onClick !== 'function') throw new TypeError('createButton needs onClick');
    const host = make('div');
    if (buttonSizeMode === 'fill') host.style.width = '100%';
    else host.style.width = '240px';
    const look = buttonColor === 'white' ? 'white' : 'black';
    renderPayButton(
      host,
      { text: TEXTS[buttonType] ?? 'Buy with', brand: 'SimGoogle Pay', look, radius: buttonRadius },
      onClick,
    );
    return host;
  }

  loadPaymentData(request: PaymentDataRequest): Promise<object> {
    const problem = problemOf(request, this.options) ?? (isOpen ? 'A payment sheet is open already' : undefined);
    if (problem) return Promise.reject(developerError(problem));
    return new Promise((resolve, reject) => this.#openSheet(request, resolve, reject));
  }

  #openSheet(request: PaymentDataRequest, resolve: (data: object) => void, reject: (error: object) => void): void {
    const { onPaymentAuthorized, onPaymentDataChanged } = this.options.paymentDataCallbacks ?? {};
    const intents = request.callbackIntents ?? [];
    const { currencyCode = '', totalPrice } = request.transactionInfo;
    const optionsOf = (list: DataUpdate['newShippingOptionParameters']) =>
      (list?.shippingOptions ?? []).map(({ id, label, description }) => ({ id, label, detail: description }));
    const end = () => {
      isOpen = false;
      sheet.close();
    };
    const change = async (callbackTrigger: string) => {
      if (!onPaymentDataChanged) return;
      if (callbackTrigger !== 'INITIALIZE' && !intents.includes(callbackTrigger)) return;
      const { newTransactionInfo, newShippingOptionParameters, error } = await onPaymentDataChanged({
        callbackTrigger,
        shippingAddress: intermediateAddress(sheet.contact),
        shippingOptionData: { id: sheet.option || 'shipping_option_unselected' },
      });
      if (newTransactionInfo) sheet.setTotal(sheetAmount(newTransactionInfo.totalPrice, currencyCode));
      if (newShippingOptionParameters) sheet.setOptions(optionsOf(newShippingOptionParameters));
      if (error) sheet.say(error.message || 'The shop does not accept this.', true);
    };
    const pay = async () => {
      const data = googlePaymentData(request, sheet);
      if (onPaymentAuthorized) {
        const { transactionState, error } = await onPaymentAuthorized(data);
        if (transactionState !== 'SUCCESS') return sheet.say(error?.message || 'The payment was not made.', true);
      }
      end();
      resolve(data);
    };
    const sheet = new Sheet(
      {
        brand: { name: 'SimGoogle Pay', look: 'google' },
        merchant: request.merchantInfo?.merchantName || location.hostname,
        total: sheetAmount(totalPrice, currencyCode),
        asksContact: request.shippingAddressRequired ?? false,
        options: request.shippingOptionRequired ? optionsOf(request.shippingOptionParameters) : [],
      },
      {
        contact: () => change('SHIPPING_ADDRESS'),
        option: () => change('SHIPPING_OPTION'),
        pay,
        cancel: () => {
          isOpen = false;
          reject({ statusCode: 'CANCELED' });
        },
      },
    );
    isOpen = true;
    sheet.open();
    if (request.shippingAddressRequired && intents.includes('SHIPPING_ADDRESS')) {
      void sheet.run(() => change('INITIALIZE'), 'Waiting for the shop…');
    }
  }
}

export function startGooglePay(): void {
  Object.assign(window, {
    google: { ...(window as { google?: object }).google, payments: { api: { PaymentsClient } } },
  });
}

const NETWORKS = { visa: 'VISA', mastercard: 'MASTERCARD', amex: 'AMEX' };

/** The part of an address that Google reveals before the payment. */
function intermediateAddress({ city, state, postcode, country }: WalletContact) {
  return { administrativeArea: state, countryCode: country, locality: city, postalCode: postcode };
}

function fullAddress(contact: WalletContact) {
  const { firstName, lastName, line1, phone } = contact;
  return {
    ...intermediateAddress(contact),
    name: `${firstName} ${lastName}`,
    address1: line1,
    address2: '',
    address3: '',
    phoneNumber: phone,
  };
}

/** Payment data in Google's format; its token decides the outcome in the sandbox. */
function googlePaymentData(
  request: PaymentDataRequest,
  choice: { card: WalletCard; contact: WalletContact; option: string },
): object {
  const { card, contact, option } = choice;
  const { billingAddressRequired } = request.allowedPaymentMethods[0]?.parameters ?? {};
  const token = {
    protocolVersion: 'ECv2',
    signature: 'worth-nothing-outside-the-sandbox',
    signedMessage: JSON.stringify({ encryptedMessage: sandboxReference('', card.outcome) }),
  };
  return {
    apiVersion: 2,
    apiVersionMinor: 0,
    ...(request.emailRequired ? { email: contact.email } : {}),
    paymentMethodData: {
      type: 'CARD',
      description: `${NETWORKS[card.scheme]} •••• ${card.last4}`,
      info: {
        cardNetwork: NETWORKS[card.scheme],
        cardDetails: card.last4,
        ...(billingAddressRequired ? { billingAddress: fullAddress(contact) } : {}),
      },
      tokenizationData: { type: 'PAYMENT_GATEWAY', token: JSON.stringify(token) },
    },
    ...(request.shippingAddressRequired ? { shippingAddress: fullAddress(contact) } : {}),
    ...(request.shippingOptionRequired ? { shippingOptionData: { id: option } } : {}),
  };
}

/** The part of Google's published types that the simulation reads or returns. */
type TransactionInfo = {
  totalPrice?: string;
  totalPriceStatus?: string;
  currencyCode?: string;
  countryCode?: string;
  totalPriceLabel?: string;
};

type ShippingOptionParameters = {
  defaultSelectedOptionId?: string;
  shippingOptions?: { id: string; label: string; description?: string }[];
};

type PaymentDataRequest = {
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

type DataError = { reason?: string; message?: string; intent?: string };

type DataUpdate = {
  newTransactionInfo?: TransactionInfo;
  newShippingOptionParameters?: ShippingOptionParameters;
  error?: DataError;
};

type PaymentsClientOptions = {
  environment?: string;
  paymentDataCallbacks?: {
    onPaymentAuthorized?(data: object): Promise<{ transactionState: string; error?: DataError }>;
    onPaymentDataChanged?(data: object): Promise<DataUpdate>;
  };
};

/** A rejection in Google's format: an object with a code, not an Error. */
const developerError = (statusMessage: string) => ({ statusCode: 'DEVELOPER_ERROR', statusMessage });

/** The error in a request; undefined when there is none. */
function problemOf(
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
