import type { PaymentMethodName } from '#parts/payment/payment-state.ts';
import type { DonationFrequency } from '#rules/donations/donation-fields.ts';
import type { DonationFormProps } from '../donation-form.definition.ts';

type MethodName = DonationFormProps['paymentMethods'][number];

/** The ways to pay by their names in the attribute. */
const METHODS: Readonly<Record<MethodName, PaymentMethodName>> = {
  card: 'Card',
  paypal: 'PayPal',
  'apple-pay': 'ApplePay',
  'google-pay': 'GooglePay',
  'bank-account': 'BankAccount',
};
const OF_FREQUENCY: Readonly<Record<DonationFrequency, readonly PaymentMethodName[]>> = {
  'one-off': ['Card', 'PayPal', 'ApplePay', 'GooglePay'],
  // A wallet's charge is approved once; only PayPal keeps an account that can be charged each month.
  monthly: ['Card', 'PayPal', 'BankAccount'],
};

/** The wallets that a device reports. */
export interface DeviceWallets {
  readonly applePay: boolean;
  readonly googlePay: boolean;
}

/** D1.10: the ways to pay that the page names, that fit the frequency, and that device and settings can use. */
export function usableMethods(
  page: DonationFormProps,
  frequency: DonationFrequency,
  device: DeviceWallets,
): PaymentMethodName[] {
  const isUsable: Readonly<Record<PaymentMethodName, boolean>> = {
    Card: true,
    PayPal: frequency === 'one-off' || page.paypalGatewayId !== '',
    ApplePay: device.applePay || page.applePayScript !== '',
    GooglePay: device.googlePay || page.googlePayScript !== '',
    // D1.11: no account is debited without an agreement that can be read first.
    BankAccount: page.bankGatewayId !== '' && page.debitAgreement.trim() !== '' && page.debitAgreementVersion !== '',
  };
  return page.paymentMethods
    .map((name) => METHODS[name])
    .filter((method) => isUsable[method] && OF_FREQUENCY[frequency].includes(method));
}

/**
 * A wallet whose script address the page sets is not looked up: a strict policy would report the device's own look-up.
 */
export const possibleWallets = (
  page: Pick<DonationFormProps, 'paymentMethods' | 'applePayScript' | 'googlePayScript'>,
): readonly MethodName[] =>
  page.paymentMethods.filter(
    (name) =>
      (name === 'apple-pay' && page.applePayScript === '') || (name === 'google-pay' && page.googlePayScript === ''),
  );

interface WalletPage {
  readonly ApplePaySession?: { canMakePayments?(): boolean };
  readonly PaymentRequest?: typeof PaymentRequest;
}

/** Asks the device for the wallets that the page names, without a script of a vendor. Never rejects. */
export async function deviceWallets(
  methods: readonly MethodName[],
  page: WalletPage = globalThis as WalletPage,
): Promise<DeviceWallets> {
  return {
    applePay: methods.includes('apple-pay') && hasApplePay(page),
    googlePay: methods.includes('google-pay') && (await hasGooglePay(page)),
  };
}

function hasApplePay({ ApplePaySession }: WalletPage): boolean {
  try {
    return ApplePaySession?.canMakePayments?.() === true;
  } catch {
    // Safari throws in a page without a secure origin.
    return false;
  }
}

async function hasGooglePay({ PaymentRequest: Request }: WalletPage): Promise<boolean> {
  if (!Request) return false;
  try {
    const data = { apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods: [] };
    const total = { label: 'Gift', amount: { currency: 'AUD', value: '1.00' } };
    return await new Request([{ supportedMethods: 'https://google.com/pay', data }], { total }).canMakePayment();
  } catch {
    return false;
  }
}
