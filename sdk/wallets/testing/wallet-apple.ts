/** The part of Apple's published interface that the library uses, controlled by the test. Never part of a build. */
import type { ApplePaySheet } from '../apple-pay/apple-pay.ts';

export interface AppleStandIn {
  /** A sheet: its creation arguments and all later calls. */
  readonly sheets: StandInSheet[];
  credentialState: string;
  /** The latest version of the interface that the device supports. */
  newestVersion: number;
  readonly asked: unknown[];
  remove(): void;
}

export type StandInSheet = ApplePaySheet & {
  readonly version: number;
  readonly request: Record<string, unknown>;
  readonly calls: [name: string, argument?: unknown][];
};

/** Adds `ApplePaySession` to the page; `without` names parts to leave out. */
export function standInForApple({
  hasCheck = true,
  beginError,
}: {
  hasCheck?: boolean;
  beginError?: Error;
} = {}): AppleStandIn {
  const standIn = {
    sheets: [] as StandInSheet[],
    credentialState: 'paymentCredentialsAvailable',
    newestVersion: 14,
    asked: [] as unknown[],
    remove() {
      for (const name of ['ApplePaySession', 'ApplePayError']) Reflect.deleteProperty(window, name);
    },
  };
  class Session {
    static readonly STATUS_SUCCESS = 0;
    static readonly STATUS_FAILURE = 1;
    static supportsVersion(version: number) {
      standIn.asked.push(['supportsVersion', version]);
      return version <= standIn.newestVersion;
    }
    static async canMakePaymentsWithActiveCard(merchant: string) {
      standIn.asked.push(['canMakePaymentsWithActiveCard', merchant]);
      return standIn.credentialState === 'paymentCredentialsAvailable';
    }
    static applePayCapabilities?: unknown = hasCheck
      ? async (merchant: string) => {
          standIn.asked.push(['applePayCapabilities', merchant]);
          return { paymentCredentialStatus: standIn.credentialState };
        }
      : undefined;
    readonly calls: [name: string, argument?: unknown][] = [];
    constructor(
      readonly version: number,
      readonly request: object,
    ) {
      standIn.sheets.push(this as unknown as StandInSheet);
    }
    begin() {
      if (beginError) throw beginError;
      this.calls.push(['begin']);
    }
    abort = () => void this.calls.push(['abort']);
    completeMerchantValidation = (session: unknown) => void this.calls.push(['completeMerchantValidation', session]);
    completePaymentMethodSelection = (update: unknown) =>
      void this.calls.push(['completePaymentMethodSelection', update]);
    completeShippingContactSelection = (update: unknown) =>
      void this.calls.push(['completeShippingContactSelection', update]);
    completeShippingMethodSelection = (update: unknown) =>
      void this.calls.push(['completeShippingMethodSelection', update]);
    completePayment = (result: unknown) => void this.calls.push(['completePayment', result]);
  }
  class ApplePayError {
    constructor(
      readonly code: string,
      readonly contactField: unknown,
      readonly message: string,
    ) {}
  }
  Object.assign(window, { ApplePaySession: Session, ApplePayError });
  return standIn;
}

/** Apple's payment data after the shopper approved. */
export const applePayment = {
  token: {
    paymentData: { data: 'x' },
    paymentMethod: { displayName: 'Visa 4242', network: 'Visa', type: 'credit' },
  },
  billingContact: { givenName: 'Ann', familyName: 'Lee' },
  shippingContact: { givenName: 'Ann', familyName: 'Lee', emailAddress: 'a@b.c', phoneNumber: '+61400000000' },
};
